import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { keepProductsApart } from './productQueries.ts'

describe('what was fetched', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let product = 'rimba-my'
  keepProductsApart(queries, () => product)

  it('is known again in its own product only', () => {
    queries.setQueryData(['movie', 'getList'], ['Alpha'])
    product = 'rimba-sg'
    expect(queries.getQueryData(['movie', 'getList'])).toBeUndefined()
    queries.setQueryData(['movie', 'getList'], ['Beta'])
    product = 'rimba-my'
    expect(queries.getQueryData(['movie', 'getList'])).toEqual(['Alpha'])
  })

  it('is renewed in every product by its name', async () => {
    await queries.invalidateQueries({ queryKey: ['movie'] })
    const stale = queries.getQueryCache().findAll({ stale: true })
    expect(stale.map(({ state }) => state.data)).toEqual([['Alpha'], ['Beta']])
  })

  it('is the same for the whole session where it belongs to the person', () => {
    queries.setQueryData(['session', 'ann'], 'settings')
    product = 'rimba-sg'
    expect(queries.getQueryData(['session', 'ann'])).toBe('settings')
    expect(queries.getDefaultOptions().queries?.retry).toBe(false)
  })
})

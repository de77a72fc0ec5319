import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import type { DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import type { EventListener } from '#dataProvider/events.ts'
import type { Product } from '#contract/schemas/settings.ts'
import type { Wiring } from '../wiring.ts'
import { useProducts } from './useProducts.ts'

const ann: Actor = { uid: 'ann', username: 'ann', name: 'Ann', roles: [], products: ['rimba-sg'], productAdmin: false }
const MY = { id: 'rimba-my', n: 'Rimba MY' }
const SG = { id: 'rimba-sg', n: 'Rimba SG' }
const ID = { id: 'rimba-id', n: 'Rimba ID' }

function aSession(actor: Actor, first: Product[] | undefined) {
  const listeners = new Set<EventListener>()
  const getList = vi.fn(async () => ({ data: [MY, SG, ID], total: 3 }))
  const know = vi.fn()
  const subscribe = (listener: EventListener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const wiring = { events: { subscribe }, product: { know } } as unknown as Wiring
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={{ getList } as unknown as DataProvider} queryClient={queries}>
      {children}
    </CoreAdminContext>
  )
  const view = renderHook(() => useProducts(wiring, actor, first), { wrapper })
  const hear = (topic: string) => act(() => listeners.forEach((listener) => listener({ topic, urn: '', id: '' })))
  return { ...view, hear, getList, know }
}
const admin = { ...ann, productAdmin: true }

describe('the products of a session', () => {
  it('are those of the start until one is made somewhere', async () => {
    const { result, hear, getList, know } = aSession(admin, [SG, MY])
    expect(result.current).toEqual([MY, SG])
    hear('setting')
    expect(getList).not.toHaveBeenCalled()
    hear('product')
    await waitFor(() => expect(result.current).toEqual([ID, MY, SG]))
    expect(know).toHaveBeenLastCalledWith(['rimba-my', 'rimba-sg', 'rimba-id'])
  })

  it('are no others than the claim’s, whatever is listed', () => {
    expect(aSession(ann, [MY, SG]).result.current).toEqual([SG])
  })

  it('are asked for anew where they could not be listed at the start', async () => {
    const { result, know } = aSession(admin, undefined)
    expect(result.current).toEqual([])
    expect(know).toHaveBeenLastCalledWith(undefined)
    await waitFor(() => expect(result.current).toHaveLength(3))
  })
})

import { expect, it } from 'vitest'
import { detailAt, withDetail } from './detailFields.ts'

it('a detail is set without touching what else the object has, and leaves nothing empty behind', () => {
  const seo = withDetail({ own: 1 }, ['tw', 'ca'], 'summary')
  expect(seo).toEqual({ own: 1, tw: { ca: 'summary' } })
  expect(detailAt(seo, ['tw', 'ca'])).toBe('summary')
  expect(withDetail(seo, ['tw', 'ca'], undefined)).toEqual({ own: 1 })
  expect(withDetail({ tw: { ca: 'summary' } }, ['tw', 'ca'], undefined)).toBeUndefined()
})

it('what stands in the way of a path is replaced, never read as an object', () => {
  expect(detailAt({ tw: 'text' }, ['tw', 'ca'])).toBeUndefined()
  expect(withDetail({ tw: 'text' }, ['tw', 'ca'], 'app')).toEqual({ tw: { ca: 'app' } })
})

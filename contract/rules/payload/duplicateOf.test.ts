import { expect, test } from 'vitest'
import { duplicateOf } from './duplicateOf.ts'

test('a copy has the texts, under names that say so in their language', () => {
  const record = {
    id: '1',
    key: 'k',
    st: 'published',
    rt: 5,
    lon: [
      { lang: 'en', n: 'Alpha' },
      { lang: 'fr', n: 'Alpha' },
    ],
  }
  expect(duplicateOf(record)).toEqual({
    rt: 5,
    lon: [
      { lang: 'en', n: 'Alpha (copy)' },
      { lang: 'fr', n: 'Alpha' },
    ],
  })
})

test('identifiers, pictures and what happened to the original stay with it', () => {
  const record = { ex_id: 'X1', ia: ['0-16x9'], ia_meta: {}, cond_pub: { reason: 'a' }, err_msg: 'x', prd: ['a'] }
  expect(duplicateOf(record)).toEqual({ prd: ['a'] })
})

test('the original is not touched', () => {
  const record = Object.freeze({ lon: Object.freeze([Object.freeze({ lang: 'en', n: 'A' })]) })
  expect(duplicateOf(record).lon).toEqual([{ lang: 'en', n: 'A (copy)' }])
})

import { expect, test } from 'vitest'
import { summaryOf } from '#contract/registry/typeDocument.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { lackingLists } from './lackingLists.ts'

const movie = summaryOf(shippedType('movie'))
const lists = (ratios: readonly string[], lacksLanguage: boolean, type = 'movie') =>
  lackingLists([{ type, ratios, lacksLanguage }], [movie], 'ta').map(({ filter }) => filter)

test('titles lead to the lists that their type can narrow so, and to no others', () => {
  expect(lists(['16x9', '16x6', '7x2'], true)).toEqual([
    { field: 'missing_image', term: '0-16x9' },
    { field: 'missing_image', term: '0-16x6' },
    { field: 'missing_lang', term: 'ta' },
  ])
  expect(lists([], false)).toEqual([])
  expect(lists(['16x9'], true, 'unknown')).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEARCH_FIELDS, type SearchField } from '#contract/schemas/search.ts'
import { searchText } from '../searchText.ts'
import { rankOf } from './rankOf.ts'
import { searchTexts } from './searchTexts.ts'

const amelie = searchTexts({
  id: '0198c0de-0000-7000-8000-00000000dead',
  exId: 'tt0211915',
  payload: {
    lon: [
      { lang: 'en', n: 'Amélie' },
      { lang: 'zh', n: '天使爱美丽' },
      { lang: 'ta', n: 'அமேலியின் கதை' },
    ],
    losn: [{ lang: 'en', n: 'The fabulous destiny' }],
    lod: [{ lang: 'en', n: 'A waitress in Paris looks after others.' }],
    ppl: [{ n: 'Audrey Tautou', r: 'actor', ch: 'Amélie Poulain' }],
  },
})
const rank = (term: string, fields: readonly SearchField[] = SEARCH_FIELDS) => rankOf(amelie, term, fields)

describe('the rank of a hit', () => {
  test.each([
    ['AMELIE', 0, 'Amélie'],
    ['ame', 1, 'Amélie'],
    ['天使', 1, '天使爱美丽'],
    ['爱美', 2, '天使爱美丽'],
    ['யின்', 2, 'அமேலியின் கதை'],
    ['Fabulous', 2, 'The fabulous destiny'],
    ['waitress', 3, 'A waitress in Paris looks after others.'],
    ['poulain', 3, 'Amélie Poulain'],
    ['tt021', 3, 'tt0211915'],
    ['00000000dead', 3, '0198c0de-0000-7000-8000-00000000dead'],
  ])('of %s is %i, by %j', (term, wanted, text) => {
    expect(rank(term)).toMatchObject({ rank: wanted, match: { text } })
  })

  test('names the field and the language', () => {
    expect(rank('paris')?.match).toEqual({ field: 'lod', lang: 'en', text: 'A waitress in Paris looks after others.' })
    expect(rank('tautou')?.match).toEqual({ field: 'ppl', text: 'Audrey Tautou' })
  })

  test('looks into no field that was not asked for', () => {
    expect(rank('paris', ['lon', 'ppl'])).toBeUndefined()
    expect(rank('amelie', ['ppl'])?.rank).toBe(3)
    expect(rank('amelie', [])).toBeUndefined()
  })

  test('survives a type of somebody’s own with anything in these fields', () => {
    const odd = { lon: 'x', losn: [null, 7, { n: 5 }], lod: { n: 'abc' }, ppl: [[], 'abc', { n: null, ch: {} }] }
    expect(searchTexts({ payload: odd, id: 'i', exId: null })).toEqual([{ field: 'id', text: 'i' }])
  })
})

const words = fc.string({
  unit: fc.constantFrom('a', 'B', 'é', ' ', '-', '中', '国', 'அ', 'ா', '1', '%'),
  maxLength: 8,
})
const texts = fc.array(fc.record({ field: fc.constantFrom(...SEARCH_FIELDS), text: words }), { maxLength: 5 })

test('a title is a hit exactly where the folded term is part of a folded text of the fields asked', () => {
  fc.assert(
    fc.property(texts, words, fc.subarray([...SEARCH_FIELDS]), (list, term, fields) => {
      const wanted = searchText(term)
      const isHit =
        wanted !== '' && list.some(({ field, text }) => fields.includes(field) && searchText(text).includes(wanted))
      expect(rankOf(list, term, fields) !== undefined).toBe(isHit)
    }),
    { numRuns: 2_000 },
  )
})

test('a name is never behind a description', () => {
  fc.assert(
    fc.property(texts, words, (list, term) => {
      const inNames = rankOf(list, term, ['lon'])
      if (inNames) expect(rankOf(list, term, SEARCH_FIELDS)).toEqual(inNames)
    }),
  )
})

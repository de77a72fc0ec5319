import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTexts, type Searched } from '#contract/rules/search/searchTexts.ts'
import { searchKey, searchText, termLongEnough } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { fieldBits, gramOfTerm, gramOf, maskOf } from './grams.ts'
import { partsOf, termParts } from './parts.ts'
import { partNumber, partSums, sharedNumber, UNCOUNTED, type PartSums } from './partSums.ts'
import { searchColumns } from './searchRow.ts'

const letters = fc.constantFrom(
  'a',
  'b',
  'b',
  '1',
  ' ',
  'é',
  '-',
  'க',
  'ட',
  '்',
  '海',
  '港',
  '城',
  'か',
  'ー',
  'ก',
  '한',
  '𠀀',
  '~',
)
const alike = [
  ['a', 'b', '1', 'é'],
  ['க', 'ட', '்'],
  ['海', '港', 'か'],
].map((some) => fc.array(fc.constantFrom(...some), { minLength: 2, maxLength: 5 }))
const terms = fc.oneof(...alike, fc.array(letters, { minLength: 2, maxLength: 5 })).map((some) => some.join(''))
const text = fc.array(letters, { maxLength: 14 }).map((some) => some.join(''))
const texts = fc.array(
  text.map((n) => ({ lang: 'en', n })),
  { maxLength: 3 },
)
const title: fc.Arbitrary<Searched> = fc.record({
  payload: fc.record({
    lon: texts,
    losn: texts,
    lod: texts,
    ppl: fc.array(fc.record({ n: text, ch: text }), { maxLength: 2 }),
  }),
  id: fc.constant('0198c0de-0000-7000-8000-00000000dead'),
  exId: fc.option(text),
})
const FIELDS = ['lon', 'lod', 'ppl', 'ex_id'] as const
const fields = fc.subarray([...FIELDS], { minLength: 1 })

const counted = (one: Searched) => ({ parts: partsOf(searchColumns(one)) })

function added(...all: readonly PartSums[]): PartSums {
  const sums: PartSums = new Map()
  for (const some of all) for (const [key, many] of some) sums.set(key, (sums.get(key) ?? 0) + many)
  return new Map([...sums].filter(([, many]) => many !== 0).toSorted(([one], [other]) => one - other))
}

/** As the counts are read: all words with the term in them, and what is counted too often for it. */
function read(sums: PartSums, titles: readonly Searched[], term: string, among: readonly SearchField[]) {
  const { isWhole, words, pairs } = termParts(searchKey(term))
  if (!isWhole) return undefined
  const [word] = words
  const known = new Set(titles.flatMap((one) => [...(counted(one).parts?.keys() ?? [])]))
  const numbers =
    word === undefined
      ? pairs.map(partNumber)
      : [sharedNumber(word), ...[...known].filter((one) => one.length > 2 && one.includes(word)).map(partNumber)]
  return [...sums].reduce(
    (sum, [key, many]) => (numbers.includes(gramOf(key)) && maskOf(key) & fieldBits(among) ? sum + many : sum),
    0,
  )
}

const has = (one: Searched, term: string, among: readonly SearchField[]) =>
  searchTexts(one).some(({ field, text: said }) => among.includes(field) && searchText(said).includes(searchText(term)))

describe('kept counts of parts', () => {
  it('say of each term that they know how many titles have it, in whatever fields and scripts', () => {
    let known = 0
    fc.assert(
      fc.property(fc.array(title, { maxLength: 6 }), terms, fields, (titles, term, among) => {
        fc.pre(termLongEnough(term) && gramOfTerm(searchKey(term)) === undefined)
        const many = read(added(...titles.map((one) => partSums(undefined, counted(one)))), titles, term, among)
        if (many === undefined) return
        known += 1
        expect(many).toBe(titles.filter((one) => has(one, term, among)).length)
      }),
      { numRuns: lawRuns(2_000) },
    )
    expect(known).toBeGreaterThan(100)
  })

  it('change by what a change of a title says, whatever it was before', () => {
    fc.assert(
      fc.property(title, title, (before, after) => {
        const change = partSums(counted(before), counted(after))
        expect(added(partSums(undefined, counted(before)), change)).toEqual(added(partSums(undefined, counted(after))))
        expect(partSums(counted(before), counted(before)).size).toBe(0)
        expect(added(change, partSums(counted(after), undefined), partSums(undefined, counted(before))).size).toBe(0)
      }),
      { numRuns: lawRuns(1_000) },
    )
  })

  it.each([
    ['a word of more letters than any has', 'a'.repeat(65)],
    ['more words than a description has', Array.from({ length: 2_001 }, (_, at) => `word${at}`).join(' ')],
  ])('know nothing of a title with %s, and say so', (_, n) => {
    const one = counted({ payload: { lod: [{ lang: 'en', n }] }, id: '', exId: null })
    expect([...partSums(undefined, one)]).toEqual([[UNCOUNTED * 16 + 15, 1]])
    expect([...partSums(one, undefined)]).toEqual([[UNCOUNTED * 16 + 15, -1]])
  })

  it('are under numbers that no two words share', () => {
    const numbers = new Set<number>()
    for (let at = 0; at < 300_000; at++)
      numbers.add(partNumber(`word${at.toString(36)}`)).add(sharedNumber(at.toString(36)))
    expect(numbers.size).toBe(600_000)
    for (const number of numbers) if (number >= 2 ** 48) expect(number).toBeLessThan(2 ** 48)
  })
})

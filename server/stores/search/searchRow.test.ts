import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { searchKey, searchText, termLongEnough } from '#contract/rules/searchText.ts'
import { headOf } from './heads.ts'
import { lettersOf, lettersOfTerm } from './letters.ts'
import { searchColumns } from './searchRow.ts'

const texts = fc.string({
  unit: fc.constantFrom('a', 'b', 'É', '1', ' ', '-', '中', '国', '囯', 'அ', 'ா', 'ன்', '😀', '𠮷', 'я'),
  maxLength: 14,
})

describe('what a term is looked up by', () => {
  test('a name that begins with the term has its head', () => {
    fc.assert(
      fc.property(texts, texts, (term, rest) => {
        if (termLongEnough(term) && searchText(term + rest).startsWith(searchText(term)))
          expect(headOf(searchKey(term + rest))).toBe(headOf(searchKey(term)))
      }),
      { numRuns: lawRuns(5_000) },
    )
  })

  test('a text that has the term has its letters', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, term, after) => {
        const key = searchKey(before + term + after)
        const letters = lettersOfTerm(searchKey(term))
        if (letters !== undefined && key.includes(searchKey(term))) expect(lettersOf([key])).toContain(letters)
      }),
      { numRuns: lawRuns(5_000) },
    )
  })

  test('Latin terms have no such letters, two Chinese characters have four', () => {
    expect(lettersOfTerm(searchKey('harbour'))).toBeUndefined()
    expect(lettersOfTerm(searchKey('1986年'))).toBeUndefined()
    expect(lettersOfTerm(searchKey('电影'))).toMatch(/^[a-z]{4}$/)
  })
})

describe('the row', () => {
  const names = (many: number, length: number) =>
    Array.from({ length: many }, (_, at) => ({ lang: 'en', n: `${String(at)} ${'x'.repeat(length)}` }))

  test('keeps names as long as they find room in an index, and the others beside the descriptions', () => {
    const row = searchColumns({
      payload: { lon: names(30, 100), lod: [{ lang: 'en', n: 'Text' }] },
      id: 'i',
      exId: null,
    })
    expect(row.names.length).toBeLessThanOrEqual(1_801)
    expect(row.is_long).toBe(true)
    expect(row.texts).toMatch(/^\ntext\n#\n\d+ x/)
    expect(row.names.split('\n').length + row.texts.split('\n').length).toBe(30 + 2 + 4)
  })

  test('of a purged title knows its id alone', () => {
    const { heads, names: none, ...rest } = searchColumns({ payload: {}, id: 'ab-1', exId: null })
    expect([heads, none]).toEqual([[], '\n'])
    expect(rest).toMatchObject({ texts: '\n', people: '\n', codes: '\n#\nab 1\n', letters: '', is_long: false })
  })
})

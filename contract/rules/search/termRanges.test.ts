import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchText } from '../searchText.ts'
import { excerptOf } from './excerptOf.ts'
import { termRanges } from './termRanges.ts'

const marked = (text: string, term: string) => termRanges(text, term).map(([start, end]) => text.slice(start, end))

describe('places of a term', () => {
  test.each([
    ['Amélie: L’été', 'amelie', ['Amélie']],
    ['Ame\u0301lie', 'mel', ['me\u0301l']],
    ['Harbour, harbour', 'HAR', ['Har', 'har']],
    ['Straße', 'sse', ['ße']],
    ['天使爱美丽', '爱美', ['爱美']],
    ['பொன்னியின் செல்வன்', 'செல்', ['செல்']],
    ['Spider-Man (2002)', 'man 2002', ['Man (2002']],
    ['Spider--Man', 'spider man', ['Spider--Man']],
    ['soft\u00adhyphen', 'fth', ['ft\u00adh']],
    ['Nothing here', 'zzz', []],
    ['Nothing here', '%', []],
  ])('%j for %j: %j', (text, term, parts) => expect(marked(text, term)).toEqual(parts))

  const letters = fc.string({
    unit: fc.constantFrom('a', 'B', 'é', 'e', ' ', '-', '中', '国', '1', 'ß', '😀'),
    maxLength: 12,
  })
  test('what is marked reads as the term, and every hit has a mark', () => {
    fc.assert(
      fc.property(letters, letters, (text, term) => {
        const parts = marked(text, term)
        const wanted = searchText(term)
        expect(parts.length > 0).toBe(wanted !== '' && searchText(text).includes(wanted))
        for (const part of parts) expect(searchText(part)).toContain(wanted)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('an excerpt', () => {
  const long = `${'word '.repeat(100)}harbour ${'tail '.repeat(100)}`
  test('is the whole text where that is short', () => expect(excerptOf('A harbour.', 'har')).toBe('A harbour.'))
  test('is cut at words around the term', () => {
    const text = excerptOf(long, 'harb')
    expect(text).toMatch(/^…word .*harbour tail.* tail…$/)
    expect(text.length).toBeLessThan(170)
  })
  test('begins at the start where the term stands there', () => {
    expect(excerptOf(`Harbour ${'word '.repeat(100)}`, 'harb')).toMatch(/^Harbour word/)
  })
  test('holds the term, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('中国', 'abc'),
        fc.nat(300),
        (filler, term, n) => {
          const text = `${filler.slice(0, n)} ${term} ${filler.slice(n).repeat(3)}`
          if (!searchText(text).includes(searchText(term))) return
          expect(searchText(excerptOf(text, term))).toContain(searchText(term))
        },
      ),
    )
  })
})

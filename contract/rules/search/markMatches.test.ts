import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { searchText } from '../searchText.ts'
import { markMatches } from './markMatches.ts'

/** Parts as one line, matches in brackets. */
const shown = (text: string, term: string) =>
  markMatches(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('the part of a text that a term found', () => {
  test.each([
    ['Crouching Tiger, Hidden Dragon', 'dragon', 'Crouching Tiger, Hidden [Dragon]'],
    ['Dragon Ball: the Dragons', 'DRAGON', '[Dragon] Ball: the [Dragon]s'],
    ['Le Fabuleux Destin d’Amélie', 'amelie', 'Le Fabuleux Destin d’[Amélie]'],
    ['re\u0301sume\u0301', 'esu', 'r[e\u0301su]me\u0301'],
    ['Spider-Man  (2002)', 'man 2002', 'Spider-[Man  (2002])'],
    ['Große Straße', 'strasse', 'Große [Straße]'],
    ['Große Straße', 'gros', '[Groß]e Straße'],
    ['卧虎藏龙', '藏龙', '卧虎[藏龙]'],
    ['பொன்னியின் செல்வன்', 'செல்வன்', 'பொன்னியின் [செல்வன்]'],
    ['ப\u0bc6\u0bbeன்', 'பொன்', '[ப\u0bc6\u0bbeன்]'],
    ['அது செல்வன்', 'செல்வான்', 'அது செல்வன்'],
    ['ＦＵＬＬ moon', 'full', '[ＦＵＬＬ] moon'],
    ['soft\u00adhyphen', 'thy', 'sof[t\u00adhy]phen'],
    ['👍🏽 Dragon 🎬', 'dragon', '👍🏽 [Dragon] 🎬'],
    ['한국 영화', '국 영', '한[국 영]화'],
    ['banana', 'ana', 'b[ana]na'],
    ['Arrival', 'dragon', 'Arrival'],
    ['Arrival', '  - ', 'Arrival'],
    ['', 'dragon', ''],
  ])('%s for %s is %s', (text, term, marked) => expect(shown(text, term)).toBe(marked))

  test('its words count where the whole term stands nowhere', () => {
    expect(shown('The Tiger and the Dragon', 'dragon tiger')).toBe('The [Tiger] and the [Dragon]')
    expect(shown('Tiger Dragon, the dragon', 'tiger dragon')).toBe('[Tiger Dragon], the dragon')
  })
})

const piece = fc.constantFrom(
  ...['a', 'É', 'e\u0301', 'ß', 'İ', 'ﬁ', '½', ' ', '-', '. ', '中', '龙', '𠮷', 'கொ', '\u0bc6', '\u0bbe', 'ன்', 'க'],
  ...['\u00ad', '\u200d', '👩\u200d💻', '한', '\u1100', '\u1161', '\u11a8', 'ｶ', 'ﾞ', 'Σ', 'ς', 'ö', 'o\u0308', 'the'],
)
const texts = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''))

describe('marking loses nothing and marks what search finds', () => {
  test('the parts joined are the text', () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), fc.oneof(texts, fc.string()), (text, term) => {
        expect(
          markMatches(text, term)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
      { numRuns: lawRuns(3_000) },
    )
  })

  test('a text that holds the term has a mark that holds it', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, term, after) => {
        const text = before + term + after
        const wanted = searchText(term)
        fc.pre(wanted !== '' && searchText(text).includes(wanted))
        const marks = markMatches(text, term).filter((part) => part.isMatch)
        expect(marks.some((mark) => searchText(mark.text).includes(wanted))).toBe(true)
      }),
      { numRuns: lawRuns(5_000) },
    )
  })

  test('a text that holds no word of the term has no mark', () => {
    fc.assert(
      fc.property(texts, texts, (text, term) => {
        const words = searchText(term).split(' ')
        fc.pre(!words.some((word) => searchText(text).includes(word)))
        expect(markMatches(text, term).filter((part) => part.isMatch)).toEqual([])
      }),
    )
  })

  test('a mark begins and ends where letters do', () => {
    const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
    fc.assert(
      fc.property(texts, texts, (text, term) => {
        const starts = new Set([...letters.segment(text)].map(({ index }) => index).concat(text.length))
        let at = 0
        for (const part of markMatches(text, term)) {
          if (part.isMatch) expect(starts.has(at) && starts.has(at + part.text.length)).toBe(true)
          at += part.text.length
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lawRuns } from '#tests/support/lawRuns.ts'
import { searchKey, searchText, termLongEnough } from './searchText.ts'

describe('text as search compares it', () => {
  test.each([
    ['Amélie: L’ÉTÉ!', 'amelie l ete'],
    ['  Spider-Man  (2002) ', 'spider man 2002'],
    ['Straße, Łódź, Ærø, Þór, İstanbul', 'strasse lodz aero thor istanbul'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ёлка', 'елка'],
    ['ＦＵＬＬ width ①', 'full width 1'],
    ['reséa\u0301rch', 'research'],
    ['卧虎藏龙（臥虎）', '卧虎藏龙 臥虎'],
    ['பொன்னியின் செல்வன்', 'பொன்னியின் செல்வன்'],
    ['한국', '한국'],
    ['か\u3099', 'が'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['👍 🎬', ''],
    ['', ''],
  ])('%s is %s', (text, folded) => expect(searchText(text)).toBe(folded))

  test('Tamil vowel signs count: வன் is not வான்', () => {
    expect(searchText('செல்வன்').includes(searchText('செல்வான்'))).toBe(false)
    // One vowel sign in two ways of writing: o as one sign, or as e and aa.
    expect(searchText('பொ')).toBe(searchText('ப\u0bc6\u0bbe'))
  })

  test('folding twice changes nothing', () => {
    for (let codePoint = 0; codePoint <= 0x323af; codePoint++) {
      if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue
      const once = searchText(`a${String.fromCodePoint(codePoint)}b`)
      if (searchText(once) !== once) expect.fail(`U+${codePoint.toString(16)}`)
    }
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => searchText(searchText(text)) === searchText(text)))
  })

  test('case never matters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aÉßσΣçДйஅ中İı') }), (text) => {
        expect(searchText(text.toLowerCase())).toBe(searchText(text))
      }),
    )
  })
})

const texts = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', '1', ' ', '-', 'é', '中', '国', '囯', 'அ', 'ா', 'ன்', '😀', '𠮷'),
  maxLength: 12,
})

describe('the key of an index', () => {
  test('is ASCII, whatever the text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[a-z0-9~A-Z ]*$/.test(searchKey(text))))
  })

  test('leaves plain words as they are and gives every other letter a tilde and four capitals', () => {
    expect(searchKey('Zoë & 3 Cats')).toBe('zoe 3 cats')
    expect(searchKey('中a')).toMatch(/^~[A-Z]{4}a$/)
    expect(searchKey('பொ')).toMatch(/^(~[A-Z]{4}){2}$/)
  })

  test('matches a part exactly where the folded text does', () => {
    fc.assert(
      fc.property(texts, texts, (text, part) => {
        expect(searchKey(text).includes(searchKey(part))).toBe(searchText(text).includes(searchText(part)))
      }),
      { numRuns: lawRuns(5_000) },
    )
  })

  test('finds every part of a text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (a, b, c) => {
          expect(searchKey(`${a} ${b} ${c}`)).toContain(searchKey(b))
        },
      ),
    )
  })

  test('tells any two letters apart', () => {
    const seen = new Map<string, string>()
    for (let codePoint = 0x80; codePoint <= 0x323af; codePoint++) {
      const letter = String.fromCodePoint(codePoint)
      if (!/[\p{L}\p{N}\p{M}]/u.test(letter)) continue
      const folded = searchText(`a${letter}b`)
      const key = searchKey(`a${letter}b`)
      if (seen.has(key) && seen.get(key) !== folded) expect.fail(`U+${codePoint.toString(16)}`)
      seen.set(key, folded)
    }
    expect(seen.size).toBeGreaterThan(100_000)
  })
})

describe('a term is long enough', () => {
  test.each([
    ['ab', false],
    ['abc', true],
    ['R&B', true],
    ['  a  ', false],
    ['a--', false],
    ['---', false],
    ['é1x', true],
    ['中', false],
    ['中国', true],
    ['中a', false],
    ['中ab', true],
    ['கா', false],
    ['கால', true],
    ['', false],
  ])('%j: %s', (term, enough) => expect(termLongEnough(term)).toBe(enough))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/values/languages.ts'
import { entryIndex, lengthOf, textPointer, withText } from './localizedEntry.ts'

const names = [
  { lang: 'en', n: 'Up' },
  { lang: 'ta', n: 'மேலே' },
]

describe('the text of a language', () => {
  it('stands where the order of the languages puts it', () => {
    expect(withText(names, 'ms', 'Atas')?.map((entry) => (entry as { lang: string }).lang)).toEqual(['en', 'ms', 'ta'])
    expect(withText(undefined, 'zh', '上')).toEqual([{ lang: 'zh', n: '上' }])
  })

  it('takes its entry away when it is emptied, and the list with the last one', () => {
    expect(withText(names, 'ta', '')).toEqual([names[0]])
    expect(withText([names[0]], 'en', '')).toBeUndefined()
  })

  it('is the same again after it was emptied and typed again', () => {
    const list = fc.subarray([...LANGUAGES]).map((langs) => langs.map((lang) => ({ lang, n: lang })))
    fc.assert(
      fc.property(list, fc.constantFrom(...LANGUAGES), (entries, lang) => {
        const text = entries.find((entry) => entry.lang === lang)?.n ?? ''
        expect(withText(withText(entries, lang, ''), lang, text) ?? []).toEqual(entries)
      }),
    )
  })

  it('keeps what else its entry holds', () => {
    expect(withText([{ lang: 'en', n: 'Up', by: 'ann' }], 'en', 'Oben')).toEqual([{ lang: 'en', n: 'Oben', by: 'ann' }])
  })

  it('is counted in characters as people see them', () => {
    expect(lengthOf('பூசன்')).toBe(3)
    expect(lengthOf('👩‍👩‍👧')).toBe(1)
  })

  it('has a place also while it has no entry', () => {
    expect(textPointer('/lon', 'ms', entryIndex(names, 'ms'))).toBe('/lon/ms/n')
    expect(textPointer('/lon', 'ta', entryIndex(names, 'ta'))).toBe('/lon/1/n')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmTranslation, markTyped, olderSourceOf, sourceMark, staleLanguages, statusIn } from './translations.ts'

type Entry = { lang: string; n: string; src?: string }
const type = (list: readonly unknown[], lang: string, n: string) => {
  const rest = (list as Entry[]).filter((entry) => entry.lang !== lang)
  const own = (list as Entry[]).find((entry) => entry.lang === lang)
  return markTyped(list, [...rest, { ...own, lang, n }], lang)
}
const text = fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one.trim() !== '')
const languages = fc.subarray(['zh', 'ms', 'ta'], { minLength: 1 })
const lists = fc
  .tuple(text, languages)
  .map(([en, langs]) => langs.reduce<unknown[]>((list, lang) => type(list, lang, lang), [{ lang: 'en', n: en }]))

describe('a translation', () => {
  it('is stale once its source has changed, and fresh again when the source is as it was', () => {
    fc.assert(
      fc.property(lists, text, (list, next) => {
        const [first] = list as Entry[]
        const en = (list as Entry[]).find(({ lang }) => lang === 'en')?.n ?? first?.n ?? ''
        const changed = type(list, 'en', next)
        const others = (list as Entry[]).map(({ lang }) => lang).filter((lang) => lang !== 'en')
        const isSame = sourceMark(next) === sourceMark(en)
        expect(staleLanguages(changed).toSorted()).toEqual(isSame ? [] : others.toSorted())
        expect(staleLanguages(type(changed, 'en', en))).toEqual([])
      }),
    )
  })

  it('is fresh when it is typed or found still right, and the others stay as they were', () => {
    fc.assert(
      fc.property(lists, text, fc.boolean(), (list, next, typed) => {
        const changed = type(list, 'en', `${next}!`)
        const [lang = ''] = staleLanguages(changed)
        const after = typed ? type(changed, lang, 'new') : confirmTranslation(changed, lang)
        expect(staleLanguages(after)).toEqual(staleLanguages(changed).filter((one) => one !== lang))
      }),
    )
  })

  it('of unknown age is marked when its source changes', () => {
    const list = [
      { lang: 'en', n: 'Up' },
      { lang: 'ms', n: 'Atas' },
    ]
    expect(staleLanguages(list)).toEqual([])
    expect(staleLanguages(type(list, 'en', 'Up!'))).toEqual(['ms'])
  })

  it('has nothing to be measured against where there is no source text', () => {
    const list = type([], 'ms', 'Atas')
    expect(list).toEqual([{ lang: 'ms', n: 'Atas' }])
    expect(staleLanguages(type(list, 'en', 'Up'))).toEqual([])
  })

  it('keeps the source that it was made from while that differs, over an emptied source too', () => {
    fc.assert(
      fc.property(lists, text, fc.boolean(), (list, next, empties) => {
        const en = (list as Entry[]).find(({ lang }) => lang === 'en')?.n ?? ''
        const [lang = ''] = (list as Entry[]).map((entry) => entry.lang).filter((one) => one !== 'en')
        const without = list.filter((entry) => (entry as Entry).lang !== 'en')
        const emptied = empties ? markTyped(list, without, 'en') : list
        const changed = type(type(emptied, 'en', `${next}?`), 'en', `${next}!`)
        const isSame = sourceMark(`${next}!`) === sourceMark(en)
        expect(olderSourceOf(changed, lang)).toBe(isSame ? undefined : en)
        expect(olderSourceOf(type(changed, lang, 'new'), lang)).toBeUndefined()
        expect(JSON.stringify(type(changed, 'en', en))).not.toContain('"was"')
      }),
    )
  })

  it('is final until its text becomes another one', () => {
    const list = [{ lang: 'ms', n: 'Atas', tst: 'final' }]
    const after = (n: string) => statusIn(type(list, 'ms', n)[0] as Entry)
    expect([after('Atas'), after('Naik')]).toEqual(['final', 'review'])
  })

  it('does not mind space around the source', () => {
    expect(sourceMark(' Up\n')).toBe(sourceMark('Up'))
    expect(sourceMark('  ')).toBe('')
  })
})

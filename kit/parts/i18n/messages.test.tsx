import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#contract/values/languages.ts'
import type { Language } from '#contract/values/languages.ts'
import { flatten } from '#tests/support/flatten.ts'
import { messagesByLanguage } from '#tests/support/messagesByLanguage.ts'
import { specTexts } from '#tests/support/specTexts.ts'
import { loadMessages, loadStockWords } from './loadMessages.ts'

/** Words of react-admin's stock parts come apart from the others. */
const stock = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadStockWords(language)] as const)),
)
const wordsOf = (language: Language) => flatten({ ...messagesByLanguage[language], stock: stock.get(language) ?? {} })

const english = wordsOf(DEFAULT_LANGUAGE)
const languages = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
  (language) => [language, wordsOf(language)] as const,
)

/** Words that are the same in every language: names, signs, formats. */
const SAME_EVERYWHERE =
  /^(?:%\{\w+\}|[\d\s\p{P}\p{S}]|Marquee|EPG|IP|CMS|VOD|MP4|OK|URL|JPEG|PNG|DASH|HLS|SEO|TV|RTL|UTC|ID|Ctrl S)*$/u

/** Malay shares these words with English. */
const SAME_IN_MALAY = new Set([
  'Media',
  'Status: %{word}',
  '%{n} min',
  'Menu',
  'Video',
  'Filem',
  'Format',
  'Editor',
  'Audit',
  'Poster',
  'Logo',
  'Manual',
  'Tab',
  'Tablet',
  'Grid',
  'Label',
])

/** The places for values, each name once: a language may repeat or drop a plural form, not a value. */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g))].sort()
}

describe('the words of the console', () => {
  it.each(languages)('in %s lack no key of English and have none of their own', (_language, words) => {
    expect({
      missing: [...english.keys()].filter((key) => !words.has(key)),
      extra: [...words.keys()].filter((key) => !english.has(key)),
    }).toEqual({ missing: [], extra: [] })
  })

  it.each(LANGUAGES)('in %s reach the console whole, one area for each file of the folder', async (language) => {
    expect(await loadMessages(language)).toEqual(messagesByLanguage[language])
  })

  it.each([['en', english] as const, ...languages])('in %s is nowhere empty', (_language, words) => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(languages)('in %s puts in the same values as English', (_language, words) => {
    const wrong = [...english].filter(([key, text]) => {
      // A single form has one count; the English singular may say "this" instead.
      const wanted = placeholders(text.split('||||').at(-1) ?? text)
      const all = placeholders(text)
      const given = placeholders(words.get(key) ?? '')
      return wanted.some((name) => !given.includes(name)) || given.some((name) => !all.includes(name))
    })
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  it.each([
    ['zh', /\p{Script=Han}/u],
    ['ta', /\p{Script=Tamil}/u],
  ] as const)('in %s is written in its own script', (language, script) => {
    const foreign = [...wordsOf(language)].filter(([, text]) => !script.test(text) && !SAME_EVERYWHERE.test(text))
    expect(foreign).toEqual([])
  })

  it('in Malay is not English left behind', () => {
    const same = [...wordsOf('ms')].filter(
      ([key, text]) => text === english.get(key) && !SAME_EVERYWHERE.test(text) && !SAME_IN_MALAY.has(text),
    )
    expect(same).toEqual([])
  })

  it('gives Chinese and Malay one form of a plural, English and Tamil two', () => {
    const plural = [...english].filter(([, text]) => text.includes('||||')).map(([key]) => key)
    const unlike = (language: Language, forms: number) => {
      const words = wordsOf(language)
      return plural.filter((key) => words.get(key)?.split('||||').length !== forms)
    }
    expect([...unlike('zh', 1), ...unlike('ms', 1), ...unlike('en', 2), ...unlike('ta', 2)]).toEqual([])
  })
})

describe('the texts that the specification gives', () => {
  it.each(Object.entries(specTexts))('"%s" stand to the letter', (text, key) => {
    expect(english.get(key)?.replace(/%\{(\w+)\}/g, '{$1}')).toBe(text)
  })
})

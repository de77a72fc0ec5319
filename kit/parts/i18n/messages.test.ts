import { describe, expect, it } from 'vitest'
import { messages as en } from './en/messages.ts'
import { raParts as enParts } from './en/raParts.ts'
import { flatten } from '#tests/support/flatten.ts'
import { messages as ms } from './ms/messages.ts'
import { raParts as msParts } from './ms/raParts.ts'
import { specTexts } from '#tests/support/specTexts.ts'
import { messages as ta } from './ta/messages.ts'
import { raParts as taParts } from './ta/raParts.ts'
import { messages as zh } from './zh/messages.ts'
import { raParts as zhParts } from './zh/raParts.ts'

const english = flatten({ ...en, parts: enParts })
const others = {
  zh: flatten({ ...zh, parts: zhParts }),
  ms: flatten({ ...ms, parts: msParts }),
  ta: flatten({ ...ta, parts: taParts }),
}
const languages = Object.entries(others)

/** Words that are the same in every language: names, signs, formats. */
const SAME_EVERYWHERE =
  /^(?:%\{\w+\}|[\d\s\p{P}\p{S}]|Marquee|EPG|IP|CMS|VOD|MP4|OK|URL|JPEG|PNG|DASH|HLS|UTC|ID|Ctrl S)*$/u

/** Malay shares these words with English. */
const SAME_IN_MALAY = new Set([
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
])

/** The places for values, each name once: a language may repeat or drop a plural form, not a value. */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g))].sort()
}

describe('the words of the console', () => {
  it.each(languages)('in %s has exactly the keys of English', (_language, words) => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort())
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
    const foreign = [...others[language]].filter(([, text]) => !script.test(text) && !SAME_EVERYWHERE.test(text))
    expect(foreign).toEqual([])
  })

  it('in Malay is not English left behind', () => {
    const same = [...others.ms].filter(
      ([key, text]) => text === english.get(key) && !SAME_EVERYWHERE.test(text) && !SAME_IN_MALAY.has(text),
    )
    expect(same).toEqual([])
  })

  it('gives Chinese and Malay one form of a plural, English and Tamil two', () => {
    const forms = (words: Map<string, string>, key: string) => (words.get(key) ?? '').split('||||').length
    const plural = [...english].filter(([, text]) => text.includes('||||')).map(([key]) => key)
    expect(plural.filter((key) => forms(others.zh, key) !== 1 || forms(others.ms, key) !== 1)).toEqual([])
    expect(plural.filter((key) => forms(english, key) !== 2 || forms(others.ta, key) !== 2)).toEqual([])
  })
})

describe('the texts that the specification gives', () => {
  it.each(Object.entries(specTexts))('"%s" stand to the letter', (text, key) => {
    expect(english.get(key)?.replace(/%\{(\w+)\}/g, '{$1}')).toBe(text)
  })
})

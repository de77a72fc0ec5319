import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, type Texts } from '#contract/values/languages.ts'
import { shippedTypes } from '../types/shipped.ts'
import { CONFIG_SEEDS } from './config.ts'

type Found = { path: string; texts: Texts }

/** Every label in four languages, wherever it stands in a document. */
function labelsIn(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if (LANGUAGES.some((language) => language in value) && Object.values(value).every((one) => typeof one === 'string'))
    return [{ path, texts: value as Texts }]
  return Object.entries(value).flatMap(([name, inner]) => labelsIn(inner, `${path}/${name}`))
}

const documents: [string, unknown][] = [
  ...shippedTypes().map((type): [string, unknown] => [type.type, { ...type, sample: undefined }]),
  ...CONFIG_SEEDS.map(({ type, attrs }): [string, unknown] => [type, attrs]),
]
const labels = documents.flatMap(([name, document]) => labelsIn(document, name))

/** The same in every language: names of standards, signs, ratings, languages' own names. */
const SIGNS = /^[\p{Lu}\d\s\p{P}\p{S}]*$/u
const OWN_SCRIPT: Readonly<Partial<Record<Language, RegExp>>> = { zh: /\p{Script=Han}/u, ta: /\p{Script=Tamil}/u }
/** Words that Malay writes as English does. */
const SAME_IN_MALAY = new Set([
  'Album',
  'Audio',
  'Bonus',
  'Dangdut',
  'Data',
  'Drama',
  'Genre',
  'Hip-hop',
  'Id',
  'Linear',
  'Logo',
  'Podcast',
  'Pop',
  'Poster',
  'Program',
  'Radio',
  'Rock',
  'Status',
  'Tablet',
  'Tamil',
  'Video',
])
/** Names, the same in all scripts. */
const NAMES = new Set(['Full HD', 'LPF (Malaysia)', 'CBFC (India)', 'Gracenote'])

describe('labels of types, menu, badges and filters', () => {
  it('are many, so that the search for them works', () => expect(labels.length).toBeGreaterThan(300))

  it.each(LANGUAGES)('are given in %s, none of them empty', (language) => {
    expect(labels.filter(({ texts }) => !texts[language]?.trim()).map(({ path }) => path)).toEqual([])
  })

  it.each(['zh', 'ta'] as const)('in %s are written in its own script', (language) => {
    const foreign = labels.filter(({ texts }) => {
      const text = texts[language] ?? ''
      return !OWN_SCRIPT[language]?.test(text) && !SIGNS.test(text) && !NAMES.has(text)
    })
    expect([...new Set(foreign.map(({ path, texts }) => `${path}: ${texts[language]}`))]).toEqual([])
  })

  it('in Malay are not English left behind', () => {
    const same = labels.filter(
      ({ texts: { en = '', ms } }) =>
        en === ms && !SIGNS.test(en) && !SAME_IN_MALAY.has(en.replace(/ [\dx]+$/, '')) && !NAMES.has(en),
    )
    expect([...new Set(same.map(({ texts }) => texts.en))]).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { LANGUAGES, textIn, type Language } from '#contract/values/languages.ts'
import { sayIn } from '../identity/pages/texts.ts'
import { MENU_SEED } from '../seed/menu.ts'
import { checkTypeDocument } from './checkTypeDocument.ts'
import { texts } from './groups/field.ts'
import { shippedTypes } from './shipped.ts'
import { openTypeRegistry } from './typeRegistry.ts'
import { memoryTypeVersions } from '#tests/support/memoryTypeVersions.ts'

/** A language that the console may get one day and that hardly any label has words in. */
const PSEUDO = 'qps' as Language
const pseudo = (text: string) => `[${text.replaceAll('a', 'á').replaceAll('e', 'é')}]`

type Words = { en: string } & Partial<Record<Language, string>>

/** Everything below a value that is words by language. */
function wordsIn(value: unknown): Words[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(wordsIn)
  return 'en' in value && typeof value.en === 'string' ? [value as Words, ...below] : below
}

/** The same value with the pseudo-language's words beside the English ones. */
function withPseudo<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withPseudo) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, withPseudo(one)] as const)
  const own = 'en' in value && typeof value.en === 'string' ? [[PSEUDO, pseudo(value.en)] as const] : []
  return Object.fromEntries([...entries, ...own]) as Value
}

describe('a language that the console does not have yet', () => {
  it('reads English in every label of every type and in the menu', () => {
    const words = wordsIn([...shippedTypes().map(({ sample: _, ...type }) => type), MENU_SEED])
    expect(words.length).toBeGreaterThan(1000)
    expect(words.filter((one) => textIn(one, PSEUDO) !== one.en)).toEqual([])
  })

  it('reads English on the pages of the sign-in', () => {
    expect(sayIn(PSEUDO)('signInTitle')).toBe(sayIn('en')('signInTitle'))
  })

  it('may be left out of a label, and so may any but English', () => {
    const label = texts({ en: 'Film', ms: 'Filem' })
    expect(LANGUAGES.map((language) => textIn(label, language))).toEqual(['Film', 'Film', 'Filem', 'Film'])
  })

  it('is taken into a type document and served with it', async () => {
    const [shipped] = shippedTypes()
    if (!shipped) throw new Error('no type is shipped')
    const type = { ...withPseudo({ ...shipped, sample: {} }), sample: shipped.sample }
    const registry = await openTypeRegistry(memoryTypeVersions())
    expect((await checkTypeDocument(type)).problems).toEqual([])
    await registry.install([type])
    const served = registry.get(type.type)
    expect(textIn(served?.labels.one, PSEUDO)).toBe(pseudo(shipped.labels.one.en))
    const labels = wordsIn(served?.schema).map((one) => textIn(one, PSEUDO))
    expect(labels.length).toBeGreaterThan(50)
    expect(labels.every((label) => label.startsWith('['))).toBe(true)
  })
})

import { searchText } from '#contract/rules/searchText.ts'
import type { Language } from '#contract/values/languages.ts'
import type { FormSchema } from './formSchema.ts'
import { valueWord } from './words.ts'

export type Choice = { value: unknown; label: string }

/** The values that a schema offers, with their words: an enum, or alternatives that are constants with titles. */
export function choicesOf(schema: FormSchema, language: Language): Choice[] {
  const titled = schema.oneOf ?? schema.anyOf ?? []
  const values = schema.enum ?? titled.map((option) => option.const)
  return values.map((value) => ({ value, label: value === null ? '' : valueWord(schema, value, language) }))
}

/** The value that a word or a code of a choice means, in any case of letters. */
export function matchingChoice(schema: FormSchema, text: string, language: Language): Choice | undefined {
  const wanted = plain(text.trim())
  return choicesOf(schema, language).find(
    ({ value, label }) => plain(label) === wanted || plain(String(value)) === wanted,
  )
}

/** The choice whose word or value was typed out in full, letter by letter. */
export function typedOut(choices: readonly Choice[], term: string): Choice | undefined {
  const wanted = searchText(term)
  if (wanted === '') return undefined
  return choices.find(({ value, label }) => searchText(label) === wanted || searchText(String(value)) === wanted)
}

/** Case, accents and width of letters do not count when a choice is looked for. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}(?<=[̀-ͯ])/gu, '')
    .toLocaleLowerCase()
}

/** Kept per list: one of 100,000 is not read anew for every key. */
const plainWords = new WeakMap<readonly Choice[], readonly string[]>()

export function matching(choices: readonly Choice[], term: string): readonly Choice[] {
  const wanted = plain(term.trim())
  if (wanted === '') return choices
  const words = plainWords.get(choices) ?? choices.map(({ label }) => plain(label))
  plainWords.set(choices, words)
  return choices.filter((_choice, index) => words[index]?.includes(wanted))
}

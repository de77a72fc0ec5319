import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import { MAX_WORDS } from './areWords.ts'

/** Words of a foreign schema, which has one language: the same in each until somebody translates them. */
export function untranslated(text: string): Texts {
  const words = text.slice(0, MAX_WORDS)
  return Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Texts
}

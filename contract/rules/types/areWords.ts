import { isObject } from '../diff/json.ts'
import { LANGUAGES } from '#contract/values/languages.ts'

/** The longest words of a field, in characters. */
export const MAX_WORDS = 400

/** Are these words of a field: a short text for each language, English at least? */
export function areWords(words: unknown): boolean {
  if (!isObject(words) || typeof words.en !== 'string') return false
  return LANGUAGES.every((language) => {
    const text = words[language]
    return text === undefined || (typeof text === 'string' && text.length <= MAX_WORDS)
  })
}

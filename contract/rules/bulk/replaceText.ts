import { JSON_STRING_BYTES } from '#contract/values/limits.ts'
import type { TextReplacement } from '#contract/schemas/changeSet.ts'

type Words = Pick<TextReplacement, 'find' | 'with' | 'matchCase' | 'wholeWords'>

/** Letters, their marks and digits of any script: what a word is made of. */
const WORD = '[\\p{L}\\p{M}\\p{N}_]'

/**
 * Replaces plain text wherever it stands; never a pattern, whatever it looks like. It stops where the text has become
 * longer than a text may be, which every save refuses.
 */
export function replaceText(
  text: string,
  { find, with: instead, matchCase = false, wholeWords = false }: Words,
): string {
  const plain = find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const bounded = wholeWords ? `(?<!${WORD})${plain}(?!${WORD})` : plain
  let length = text.length
  return text.replaceAll(new RegExp(bounded, matchCase ? 'gu' : 'giu'), (found) => {
    if (length > JSON_STRING_BYTES) return found
    length += instead.length - found.length
    return instead
  })
}

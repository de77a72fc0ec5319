import { hasLetterOrDigit } from './hasLetterOrDigit.ts'

/** Characters of a name that people give to a product or to themselves. */
export const NAME_LENGTH = 80

export type NameProblem = 'blank' | 'tooLong' | 'noLetter' | 'badSigns'

/**
 * What no name of a product or a person needs: control and unassigned characters, marks that turn the direction of
 * what follows or cannot be seen, angle brackets, and marks piled up on one letter. Joiners stay, scripts need them.
 */
const BAD_SIGNS =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc\u{e0000}-\u{e007f}<>]|\p{M}{4,}/u

/** The name as it is kept: composed, one space for several, none at its ends. */
export function plainName(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

/** What speaks against a name as such, or undefined: nameProblem('<b>') is 'badSigns'. */
export function nameProblem(text: string): NameProblem | undefined {
  if (text.length > 4 * NAME_LENGTH) return 'tooLong'
  const name = plainName(text)
  if (name === '') return 'blank'
  if (BAD_SIGNS.test(name)) return 'badSigns'
  if ([...name].length > NAME_LENGTH) return 'tooLong'
  return hasLetterOrDigit(name) ? undefined : 'noLetter'
}

import { hasLetterOrDigit } from './hasLetterOrDigit.ts'

/** Characters of a name that people give to a product or to themselves. */
export const NAME_LENGTH = 80

export type NameProblem = 'blank' | 'tooLong' | 'noLetter' | 'badSigns'

/**
 * What no name of a product or a person needs: control and unassigned characters, whatever has no look of its own or
 * turns the direction of what follows, angle brackets, and marks piled up on one letter.
 */
const BAD_SIGNS =
  /[\p{Cc}\p{Cn}\p{Co}\p{Cs}<>\u2800]|(?![\u200c\u200d\ufe0e\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]|[\p{Zl}\p{Zp}]|\p{M}{4,}/u
/** Joiners and variants shape the letters of some scripts and pictures; elsewhere they only tell apart what looks alike. */
const LOST_JOINERS =
  /(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{N}\p{Z}])[\u200c\u200d\ufe0e\ufe0f]|[\u200c\u200d]$/u
/** Words of letters from alphabets that share their looks: the third letter of 'Rimbа' may be Cyrillic. */
const MIXED_WORDS = [
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]/u,
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Cherokee}\p{Script=Armenian}]\p{M}*\p{Script=Latin}/u,
  /\p{Script=Cyrillic}\p{M}*\p{Script=Greek}|\p{Script=Greek}\p{M}*\p{Script=Cyrillic}/u,
]

/** The name as it is kept: composed, one space for several, none at its ends. */
export function plainName(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

/** What speaks against a name as such, or undefined: nameProblem('<b>') is 'badSigns'. */
export function nameProblem(text: string): NameProblem | undefined {
  if (text.length > 4 * NAME_LENGTH) return 'tooLong'
  const name = plainName(text)
  if (name === '') return 'blank'
  if ([BAD_SIGNS, LOST_JOINERS, ...MIXED_WORDS].some((signs) => signs.test(name))) return 'badSigns'
  if ([...name].length > NAME_LENGTH) return 'tooLong'
  return hasLetterOrDigit(name) ? undefined : 'noLetter'
}

import type { NameProblem } from '#contract/rules/names/nameProblem.ts'
import { NAME_LENGTH } from '#contract/rules/names/nameProblem.ts'

/** What is wrong with a name, for whoever calls without a console. */
export const NAME_WORDS: Readonly<Record<NameProblem, string>> = {
  blank: 'A name is needed.',
  tooLong: `A name has ${NAME_LENGTH} characters at most.`,
  noLetter: 'A name has at least one letter or digit.',
  badSigns: 'This name has signs that cannot be seen or that names do not have.',
}

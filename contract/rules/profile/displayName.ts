import type { NameProblem } from '../names/nameProblem.ts'
import { nameProblem, plainName } from '../names/nameProblem.ts'

/**
 * What speaks against a name to be shown for a person, or undefined. None at all is fine: then the name that the
 * sign-in gives is shown.
 */
export function displayNameProblem(text: string): Exclude<NameProblem, 'blank'> | undefined {
  const problem = nameProblem(text)
  return problem === 'blank' ? undefined : problem
}

/** The name as it is kept; null where none is chosen. */
export function displayNameOf(text: string): string | null {
  return plainName(text) || null
}

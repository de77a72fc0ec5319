import { hasLetterOrDigit } from '../../names/hasLetterOrDigit.ts'
import type { LocalName } from '../fields/fieldValues.ts'

export type NameListProblem = { reason: 'empty' | 'missing' | 'blank' | 'noLetter'; language?: string }

/**
 * Why the names of a page, tab or container cannot be published (specification section 5): there are none, or one is
 * missing, blank, or has no letter and no digit of any script.
 */
export function nameListProblem(names: readonly Partial<LocalName>[] | undefined): NameListProblem | undefined {
  if (!names || names.length === 0) return { reason: 'empty' }
  for (const { language, name } of names) {
    const at = language === undefined ? {} : { language }
    if (typeof name !== 'string') return { reason: 'missing', ...at }
    if (name.trim() === '') return { reason: 'blank', ...at }
    if (!hasLetterOrDigit(name)) return { reason: 'noLetter', ...at }
  }
  return undefined
}

import { hasLetterOrDigit } from './hasLetterOrDigit.ts'

/**
 * Is a list of names of a container or a title valid? (Specification section 5.) It must not be empty, and every entry
 * needs a name with at least one letter or digit, of whatever script.
 */
export function isNameList(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0 && list.every(hasName)
}

function hasName(entry: unknown): boolean {
  const name = typeof entry === 'object' && entry !== null && 'n' in entry ? entry.n : undefined
  return typeof name === 'string' && hasLetterOrDigit(name)
}

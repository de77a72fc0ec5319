import { DomainError } from '#contract/wire/errors.ts'
import { isUuid } from '../../db/isUuid.ts'

/** The keys of a call, each once; throws at what is none. */
export function keysIn(keys: readonly string[]): string[] {
  const strange = keys.findIndex((key) => !isUuid(key))
  if (strange >= 0) throw new DomainError('malformed', { field: `/keys/${strange}`, description: 'This is no key.' })
  return [...new Set(keys)]
}

import type { Identifier } from 'ra-core'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { BulkFilter, Chosen } from '#contract/wire/calls/bulkBodies.ts'

/** What a change of many names through react-admin's meta. */
export type BulkMeta = {
  /** All that match, in place of the ids. */
  flt?: BulkFilter | undefined
  /** What is done beside setting fields: unset, add, remove, shift, replace, a status. */
  changes?: ChangeSet
}

/** The titles that a change of many is about. */
export function chosenOf(ids: readonly Identifier[], { flt }: BulkMeta): Chosen {
  return flt ? { flt } : { keys: ids.map(String) }
}

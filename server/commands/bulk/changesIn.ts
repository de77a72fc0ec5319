import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { changeProblems } from '#contract/rules/bulk/changeProblems.ts'
import { hasFieldChanges } from '#contract/rules/bulk/hasFieldChanges.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** The change set of a body; throws what is wrong with it by field. */
export function changesIn(type: TypeDocument, { keys: _keys, flt: _flt, ...changes }: BulkBody): ChangeSet {
  const { st, publish } = changes
  if (!hasFieldChanges(changes) && st === undefined && publish !== true) throw new DomainError('emptyChange')
  const fields = changeProblems(changes, type.schema)
  if (fields.length > 0) throw new DomainError('invalid', { fields })
  return changes
}

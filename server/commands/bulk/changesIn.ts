import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { changeProblems } from '#contract/rules/bulk/changeProblems.ts'
import { hasFieldChanges } from '#contract/rules/bulk/hasFieldChanges.ts'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { JSON_BODY_BYTES } from '#contract/values/limits.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { standsBelowItself } from '../../decisions/parentFacts.ts'
import { refuseParent } from '../series/refuseParent.ts'

/** The change set of a body, no larger than a title may be; throws what is wrong with it by field. */
export async function changesIn(
  context: CallContext,
  type: TypeDocument,
  { keys: _keys, flt: _flt, revisions: _revisions, ...changes }: BulkBody,
): Promise<ChangeSet> {
  const { st, publish } = changes
  if (JSON.stringify(changes).length > JSON_BODY_BYTES) throw new DomainError('tooLarge')
  if (!hasFieldChanges(changes) && st === undefined && publish !== true) throw new DomainError('emptyChange')
  const fields = changeProblems(changes, type.schema)
  if (fields.length > 0) throw new DomainError('invalid', { fields })
  refuseRings(context, type, changes)
  await refuseParent(context, type, undefined, changes.set?.[type.relations?.parent?.field ?? ''], '/set')
  return changes
}

/** Whether titles would close a ring is seen one by one, as each save does; only types that stand below their own kind can. */
function refuseRings(context: CallContext, type: TypeDocument, changes: ChangeSet): void {
  const field = type.relations?.parent?.field
  if (field === undefined || changes.set?.[field] === undefined || !standsBelowItself(context.services, type)) return
  throw new DomainError('parentRing', { field: `/set/${field}` })
}

import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { changeProblems } from '#contract/rules/bulk/changeProblems.ts'
import { hasFieldChanges } from '#contract/rules/bulk/hasFieldChanges.ts'
import { ownChangeProblems } from '#contract/rules/bulk/ownChangeProblems.ts'
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
  { keys = [], flt: _flt, revisions: _revisions, each, ...changes }: BulkBody,
): Promise<ChangeSet> {
  refuseNoProducts(context)
  if (JSON.stringify(changes).length > JSON_BODY_BYTES) throw new DomainError('tooLarge')
  refuseEmpty(changes, keys, each)
  const fields = [...changeProblems(changes, type.schema), ...ownChangeProblems(each ?? {}, type.schema)]
  if (fields.length > 0) throw new DomainError('invalid', { fields })
  refuseRings(context, type, changes)
  await refuseParent(context, type, undefined, changes.set?.[type.relations?.parent?.field ?? ''], '/set')
  return changes
}

/** Whoever has no product has no title: that is told at once, and not of each by a job that has failed. */
function refuseNoProducts({ actor, products }: CallContext): void {
  if (!actor.productAdmin && products.length === 0) throw new DomainError('productMissing')
}

/** A title without a change of its own is no title to move: texts of single titles are saved, and nothing else. */
function refuseEmpty(changes: ChangeSet, keys: readonly string[], each: BulkBody['each']): void {
  const { st, publish } = changes
  const moves = st !== undefined || publish === true
  if (each && moves)
    throw new DomainError('malformed', { field: '/each', description: 'Texts of titles are saved only.' })
  if (hasFieldChanges(changes) || moves) return
  const isOwn = each !== undefined && keys.every((key) => Object.keys(each[key] ?? {}).length > 0)
  if (!isOwn) throw new DomainError('emptyChange')
}

/** Whether titles would close a ring is seen one by one, as each save does; only types that stand below their own kind can. */
function refuseRings(context: CallContext, type: TypeDocument, changes: ChangeSet): void {
  const field = type.relations?.parent?.field
  if (field === undefined || changes.set?.[field] === undefined || !standsBelowItself(context.services, type)) return
  throw new DomainError('parentRing', { field: `/set/${field}` })
}

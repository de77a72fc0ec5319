import { can } from '#contract/rules/access/can.ts'
import type { Action } from '#contract/values/access.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { lockRefuses } from '#contract/rules/actions/lockRefuses.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { TakenBackItem } from '../../stores/bulkJobStore.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import type { Former } from '../../stores/documents/many/former.ts'
import { planReturn, type StoredVersions } from '../../stores/documents/many/planReturn.ts'
import type { Sender } from '../../stores/documents/sender.ts'
import type { ManyChange } from '../../stores/documentStore.ts'

type Known = { facts: DocumentFacts | undefined; stored: StoredVersions; newKeys: readonly [string, string] }

/** How a title is taken back, or why it cannot be: somebody has saved since, holds it open, or a right is missing. */
export function decideUndo(
  { actor }: Sender,
  type: TypeDocument,
  { rev, before }: TakenBackItem,
  { facts, stored, newKeys }: Known,
): ManyChange {
  if (!facts) throw new DomainError('notFound')
  if (facts.rev !== rev) throw new DomainError('stale')
  const missing = actionsOfReturn(facts, before).find((action) => !can(actor, type.page, action))
  if (missing) throw new DomainError('forbidden')
  if (hasTrait(type, 'lockable') && lockRefuses(facts.lock, { uid: actor.uid }, 0)) throw new DomainError('locked')
  return { verb: 'restoreVersion', action: 'undo', verbs: planReturn(facts, before, stored, newKeys) }
}

/** What taking back asks for: the right of each status that it brings about. */
function actionsOfReturn(facts: DocumentFacts, before: Former): Action[] {
  if (before.made) return ['delete']
  if (before.state === 'archived') return ['archive']
  if (before.state === 'deleted') return ['delete']
  const airs = before.published !== undefined && before.published.key !== facts.published?.key
  const takesOff = before.published === undefined && facts.published !== undefined
  return ['update', ...(airs ? (['publish'] as const) : []), ...(takesOff ? (['unpublish'] as const) : [])]
}

import { canAll } from '#contract/rules/access/canAll.ts'
import { rightsOfVerb, type Right } from '#contract/rules/actions/rightsOfVerb.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { lockRefuses } from '#contract/rules/actions/lockRefuses.ts'
import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { TakenBackItem } from '../../stores/bulkJobStore.ts'
import type { DocumentFacts } from '../../stores/documents/documentFacts.ts'
import { wholeState, type PreviousState } from '../../stores/documents/many/former.ts'
import { planReturn, type StoredVersions } from '../../stores/documents/many/planReturn.ts'
import { NO_PROVENANCE } from '../../stores/documents/many/provenance.ts'
import type { Sender } from '../../stores/documents/sender.ts'
import type { ManyChange } from '../../stores/documentStore.ts'

type Known = { facts: DocumentFacts | undefined; stored: StoredVersions; newKeys: readonly [string, string] }

/** How a title is taken back, or why it cannot be: somebody has saved since, holds it open, or a right is missing. */
export function decideUndo(
  { actor }: Sender,
  type: TypeDocument,
  { rev, before: kept }: TakenBackItem,
  { facts, stored, newKeys }: Known,
): ManyChange {
  if (!facts) throw new DomainError('notFound')
  if (facts.rev !== rev) throw new DomainError('stale')
  const before = wholeState(kept, facts)
  if (!canAll(actor, rightsOfReturn(type, facts, before))) throw new DomainError('forbidden')
  if (hasTrait(type, 'lockable') && lockRefuses(facts.lock, { uid: actor.uid }, 0))
    throw new DomainError(facts.lock?.uid === actor.uid ? 'lockedByYou' : 'locked')
  // What was made anew comes from nowhere again; what says nothing of it left its sources alone.
  const provenance = before.made ? NO_PROVENANCE : before.provenance
  return { verb: 'restoreVersion', action: 'undo', verbs: planReturn(facts, before, stored, newKeys), provenance }
}

/** What taking back asks for: the rights of each status that it brings about. */
function rightsOfReturn(type: TypeDocument, facts: DocumentFacts, before: PreviousState): readonly Right[] {
  if (before.made) return rightsOfVerb('deleteContent', type)
  if (before.state === 'archived') return rightsOfVerb('archive', type)
  if (before.state === 'deleted') return rightsOfVerb('deleteContent', type)
  const airs = before.published !== undefined && before.published.key !== facts.published?.key
  const takesOff = before.published === undefined && facts.published !== undefined
  const verbs: Verb[] = [
    'saveDraft',
    ...(airs ? (['publish'] as const) : []),
    ...(takesOff ? (['unpublish'] as const) : []),
  ]
  return verbs.flatMap((verb) => rightsOfVerb(verb, type))
}

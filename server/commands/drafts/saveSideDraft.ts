import { can } from '#contract/rules/access/can.ts'
import type { Command } from '../../context.ts'
import { pageOfUrn, visibleDocument } from '../kindOfUrn.ts'
import { tellOfLock } from '../locks/tellOfLock.ts'
import { tellOfDraft } from './tellOfDraft.ts'

/**
 * Parks edits that could not be saved, for their owner alone. Whoever took the lock away is told that they are safe,
 * but not what they say.
 */
export const saveSideDraft: Command<'saveSideDraft'> = async (context, { body }) => {
  const { actor, services } = context
  const { doc, urn, rev, payload, base = {}, reason, takenBy } = body
  const prd = await visibleDocument(context, urn, doc)
  const draft = await services.idempotency.once(
    context,
    () => (stores) =>
      stores.drafts.save(actor.uid, { doc, urn, rev, payload, base, reason, by: takenBy?.name ?? null }),
  )
  await tellOfDraft(context, draft)
  // A lock is taken only from somebody who may hold one.
  if (takenBy && can(actor, pageOfUrn(context, urn), 'update')) {
    const lock = await services.locks.status({ urn, id: doc })
    await tellOfLock(context, lock, prd, { change: 'parked', to: takenBy.uid })
  }
  return { data: draft, status: 201 }
}

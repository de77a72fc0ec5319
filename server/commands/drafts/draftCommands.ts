import { can } from '#contract/rules/access/can.ts'
import type { SideDraft } from '#contract/schemas/sideDraft.ts'
import type { Command, CallContext } from '../../context.ts'
import { pageOfUrn, visibleDocument } from '../kindOfUrn.ts'
import { tellOfLock } from '../locks/tellOfLock.ts'

/** One's own parked edits, the newest first. */
const listSideDrafts: Command<'listSideDrafts'> = async ({ actor, services }, { query }) => ({
  data: await services.drafts.list(actor.uid, { doc: query.id, urn: query.urn }),
})

/** Parked edits of one's own, with their text. */
const readSideDraft: Command<'readSideDraft'> = async ({ actor, services }, { params }) => ({
  data: await services.drafts.read(actor.uid, params.id),
})

/**
 * Parks edits that could not be saved, for their owner alone. Whoever took the lock away is told that they are safe,
 * but not what they say.
 */
const saveSideDraft: Command<'saveSideDraft'> = async (context, { body }) => {
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

/** Drops parked edits of one's own. */
const deleteSideDraft: Command<'deleteSideDraft'> = async (context, { params }) => {
  const { actor, services } = context
  await services.idempotency.once(context, () => (stores) => stores.drafts.remove(actor.uid, params.id))
  await tellOfDraft(context, { id: params.id, urn: '' })
  return { data: null }
}

/** Tells the person's other tabs and machines. */
function tellOfDraft(
  { actor, services }: CallContext,
  { id, urn, doc }: Pick<SideDraft, 'id' | 'urn'> & { doc?: string },
): Promise<void> {
  const at = new Date(services.now()).toISOString()
  const data = doc === undefined ? {} : { doc }
  return services.events.append({ topic: 'draft', urn, id, uid: actor.uid, name: actor.name, data, at })
}

/** Commands of calls.md section 8 that concern parked edits. */
export const draftCommands = { listSideDrafts, readSideDraft, saveSideDraft, deleteSideDraft }

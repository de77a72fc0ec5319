import type { Command } from '../../context.ts'
import { tellOfDraft } from './tellOfDraft.ts'

/** Drops parked edits of one's own. */
export const deleteSideDraft: Command<'deleteSideDraft'> = async (context, { params }) => {
  const { actor, services } = context
  await services.idempotency.once(context, () => (stores) => stores.drafts.remove(actor.uid, params.id))
  await tellOfDraft(context, { id: params.id, urn: '' })
  return { data: null }
}

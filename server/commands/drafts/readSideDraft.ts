import type { Command } from '../../context.ts'

/** Parked edits of one's own, with their text. */
export const readSideDraft: Command<'readSideDraft'> = async ({ actor, services }, { params }) => ({
  data: await services.drafts.read(actor.uid, params.id),
})

import type { Command } from '../../context.ts'

/** One's own parked edits, the newest first. */
export const listSideDrafts: Command<'listSideDrafts'> = async ({ actor, services }, { query }) => ({
  data: await services.drafts.list(actor.uid, { doc: query.id, urn: query.urn }),
})

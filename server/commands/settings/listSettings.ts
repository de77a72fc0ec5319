import type { Command } from '../../context.ts'

/** One's own settings; notifications older than a day are not among them. */
export const listSettings: Command<'listSettings'> = async ({ actor, services }, { query }) => ({
  data: await services.settings.list(actor.uid, query.t),
})

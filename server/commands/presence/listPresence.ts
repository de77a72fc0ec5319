import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'

/** Who is on a document now. */
export const listPresence: Command<'listPresence'> = async (context, { params, query }) => {
  await visibleDocument(context, query.urn, params.id)
  return { data: await context.services.presence.list({ urn: query.urn, id: params.id }) }
}

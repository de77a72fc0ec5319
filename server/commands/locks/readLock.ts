import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'

/** Who holds a document. */
export const readLock: Command<'readLock'> = async (context, { params, query }) => {
  await visibleDocument(context, query.urn, params.id)
  return { data: await context.services.locks.status({ urn: query.urn, id: params.id }) }
}

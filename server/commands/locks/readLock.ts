import type { Command } from '../../context.ts'
import { withoutWords } from '../../stores/locks/lockState.ts'
import { visibleDocument } from '../kindOfUrn.ts'

/** Who holds a document. */
export const readLock: Command<'readLock'> = async (context, { params, query }) => {
  await visibleDocument(context, query.urn, params.id)
  const lock = await context.services.locks.status({ urn: query.urn, id: params.id })
  return { data: withoutWords(lock, context.actor.uid) }
}

import type { Command } from '../../context.ts'
import { openedDocument } from '../kindOfUrn.ts'
import { tabOf } from './tabOf.ts'
import { tellOfLock } from './tellOfLock.ts'

/** Takes a lock for the tab that asks, or resumes it from another tab of one's own. */
export const acquireLock: Command<'acquireLock'> = async (context, { body }) => {
  const { actor, services } = context
  const tab = tabOf(context)
  const { urn, id, resume } = body
  const prd = await openedDocument(context, urn, id)
  const lock = await services.locks.acquire({ urn, id }, { uid: actor.uid, name: actor.name, tab }, resume)
  await tellOfLock(context, lock, prd, { change: 'taken' })
  return { data: lock }
}

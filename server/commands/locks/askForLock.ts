import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { tabOf } from './tabOf.ts'
import { tellOfLock } from './tellOfLock.ts'

/** Asks the holder to hand a lock over. Where nobody holds it there is nobody to ask: it comes back open. */
export const askForLock: Command<'askForLock'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, message } = body
  const tab = tabOf(context)
  const prd = await visibleDocument(context, urn, id)
  const lock = await services.locks.ask({ urn, id }, { uid: actor.uid, name: actor.name, tab }, message?.trim())
  if (lock.ask) await tellOfLock(context, lock, prd, { change: 'asked' })
  return { data: lock }
}

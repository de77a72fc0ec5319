import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { tellOfLock } from './tellOfLock.ts'

/** Breaks another's lock. Its holder hears of it at once, and at the next beat or save at the latest. */
export const forceUnlock: Command<'forceUnlock'> = async (context, { body }) => {
  const { actor, requestId, services } = context
  const { urn, id } = body
  const prd = await visibleDocument(context, urn, id)
  const at = new Date(services.now()).toISOString()
  const { uid, username, name } = actor
  const { lock, broken } = await services.locks.force({ urn, id }, { uid, username, name, trace: requestId, at, prd })
  if (broken) await tellOfLock(context, lock, prd, { change: 'forced', broken })
  return { data: lock }
}

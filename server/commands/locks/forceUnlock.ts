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
  const request = { uid, username, name, trace: requestId, at, prd }
  // A repeat must not break the lock of whoever has taken it since.
  const { lock, broken } = await services.idempotency.once(
    context,
    () => (stores) => stores.locks.force({ urn, id }, request),
  )
  if (broken) await tellOfLock(context, lock, prd, { change: 'forced', broken })
  return { data: lock }
}

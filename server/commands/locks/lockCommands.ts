import type { Command } from '../../context.ts'
import { withoutWords } from '../../stores/locks/lockState.ts'
import { visibleDocument, openedDocument, visibleProductsOf } from '../kindOfUrn.ts'
import { askForLock, declineLockAsk, handLockOver, withdrawLockAsk } from './lockAsks.ts'
import { listLocks } from './listLocks.ts'
import { tabOf } from './tabOf.ts'
import { tellOfLock } from './tellOfLock.ts'
import { lockForViewers } from './lockForViewers.ts'

/** Who holds a document. */
const readLock: Command<'readLock'> = async (context, { params, query }) => {
  await visibleDocument(context, query.urn, params.id)
  const lock = await context.services.locks.status({ urn: query.urn, id: params.id })
  return { data: withoutWords(lock, context.actor.uid) }
}

/** Takes a lock for the tab that asks, or resumes it from another tab of one's own. */
const acquireLock: Command<'acquireLock'> = async (context, { body }) => {
  const { actor, services } = context
  const tab = tabOf(context)
  const { urn, id, resume } = body
  const prd = await openedDocument(context, urn, id)
  const lock = await services.locks.acquire({ urn, id }, { uid: actor.uid, name: actor.name, tab }, resume)
  await tellOfLock(context, lock, prd, { change: 'taken' })
  return { data: lock }
}

/** Keeps a lock; without input for too long it is given back. */
const beatLock: Command<'beatLock'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, number, idle = 0 } = body
  const lock = await lockForViewers(context, body, () => services.locks.beat({ urn, id }, actor, number, idle))
  if (lock.ls === 'open') {
    const products = await visibleProductsOf(context, urn, [id])
    await tellOfLock(context, lock, products.get(id) ?? [], { change: 'released' })
  }
  return { data: lock }
}

/** Gives a lock back. */
const releaseLock: Command<'releaseLock'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, number } = body
  const lock = await lockForViewers(context, body, () =>
    services.idempotency.once(context, () => (stores) => stores.locks.release({ urn, id }, actor, number)),
  )
  const products = await visibleProductsOf(context, urn, [id])
  await tellOfLock(context, lock, products.get(id) ?? [], { change: 'released' })
  return { data: lock }
}

/** Breaks another's lock. Its holder hears of it at once, and at the next beat or save at the latest. */
const forceUnlock: Command<'forceUnlock'> = async (context, { body }) => {
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

/** Commands of calls.md section 8 that concern locks. */
export const lockCommands = {
  readLock,
  acquireLock,
  beatLock,
  releaseLock,
  listLocks,
  forceUnlock,
  askForLock,
  withdrawLockAsk,
  handLockOver,
  declineLockAsk,
}

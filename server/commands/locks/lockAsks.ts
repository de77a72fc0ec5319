import type { Command } from '../../context.ts'
import { withoutWords } from '../../stores/locks/lockState.ts'
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

/** The asker no longer waits: the holder's bar goes. */
export const withdrawLockAsk: Command<'withdrawLockAsk'> = async (context, { body }) => {
  const { actor, services, tab } = context
  const { urn, id } = body
  const prd = await visibleDocument(context, urn, id)
  const lock = await services.locks.withdraw({ urn, id }, { uid: actor.uid, tab })
  if (lock.ls !== 'open') await tellOfLock(context, lock, prd, { change: 'withdrawn' })
  return { data: withoutWords(lock, actor.uid) }
}

/** Gives the lock to whoever has asked for it: nobody else can come in between. */
export const handLockOver: Command<'handLockOver'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, number, to } = body
  const prd = await visibleDocument(context, urn, id)
  const lock = await services.idempotency.once(
    context,
    () => (stores) => stores.locks.handOver({ urn, id }, actor, number, to),
  )
  await tellOfLock(context, lock, prd, { change: 'handedOver', to })
  return { data: lock }
}

/** The holder goes on editing and says so; the word reaches the asker with the next look at the lock. */
export const declineLockAsk: Command<'declineLockAsk'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, number, to, message = '' } = body
  const prd = await visibleDocument(context, urn, id)
  const lock = await services.idempotency.once(
    context,
    () => (stores) => stores.locks.decline({ urn, id }, actor, { number, to, word: message.trim() }),
  )
  await tellOfLock(context, lock, prd, { change: 'kept', to })
  return { data: lock }
}

import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { tellOfLock } from './tellOfLock.ts'

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

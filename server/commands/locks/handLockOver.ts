import type { Command } from '../../context.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { tellOfLock } from './tellOfLock.ts'

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

import type { Command } from '../../context.ts'
import { visibleProductsOf } from '../kindOfUrn.ts'
import { lockForViewers } from './lockForViewers.ts'
import { tellOfLock } from './tellOfLock.ts'

/** Gives a lock back. */
export const releaseLock: Command<'releaseLock'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, number } = body
  const lock = await lockForViewers(context, body, () =>
    services.idempotency.once(context, () => (stores) => stores.locks.release({ urn, id }, actor, number)),
  )
  const products = await visibleProductsOf(context, urn, [id])
  await tellOfLock(context, lock, products.get(id) ?? [], { change: 'released' })
  return { data: lock }
}

import type { Command } from '../../context.ts'
import { visibleProductsOf } from '../kindOfUrn.ts'
import { lockForViewers } from './lockForViewers.ts'
import { tellOfLock } from './tellOfLock.ts'

/** Keeps a lock; without input for too long it is given back. */
export const beatLock: Command<'beatLock'> = async (context, { body }) => {
  const { actor, services } = context
  const { urn, id, number, idle = 0 } = body
  const lock = await lockForViewers(context, body, () => services.locks.beat({ urn, id }, actor, number, idle))
  if (lock.ls === 'open') {
    const products = await visibleProductsOf(context, urn, [id])
    await tellOfLock(context, lock, products.get(id) ?? [], { change: 'released' })
  }
  return { data: lock }
}

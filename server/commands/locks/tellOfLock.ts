import type { LockChange, LockState } from '#contract/schemas/lock.ts'
import type { CallContext } from '../../context.ts'

/** What happened to a lock; `broken` is how it stood before it was forced open. */
type LockNews = { change: LockChange; broken?: LockState; to?: string }

/** Tells every listener how a lock stands and what became of it. What holder and asker say to each other is not told. */
export function tellOfLock(
  { actor, services }: CallContext,
  lock: LockState,
  prd: readonly string[],
  { change, broken, to }: LockNews,
): Promise<void> {
  const { urn, id, ls, name, tab, number, until, ask } = lock
  const data = {
    change,
    ls,
    name,
    tab,
    number,
    until,
    ...(ask ? { asker: ask.uid, askerTab: ask.tab } : {}),
    ...(broken ? { broken: broken.lo_uid, brokenName: broken.name, brokenTab: broken.tab } : {}),
    ...(to === undefined ? {} : { to }),
  }
  const at = new Date(services.now()).toISOString()
  return services.events.append({ topic: 'lock', urn, id, uid: actor.uid, name: actor.name, prd, data, at })
}

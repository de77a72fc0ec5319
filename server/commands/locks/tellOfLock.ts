import type { LockState } from '#contract/schemas/contentRecord.ts'
import type { CallContext } from '../../context.ts'

/** Tells every listener how a lock stands; `broken` names whose lock was forced open. */
export function tellOfLock(
  { actor, services }: CallContext,
  lock: LockState,
  prd: readonly string[],
  broken?: LockState,
): Promise<void> {
  const { urn, id, ls, name, tab, number, until } = lock
  const data = { ls, name, tab, number, until, ...(broken ? { broken: broken.lo_uid, brokenTab: broken.tab } : {}) }
  const at = new Date(services.now()).toISOString()
  return services.events.append({ topic: 'lock', urn, id, uid: actor.uid, name: actor.name, prd, data, at })
}

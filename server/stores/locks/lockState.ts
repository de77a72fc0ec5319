import type { LockFact } from '#contract/rules/actions/lockRefuses.ts'
import type { LockState } from '#contract/schemas/contentRecord.ts'

/** A lock as the wire shows it; a lease that is over is an open lock. `until` in epoch ms, null once over. */
export function lockStateOf(urn: string, id: string, lock: (LockFact & { name: string | null }) | undefined): LockState {
  if (!lock || lock.uid === null || lock.until === null) {
    return { id, urn, ls: 'open', lo_uid: null, name: null, tab: null, number: lock?.number ?? 0, until: null }
  }
  const { uid, name, tab, number, until } = lock
  return { id, urn, ls: uid, lo_uid: uid, name, tab, number, until: new Date(until).toISOString() }
}

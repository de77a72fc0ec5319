import type { LockFact } from '#contract/rules/actions/lockRefuses.ts'
import type { LockState } from '#contract/schemas/contentRecord.ts'
import type { LockTable } from '../../db/tables.ts'

/** A lock as the wire shows it; a lease that is over is an open lock. `until` in epoch ms, null once over. */
export function lockStateOf(
  urn: string,
  id: string,
  lock: (LockFact & { name: string | null }) | undefined,
): LockState {
  if (!lock || lock.uid === null || lock.until === null) return openLock(urn, id, lock?.number ?? 0)
  const { uid, name, tab, number, until } = lock
  return { id, urn, ls: uid, lo_uid: uid, name, tab, number, until: new Date(until).toISOString() }
}

export function openLock(urn: string, id: string, number: number): LockState {
  return { id, urn, ls: 'open', lo_uid: null, name: null, tab: null, number, until: null }
}

/** Of a row whose lease the database has judged: `until` is null once it is over. */
export function lockStateOfRow({ urn, id, uid, name, tab, number, until }: LockTable): LockState {
  if (uid === null || until === null) return openLock(urn, id, number)
  return { id, urn, ls: uid, lo_uid: uid, name, tab, number, until }
}

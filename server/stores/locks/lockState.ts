import type { LockFact } from '#contract/rules/actions/lockRefuses.ts'
import type { LockAsk, LockState } from '#contract/schemas/lock.ts'
import type { LockTable } from '../../db/workTables.ts'

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
export function lockStateOfRow(row: LockTable): LockState {
  const { urn, id, uid, name, tab, number, until } = row
  if (uid === null || until === null) return openLock(urn, id, number)
  const ask = askOf(row)
  return { id, urn, ls: uid, lo_uid: uid, name, tab, number, until, ...(ask ? { ask } : {}) }
}

function askOf(row: LockTable): LockAsk | undefined {
  const { ask_uid: uid, ask_name: name, ask_tab: tab, ask_at: at, ask_until: until } = row
  if (!uid || !name || !tab || !at || !until) return undefined
  const { ask_message: message, ask_reply: reply } = row
  return { uid, name, tab, at, until, ...(message ? { message } : {}), ...(typeof reply === 'string' ? { reply } : {}) }
}

/** What was said between holder and asker is theirs. */
export function withoutWords(lock: LockState, uid: string): LockState {
  const { ask } = lock
  if (!ask || lock.lo_uid === uid || ask.uid === uid) return lock
  const { message: _message, reply, ...rest } = ask
  return { ...lock, ask: { ...rest, ...(reply === undefined ? {} : { reply: '' }) } }
}

import type { LockState } from '#contract/schemas/lock.ts'

/** The lock of a document: `uid` null is open. `number` is the fencing number and outlives its holder. */
export type LockFact = { uid: string | null; tab: string | null; number: number; until: number | null }

/** Who writes: the signed-in user, the browser tab, the fencing number that it holds. */
type LockSender = { uid: string; tab?: string; number?: number }

/** A lock of the wire as the rules ask it, its end as an instant. */
export function lockFactOf({ lo_uid, tab, number, until }: LockState): LockFact {
  return { uid: lo_uid, tab, number, until: until === null ? null : Date.parse(until) }
}

/** A lease is over at its very end (lease 300 s, design section 3). */
export function isLive(lock: LockFact | undefined, now: number): boolean {
  return lock !== undefined && lock.uid !== null && lock.until !== null && lock.until > now
}

/**
 * Is a write refused? Yes where a live lock is another user's or another tab's, or where the sender's fencing number
 * is old, even when nobody holds the lock any more: then someone else may have written in between.
 */
export function lockRefuses(lock: LockFact | undefined, sender: LockSender, now: number): boolean {
  if (lock === undefined) return false
  if (sender.number !== undefined && sender.number !== lock.number) return true
  if (!isLive(lock, now)) return false
  return lock.uid !== sender.uid || lock.tab !== (sender.tab ?? null) || sender.number === undefined
}

import type { LockState } from '#contract/schemas/lock.ts'
import { DomainError } from './errors.ts'

/**
 * The refusal of whoever meets a live lock, with the lock as data (calls.md section 0). One's own in another tab is no
 * somebody else: it has a code and a sentence of its own.
 */
export function lockRefusal(lock: LockState, uid: string): DomainError {
  return new DomainError(lock.lo_uid === uid ? 'lockedByYou' : 'locked', { data: lock })
}

/** Whether a refusal is about a live lock, another's or one's own. */
export function isLockRefusal(code: string | undefined): boolean {
  return code === 'locked' || code === 'lockedByYou'
}

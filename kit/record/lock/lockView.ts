import type { HeldBy } from '#contract/rules/lock/tabName.ts'
import type { LockChange, LockState } from '#contract/schemas/lock.ts'

/** A question that waits for the holder's answer, as the holder sees it. `endsAt` in ms since 1970, by this clock. */
export type IncomingLockRequest = { uid: string; name: string; message: string | undefined; endsAt: number }

/** The same as the asker sees it: still open, gone by without an answer, or answered with a no and perhaps a word. */
export type Asking = { state: 'waiting'; endsAt: number } | { state: 'unanswered' } | { state: 'kept'; word: string }

/** How this tab came to the lock that it had asked for. */
export type Gained = { how: 'handedOver' | 'passed' | 'freed'; name: string }

/** How this tab lost the lock: broken by force, passed on while idle, taken to another tab of one's own, or run out. */
export type LostHow = 'forced' | 'passed' | 'resumed' | 'lapsed'

/**
 * What a screen knows of the lock on its document (specification section 4).
 * - open: nobody holds it; mine: this tab does; other: somebody else, or oneself elsewhere
 * - lost: it was ours and is no longer, until one takes it again or lets it be
 * - restricted: locking failed, so editing is restricted
 */
export type LockView =
  | { kind: 'unknown' }
  | { kind: 'open'; releaseFailed?: boolean }
  | {
      kind: 'mine'
      lock: LockState
      /** Set once the warning is due that it goes back for want of input: ms since 1970. */
      idleEndsAt?: number | undefined
      /** Lock mode is off until a beat succeeds; the revision still guards every save. */
      beatFailed: boolean
      asked?: IncomingLockRequest | undefined
      gained?: Gained | undefined
    }
  | { kind: 'other'; lock: LockState; heldBy: Exclude<HeldBy, 'here'>; asking?: Asking | undefined }
  | { kind: 'lost'; how: LostHow; by?: { uid: string; name: string } | undefined; lock?: LockState | undefined }
  | { kind: 'restricted'; error: unknown; step: 'status' | 'acquire' }

/** What the push says of a lock: what happened, by whom, and how it stands. */
export type LockNews = {
  change?: LockChange | undefined
  uid: string
  by: string
  number: number | undefined
  /** Whose lock was broken. */
  broken?: string | undefined
  brokenTab?: string | undefined
}

/** Fencing number to send with a write, where this tab holds the lock. */
export function lockNumberOf(view: LockView): number | undefined {
  return view.kind === 'mine' ? view.lock.number : undefined
}

/** Whether the form may be typed into: another's lock and a failed lock service restrict editing (section 8). */
export function mayEdit(view: LockView): boolean {
  return view.kind === 'open' || view.kind === 'mine' || view.kind === 'unknown'
}

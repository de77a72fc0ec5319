import { heldBy } from '#contract/rules/lock/tabName.ts'
import type { LockState } from '#contract/schemas/lock.ts'
import { LOCK_ASK_MS } from '#contract/values/timers.ts'
import type { Calls } from '#kit/parts/context/providerTypes.ts'
import type { IncomingLockRequest, Asking, LockView } from './lockView.ts'

export type LockTarget = { id: string; urn: string }

export type LockSessionCalls = Pick<
  Calls,
  | 'readLock'
  | 'acquireLock'
  | 'beatLock'
  | 'releaseLock'
  | 'askForLock'
  | 'withdrawLockAsk'
  | 'handLockOver'
  | 'declineLockAsk'
>

export type LockParts = {
  calls: LockSessionCalls
  target: LockTarget
  uid: string
  tab: string
  /** How it stood when the record was read, where that is known: the first view. */
  seen?: LockState | undefined
  clock: { now: () => number; every: (ms: number, work: () => void) => () => void }
  /** What a refusal says: the kit knows the providers' types only. */
  codeOf: (error: unknown) => { code: string | undefined; data: unknown; isNetworkBroken?: boolean }
}

export type LockCore = ReturnType<typeof createLockCore>

/** What the parts of a lock session share: what is known of the lock, since when, and who listens. */
export function createLockCore(parts: LockParts) {
  const listeners = new Set<() => void>()
  const { calls, target, clock, uid, tab, seen } = parts
  const core = {
    ...parts,
    view: { kind: 'unknown' } as LockView,
    lastInput: clock.now(),
    lastBeat: 0,
    /** How often taking it was answered: a look that began before says nothing new. */
    takings: 0,
    /** The lock is being handed over: what is heard of it meanwhile is the echo. */
    isHanding: false,
    /** Ends of the timers that run while the lock is ours, or while one waits for it. */
    timers: [] as (() => void)[],
    /** Until when this tab waits for an answer; undefined where it has not asked. */
    waitsUntil: undefined as number | undefined,
    /** The question that was seen last, by the time it was put, and when it ends by this clock. */
    question: undefined as { at: string; endsAt: number } | undefined,
    read: () => calls.readLock({ params: { id: target.id }, query: { urn: target.urn } }),
    show(next: LockView): void {
      core.view = next
      listeners.forEach((listener) => listener())
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    quiet(): void {
      core.timers.forEach((end) => end())
      core.timers = []
    },
    /** The question to the holder, as long as it waits. Clocks differ, so its end counts from when it was first seen. */
    askedOf({ ask }: LockState): IncomingLockRequest | undefined {
      if (!ask || ask.reply !== undefined) return undefined
      if (core.question?.at !== ask.at) core.question = { at: ask.at, endsAt: clock.now() + LOCK_ASK_MS }
      const { endsAt } = core.question
      return clock.now() < endsAt ? { uid: ask.uid, name: ask.name, message: ask.message, endsAt } : undefined
    },
    /** How one's own question stands; one of an earlier visit counts no more. */
    asking({ ask }: LockState): Asking | undefined {
      if (core.waitsUntil === undefined) return undefined
      if (ask && ask.uid === uid && ask.tab === tab && ask.reply !== undefined)
        return { state: 'kept', word: ask.reply }
      return clock.now() < core.waitsUntil ? { state: 'waiting', endsAt: core.waitsUntil } : { state: 'unanswered' }
    },
    /** A lock of somebody else's, or of nobody; one's own is taken on by whoever calls. */
    others(lock: LockState): LockView {
      const where = heldBy(lock, { uid, tab })
      if (where === undefined || where === 'here') return { kind: 'open' }
      return { kind: 'other', lock, heldBy: where, asking: core.asking(lock) }
    },
    isMine: (lock: LockState): boolean => heldBy(lock, { uid, tab }) === 'here',
  }
  if (seen && !core.isMine(seen)) core.view = core.others(seen)
  return core
}

import type { LockState } from '#contract/schemas/contentRecord.ts'
import { LOCK_BEAT_MS, LOCK_IDLE_MS, LOCK_IDLE_WARNING_MS } from '#contract/values/timers.ts'
import type { LockCalls, LockTarget } from '#dataProvider/locks.ts'

/**
 * What a screen knows of the lock on its document (specification section 4).
 * - open: nobody holds it; mine: this tab does; other: somebody else, or another tab of one's own
 * - lost: it was ours and is no longer; restricted: locking failed, so editing is restricted
 */
export type LockView =
  | { kind: 'unknown' }
  | { kind: 'open' }
  | {
      kind: 'mine'
      lock: LockState
      /** Epoch ms when it goes back for want of input; set once the warning is due. */ idleEndsAt?: number
      beatFailed: boolean
    }
  | { kind: 'other'; lock: LockState; ownTab: boolean }
  | { kind: 'lost'; lock?: LockState }
  | { kind: 'restricted'; error: unknown }

export type LockSession = {
  view: () => LockView
  subscribe: (listener: () => void) => () => void
  /** Asks who holds it, without taking it. */
  look: () => Promise<void>
  /** Takes it at the first intent to edit; `resume` takes over from one's own other tab. */
  take: (resume?: boolean) => Promise<boolean>
  release: () => Promise<void>
  /** Any input of the person: keeps the lock from going idle. */
  touch: () => void
  /** A pushed change of this document's lock. */
  heard: () => Promise<void>
  end: () => void
}

type Calls = Pick<LockCalls, 'readLock' | 'acquireLock' | 'beatLock' | 'releaseLock'>
type Clock = { now: () => number; every: (ms: number, work: () => void) => () => void }
type Parts = {
  calls: Calls
  target: LockTarget
  uid: string
  tab: string
  clock: Clock
  codeOf: (error: unknown) => { code: string | undefined; data: unknown }
}

/** How often the idle time is looked at; beats keep their own minute. */
const IDLE_LOOK_MS = 1_000

/** Follows one document's lock for one screen: takes, beats, warns before it goes idle, gives it back. */
export function createLockSession({ calls, target, uid, tab, clock, codeOf }: Parts): LockSession {
  const listeners = new Set<() => void>()
  let view: LockView = { kind: 'unknown' }
  let lastInput = clock.now()
  let stop: (() => void)[] = []
  let taking: Promise<boolean> | undefined

  const show = (next: LockView) => {
    view = next
    listeners.forEach((listener) => listener())
  }
  const seen = (lock: LockState): LockView => {
    if (lock.ls === 'open' || !lock.lo_uid) return { kind: 'open' }
    if (lock.lo_uid === uid && lock.tab === tab) return { kind: 'mine', lock, beatFailed: false }
    return { kind: 'other', lock, ownTab: lock.lo_uid === uid }
  }
  const quiet = () => {
    stop.forEach((end) => end())
    stop = []
  }

  async function beat() {
    if (view.kind !== 'mine') return
    try {
      const lock = await calls.beatLock(target, view.lock.number, clock.now() - lastInput)
      if (view.kind === 'mine') show({ ...view, lock })
    } catch (error) {
      const { code, data } = codeOf(error)
      if (view.kind !== 'mine') return
      if (code !== 'lockLost') return show({ ...view, beatFailed: true })
      quiet()
      show({ kind: 'lost', lock: data as LockState })
    }
  }

  function lookAtIdle() {
    if (view.kind !== 'mine') return
    const endsAt = lastInput + LOCK_IDLE_MS
    if (clock.now() >= endsAt) return void release()
    const due = clock.now() >= endsAt - LOCK_IDLE_WARNING_MS
    if (due !== (view.idleEndsAt !== undefined)) show({ ...view, idleEndsAt: due ? endsAt : undefined })
  }

  async function acquire(resume: boolean): Promise<boolean> {
    try {
      const lock = await calls.acquireLock(target, resume)
      lastInput = clock.now()
      quiet()
      stop = [clock.every(LOCK_BEAT_MS, () => void beat()), clock.every(IDLE_LOOK_MS, lookAtIdle)]
      show({ kind: 'mine', lock, beatFailed: false })
      return true
    } catch (error) {
      const { code, data } = codeOf(error)
      show(code === 'locked' && data ? seen(data as LockState) : { kind: 'restricted', error })
      return false
    }
  }

  async function release() {
    const held = view.kind === 'mine' ? view.lock : undefined
    quiet()
    if (!held) return
    show({ kind: 'open' })
    // A lock that could not be given back ends with its lease; the person need not hear of it.
    await calls.releaseLock(target, held.number).catch(() => undefined)
  }

  const session: LockSession = {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look: async () => {
      try {
        const lock = await calls.readLock(target)
        if (view.kind !== 'mine') show(seen(lock))
      } catch (error) {
        if (view.kind !== 'mine') show({ kind: 'restricted', error })
      }
    },
    take: (resume = false) => {
      if (view.kind === 'mine') return Promise.resolve(true)
      taking ??= acquire(resume).finally(() => (taking = undefined))
      return taking
    },
    release,
    touch: () => {
      lastInput = clock.now()
      if (view.kind === 'mine' && view.idleEndsAt !== undefined) show({ ...view, idleEndsAt: undefined })
    },
    heard: () => (view.kind === 'mine' ? beat() : session.look()),
    end: () => void release(),
  }
  return session
}

/** Fencing number to send with a write, where this tab holds the lock. */
export function lockNumberOf(view: LockView): number | undefined {
  return view.kind === 'mine' ? view.lock.number : undefined
}

/** Whether the form may be typed into: another's lock and a failed lock service restrict editing (section 8). */
export function mayEdit(view: LockView): boolean {
  return view.kind === 'open' || view.kind === 'mine' || view.kind === 'unknown'
}

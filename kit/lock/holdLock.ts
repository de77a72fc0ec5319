import type { LockState } from '#contract/schemas/contentRecord.ts'
import { LOCK_ASK_INPUT_MS, LOCK_BEAT_MS, LOCK_IDLE_MS, LOCK_IDLE_WARNING_MS } from '#contract/values/timers.ts'
import type { LockCore } from './lockCore.ts'
import type { Gained, LockNews, LostHow } from './lockView.ts'

/** How often the idle time is looked at; beats keep their own minute. */
const IDLE_LOOK_MS = 1_000

export type HeldLock = ReturnType<typeof holdLock>

/** Keeps a lock that is ours: beats, warns before it goes idle, gives it back, and notices that it has gone. */
export function holdLock(core: LockCore) {
  const { calls, clock, target, codeOf } = core

  async function beat(): Promise<void> {
    if (core.view.kind !== 'mine') return
    core.lastBeat = clock.now()
    try {
      const lock = await calls.beatLock(target, core.view.lock.number, clock.now() - core.lastInput)
      // Handed over or released while the beat was under way: the answer is old.
      if (core.view.kind !== 'mine' || core.view.lock.number !== lock.number) return
      if (!core.isMine(lock)) return gone(lock)
      core.show({ ...core.view, lock, beatFailed: false, asked: core.askedOf(lock) })
    } catch (error) {
      const { code, data } = codeOf(error)
      if (core.view.kind !== 'mine') return
      if (code === 'lockLost') lose(data as LockState)
      else core.show({ ...core.view, beatFailed: true })
    }
  }

  /** Given back by the server for want of input. */
  function gone(lock: LockState): void {
    core.quiet()
    core.show(core.others(lock))
  }

  function lose(lock: LockState | undefined, news?: LockNews): void {
    core.quiet()
    const by = news && news.uid !== core.uid ? { uid: news.uid, name: news.by } : undefined
    core.show({ kind: 'lost', how: lostHow(core, lock, news), by, lock })
  }

  async function release(): Promise<void> {
    const held = core.view.kind === 'mine' ? core.view.lock : undefined
    if (!held) return
    core.quiet()
    core.show({ kind: 'open' })
    try {
      await calls.releaseLock(target, held.number)
    } catch (error) {
      // Lost meanwhile there is nothing to give back; else it ends with its lease, and the person may know why.
      if (codeOf(error).code !== 'lockLost' && core.view.kind === 'open')
        core.show({ kind: 'open', releaseFailed: true })
    }
  }

  function lookAround(): void {
    const { view } = core
    if (view.kind !== 'mine') return
    const endsAt = core.lastInput + LOCK_IDLE_MS
    if (clock.now() >= endsAt) return void release()
    const idleEndsAt = clock.now() >= endsAt - LOCK_IDLE_WARNING_MS ? endsAt : undefined
    const asked = core.askedOf(view.lock)
    const isOver = view.asked !== undefined && asked === undefined
    if (idleEndsAt !== view.idleEndsAt || isOver) core.show({ ...view, idleEndsAt, asked })
    // The server decides by the last input that it knows of.
    if (isOver) void beat()
  }

  return {
    beat,
    lose,
    release,
    /** The lock is ours from now on. */
    hold(lock: LockState, gained?: Gained): void {
      core.lastInput = clock.now()
      core.lastBeat = clock.now()
      core.waitsUntil = undefined
      core.quiet()
      core.timers = [clock.every(LOCK_BEAT_MS, () => void beat()), clock.every(IDLE_LOOK_MS, lookAround)]
      core.show({ kind: 'mine', lock, beatFailed: false, asked: core.askedOf(lock), ...(gained ? { gained } : {}) })
    },
    /** Any input of the person: keeps the lock from going idle, and tells the server while somebody waits for it. */
    touch(): void {
      core.lastInput = clock.now()
      const { view } = core
      if (view.kind !== 'mine') return
      if (view.idleEndsAt !== undefined) core.show({ ...view, idleEndsAt: undefined })
      if (view.asked && clock.now() - core.lastBeat >= LOCK_ASK_INPUT_MS) void beat()
    },
  }
}

function lostHow({ uid, tab }: LockCore, lock: LockState | undefined, news: LockNews | undefined): LostHow {
  if (news?.change === 'forced' && news.broken === uid && news.brokenTab === tab) return 'forced'
  if (lock?.lo_uid === uid) return 'resumed'
  if (lock && lock.ls !== 'open') return 'passed'
  // Nobody holds it and its number has grown: only force does that. Released elsewhere the number stays.
  return news?.change === 'released' ? 'lapsed' : 'forced'
}

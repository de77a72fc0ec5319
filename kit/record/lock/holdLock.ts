import type { LockState } from '#contract/schemas/lock.ts'
import { LOCK_ASK_INPUT_MS, LOCK_BEAT_MS, LOCK_IDLE_MS, LOCK_IDLE_WARNING_MS } from '#contract/values/timers.ts'
import { beatLock } from './beatLock.ts'
import type { LockCore } from './lockCore.ts'
import type { Gained } from './lockView.ts'

/** How often the idle time is looked at; beats keep their own minute. */
const IDLE_LOOK_MS = 1_000

export type HeldLock = ReturnType<typeof holdLock>

/** Keeps a lock that is ours: beats it, warns before it goes idle, tells of input while somebody asks, gives it back. */
export function holdLock(core: LockCore) {
  const { calls, clock, target, codeOf } = core
  const { beat, lose } = beatLock(core)

  /** What was held, where anything was. */
  function letGo(): LockState | undefined {
    if (core.view.kind !== 'mine') return undefined
    const { lock } = core.view
    core.quiet()
    core.show({ kind: 'open' })
    return lock
  }

  async function release(): Promise<void> {
    const held = letGo()
    if (!held) return
    try {
      await calls.releaseLock({ body: { ...target, number: held.number }, keepalive: true })
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
    /** The server has it back already: a write that ends the editing returns it. */
    returned: () => void letGo(),
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

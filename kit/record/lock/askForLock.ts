import type { LockState } from '#contract/schemas/lock.ts'
import { LOCK_ASK_MS } from '#contract/values/timers.ts'
import type { LockCore } from './lockCore.ts'
import type { Gained } from './lockView.ts'

/** While one waits the countdown is looked at each second, and the lock each ten: a push may not come through. */
const TICK_MS = 1_000
const LOOK_MS = 10_000

type Ways = { look: () => Promise<void>; acquire: (resume: boolean, gained?: Gained) => Promise<boolean> }

/** Asking for somebody's lock, and waiting for it politely. */
export function askForLock(core: LockCore, { look, acquire }: Ways) {
  const { calls, clock, target } = core

  function wait(): void {
    core.quiet()
    core.timers = [clock.every(TICK_MS, tick), clock.every(LOOK_MS, () => void look())]
  }

  /** The time is over: the lock comes from a holder who is away, else it stays and one is told. */
  function tick(): void {
    const { view, waitsUntil } = core
    if (view.kind !== 'other' || waitsUntil === undefined) return core.quiet()
    if (clock.now() < waitsUntil) return
    core.quiet()
    void acquire(false, { how: 'passed', name: view.lock.name ?? '' })
  }

  return {
    /** Rejects where somebody else has asked already. An open lock is taken at once. */
    async ask(message?: string): Promise<void> {
      const lock: LockState = await calls.askForLock({ body: { ...target, ...(message && { message }) } })
      if (lock.ls === 'open') return void (await acquire(false))
      core.waitsUntil = clock.now() + LOCK_ASK_MS
      core.show(core.others(lock))
      wait()
    },
    /** One no longer waits. */
    async withdraw(): Promise<void> {
      if (core.waitsUntil === undefined) return
      const isWaiting = clock.now() < core.waitsUntil
      core.waitsUntil = undefined
      core.quiet()
      if (core.view.kind === 'other') core.show({ ...core.view, asking: undefined })
      // A question that could not be taken back runs out by itself.
      if (isWaiting) await calls.withdrawLockAsk({ body: target, keepalive: true }).catch(() => undefined)
    },
  }
}

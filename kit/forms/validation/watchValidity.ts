import type { Issue } from '../data/issue.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import type { FormStore } from '../formStore.ts'
import type { FormValidator } from './createValidator.ts'

/** Time after the last change until checking starts, and the longest stretch of checking between two frames. */
const WAIT_MS = 120
const SLICE_MS = 8

type Schedule = {
  after(ms: number, work: () => void): () => void
  now(): number
}

const browser: Schedule = {
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  now: () => performance.now(),
}

export type Validity = {
  /** Everything that waits is checked at once, before a save. */
  settle(): void
  stop(): void
}

/**
 * Keeps the issues of a form up to date. Only fields that changed are checked again, a while after the last keystroke,
 * in slices that leave time for a frame.
 */
export function watchValidity(store: FormStore, validator: FormValidator, schedule: Schedule = browser): Validity {
  const known = new Map<string, Issue[]>()
  const waiting = new Set<string>(validator.units)
  let cancel = () => {}

  const publish = () => store.setIssues([...known.values()].flat())
  const work = (until: number) => {
    for (const unit of [...waiting]) {
      waiting.delete(unit)
      known.set(unit, validator.checkUnit(unit, store.values()))
      if (schedule.now() >= until) break
    }
    if (waiting.size === 0) publish()
  }
  const slice = () => {
    work(schedule.now() + SLICE_MS)
    cancel = waiting.size > 0 ? schedule.after(0, slice) : () => {}
  }
  const plan = (ms: number) => {
    cancel()
    cancel = schedule.after(ms, slice)
  }
  const unwatch = store.onCommit(({ pointer }) => {
    const [unit = ''] = pathOf(pointer)
    if (unit === '') for (const one of validator.units) waiting.add(one)
    else if (validator.units.includes(unit)) waiting.add(unit)
    waiting.add('')
    plan(WAIT_MS)
  })
  plan(0)
  return {
    settle() {
      cancel()
      work(Infinity)
    },
    stop() {
      cancel()
      unwatch()
    },
  }
}

import { givenTime, type GivenTime } from '../admission/givenTime.ts'

const SAMPLE_MS = 250

export type OverloadGuard = {
  /** The event loop has been late by more than the limit, and a new call would only wait with the others. */
  isOverloaded: () => boolean
  stop: () => void
}

/**
 * Watches how late a timer comes by our own work. One long task alone must not turn callers away, so lateness is
 * smoothed over the last few samples.
 */
export function watchOverload(limitMs: number, time: GivenTime = givenTime(SAMPLE_MS)): OverloadGuard {
  let lateness = 0
  const timer = setInterval(() => {
    lateness = (lateness + Math.max(0, time.sinceLast() - SAMPLE_MS)) / 2
  }, SAMPLE_MS)
  timer.unref()
  return { isOverloaded: () => lateness > limitMs, stop: () => clearInterval(timer) }
}

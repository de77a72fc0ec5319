const SAMPLE_MS = 250

export type OverloadGuard = {
  /** The event loop has been late by more than the limit, and a new call would only wait with the others. */
  isOverloaded: () => boolean
  stop: () => void
}

/**
 * Watches how late a timer comes. One long task alone must not turn callers away, so lateness is smoothed over the
 * last few samples.
 */
export function watchOverload(limitMs: number, clock: () => number = () => performance.now()): OverloadGuard {
  let due = clock() + SAMPLE_MS
  let lateness = 0
  const timer = setInterval(() => {
    const now = clock()
    lateness = (lateness + Math.max(0, now - due)) / 2
    due = now + SAMPLE_MS
  }, SAMPLE_MS)
  timer.unref()
  return { isOverloaded: () => lateness > limitMs, stop: () => clearInterval(timer) }
}

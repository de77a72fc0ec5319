/** Network and clock, as far as saving has to do with them; handed in so that tests need neither. */
export type Network = {
  /** False where the browser knows that it has no network. */
  isUp: () => boolean
  /** Called once the browser has a network again; answers how to stop. */
  onUp: (work: () => void) => () => void
  /** Does the work in so many milliseconds; answers how to stop. */
  later: (ms: number, work: () => void) => () => void
  /** Ends a try that hangs, so that it can be made again under its own key. */
  patience: () => AbortSignal
  /** Milliseconds since 1970. */
  now: () => number
}

/** The longest body and the slowest network that are still worth waiting for. */
const PATIENCE_MS = 60_000

export const browserNetwork: Network = {
  isUp: () => navigator.onLine,
  onUp(work) {
    window.addEventListener('online', work)
    return () => window.removeEventListener('online', work)
  },
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  patience: () => AbortSignal.timeout(PATIENCE_MS),
  now: Date.now,
}

/** So long a page that paints nothing, as one behind another, is waited for. */
const AT_LATEST_MS = 100
/** Nobody acts upon what is no longer true: what was put off is done before these are answered. */
const ACTS = ['pointerdown', 'keydown', 'beforeunload', 'pagehide'] as const

/** Does something once the next frame is painted, or before somebody does the next thing. */
export function afterPaint(work: () => void): void {
  const waiting = new AbortController()
  const finish = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    cancelAnimationFrame(frame)
    clearTimeout(latest)
    work()
  }
  // A frame begins with this and is painted after it.
  const frame = requestAnimationFrame(() => setTimeout(finish))
  const latest = setTimeout(finish, AT_LATEST_MS)
  for (const act of ACTS) window.addEventListener(act, finish, { capture: true, signal: waiting.signal })
}

import type { Page } from '@playwright/test'

type Frames = { paint: number; hover: number; shift: number; at: number }

declare global {
  interface Window {
    pressFrames: Frames
  }
}

/** Nothing new for so long, in ms: what the browser tells late belongs to the press before. */
const QUIET_MS = 700
/** The browser tells of no event that was painted sooner. */
const LEAST_MS = 16

/** Runs in the page: keeps the slowest press, what pointing cost and what has moved since it was last asked. */
export function watchFrames(): void {
  const frames: Frames = { paint: 0, hover: 0, shift: 0, at: performance.now() }
  window.pressFrames = frames
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      frames.at = performance.now()
      list.getEntries().forEach(hear)
    }).observe({ type, buffered: false, durationThreshold: 16 } as PerformanceObserverInit)
  observe('event', (entry) => {
    const isPress = (entry as PerformanceEntry & { interactionId: number }).interactionId > 0
    if (isPress) frames.paint = Math.max(frames.paint, entry.duration)
    else if (/over|enter/.test(entry.name)) frames.hover = Math.max(frames.hover, entry.duration)
  })
  // What moves because of the press itself counts too: a record that opens is to stand where it will stay.
  observe('layout-shift', (entry) => (frames.shift += (entry as PerformanceEntry & { value: number }).value))
}

/** Waits until nothing is told any more; answers the slowest press, the slowest pointing and the shift since the last call. */
export async function settled(page: Page): Promise<Omit<Frames, 'at'>> {
  await page.waitForFunction((quiet) => performance.now() - window.pressFrames.at > quiet, QUIET_MS, { polling: 100 })
  const { paint, hover, shift } = await page.evaluate(() => {
    const { paint, hover, shift } = window.pressFrames
    Object.assign(window.pressFrames, { paint: 0, hover: 0, shift: 0, at: performance.now() })
    return { paint, hover, shift }
  })
  return { paint: Math.max(paint, LEAST_MS), hover, shift }
}

import { useState } from 'react'
import { DAY_MS } from '#contract/values/timers.ts'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'

const HOUR_MS = 3_600_000
/** Days that can be scrolled to, around the day that was chosen. */
const DAYS_BACK = 7
const DAYS_AHEAD = 14
/** The time now stands this far from the left edge at first. */
const BEFORE_NOW_MS = 1.5 * HOUR_MS

/** The timeline of the guide: three weeks around today, or around a day that was chosen beyond them. */
export function useGuideTimeline(now: number, at: number | undefined) {
  const [anchor, setAnchor] = useState(() => at ?? now)
  const start = Math.floor(anchor / DAY_MS) * DAY_MS
  const range = { from: start - DAYS_BACK * DAY_MS, to: start + (DAYS_AHEAD + 1) * DAY_MS }
  const timeline = useTimeline({ range, at: at ?? now - BEFORE_NOW_MS })
  const reach = (instant: number) => {
    if (instant >= range.from && instant < range.to) return
    const day = Math.floor(instant / DAY_MS) * DAY_MS
    timeline.setRange({ from: day - DAYS_BACK * DAY_MS, to: day + (DAYS_AHEAD + 1) * DAY_MS })
    setAnchor(instant)
  }
  /** To the left edge. */
  const goTo = (instant: number) => {
    reach(instant)
    timeline.jumpTo(instant, 0)
  }
  /** With some of what runs before it. */
  const bringIn = (instant: number) => {
    reach(instant)
    timeline.jumpTo(instant)
  }
  return { timeline, goTo, bringIn, goToNow: () => goTo(now - BEFORE_NOW_MS) }
}

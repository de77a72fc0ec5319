import { useState } from 'react'
import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'

/** Days that can be scrolled to, around today. */
const DAYS_BACK = 366
const DAYS_AHEAD = 2 * 366
const MONTH_MS = 30 * DAY_MS
/** Today stands this share of the view from its left edge at first. */
export const BEFORE_NOW = 0.2
/** Px of a lane with the gap below it. */
const ROW_PX = 46

/** A year back and two on, a month wide at first: whole days of the reader's zone. */
export function useCalendarTimeline(now: number, zone: string) {
  const [range] = useState(() => {
    const today = dayOf(now, zone)
    return {
      from: dayBounds(shiftDay(today, -DAYS_BACK), zone).from,
      to: dayBounds(shiftDay(today, DAYS_AHEAD), zone).to,
    }
  })
  const timeline = useTimeline({ range, at: now - BEFORE_NOW * MONTH_MS, span: MONTH_MS, row: ROW_PX })
  return { timeline, range }
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Timeline, TimelineShown, TimelineStart } from './createTimeline.ts'
import { createTimeline } from './createTimeline.ts'

const HOUR_MS = 3_600_000

type Settings = Pick<TimelineStart, 'range' | 'at'> & Partial<TimelineStart>

/** Px of a lane of cards and of the gap below it (looks section 10). */
const LANE_PX = 44
export const GAP_PX = 4

/** The timeline of a page, four hours wide where not said; another range keeps the time at the left edge. */
export function useTimeline({ range, at, span = 4 * HOUR_MS, row = LANE_PX + GAP_PX, ...more }: Settings): Timeline {
  const [timeline] = useState(() => createTimeline({ range, at, span, row, ...more }))
  const { from, to } = range
  useEffect(() => {
    const { scale } = timeline.shown()
    if (scale.from !== from || scale.to !== to) timeline.setRange({ from, to })
  }, [timeline, from, to])
  return timeline
}

/** What of a timeline is drawn; draws anew only where a scroll left it. */
export function useTimelineShown(timeline: Timeline): TimelineShown {
  return useSyncExternalStore(timeline.subscribe, timeline.shown, timeline.shown)
}

import { useMemo } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { timesOf } from '#kit/parts/timeline/geometry/viewState.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'

/** What is read for the view: its time in whole steps of an eighth, so that most scrolls read nothing anew. */
export function useSpanInView(timeline: Timeline): TimeRange {
  const shown = useTimelineShown(timeline)
  const step = Math.max(DAY_MS, Math.round(shown.span / 8 / DAY_MS) * DAY_MS)
  const { from, to } = timesOf(shown)
  const [first, end] = [Math.floor(from / step), Math.ceil(to / step)]
  return useMemo(() => ({ from: first * step, to: end * step }), [first, end, step])
}

import { useMemo } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimeScale } from '#kit/parts/timeline/geometry/timeScale.ts'
import { timeAt, xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { drawnSpan } from '#kit/parts/timeline/geometry/viewWindow.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { GAP_PX, useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { onRuler } from '../model/dayAxis.ts'
import type { ScheduleLane } from '../model/laneItem.ts'

/** Where the lanes are, and the times on the ruler that are near the view: what is far away is not drawn. */
export type OverlayPlace = { lanes: readonly ScheduleLane[]; scale: TimeScale; row: number; near: TimeRange }

/** The same object until the lanes are drawn anew. */
export function useOverlayPlace(timeline: Timeline, lanes: readonly ScheduleLane[]): OverlayPlace {
  const { scale, row, left, width } = useTimelineShown(timeline)
  const { from, to } = drawnSpan(left, width)
  return useMemo(
    () => ({ lanes, scale, row, near: { from: timeAt(scale, from), to: timeAt(scale, to) } }),
    [lanes, scale, row, from, to],
  )
}

/** Where ranges are drawn, of those that are near the view. */
export function boxesOf<Range extends TimeRange>(ranges: readonly Range[], place: OverlayPlace) {
  return ranges.flatMap((range) =>
    place.lanes.flatMap(({ span }, lane) => {
      const shown = onRuler(span, range)
      return shown && isNear(shown, place)
        ? [{ key: `${span.key} ${range.from}`, range, style: styleOf(lane, shown, place) }]
        : []
    }),
  )
}

export const isNear = ({ from, to }: TimeRange, { near }: OverlayPlace) => from < near.to && to > near.from

/** A range in a lane, in px of the ruler. */
export function styleOf(lane: number, { from, to }: TimeRange, { lanes, scale, row }: OverlayPlace) {
  return {
    left: xOf(scale, from),
    width: Math.max(2, (to - from) * scale.pxPerMs),
    top: lane * row + 2,
    height: row - GAP_PX - 2 - (lanes[lane]?.beneath ?? 2),
  }
}

/** Above a place, for what is carried hangs below the pointer; beside it where there is no room above, or on the right. */
export function besides({ lane, place: range }: { lane: number; place: TimeRange }, place: OverlayPlace) {
  const { left, top, height } = styleOf(lane, range, place)
  const isFirst = lane === 0
  const isLate = isFirst || range.from > (place.near.from + place.near.to) / 2
  return {
    ...{ left, top: isFirst ? top + height + 2 : top - 2 },
    transform: `translate(${isLate ? '-100%' : '0'}, ${isFirst ? '0' : '-100%'})`,
  }
}

import type { TimeScale } from '#kit/parts/timeline/geometry/timeScale.ts'
import { timeAt } from '#kit/parts/timeline/geometry/timeScale.ts'
import type { LaneSpan } from './dayAxis.ts'

/** What lanes are drawn on: px of the axis by the scale, px of a lane with the gap below it. */
type Surface = { lanes: readonly LaneSpan[]; scale: TimeScale; row: number }

/** An instant in a lane. */
export type LanePoint = { lane: number; at: number }

/**
 * The lane and the instant under a point of the surface, in px from where range and first lane begin. Above and below
 * the lanes the nearest one counts; beside a day its time goes on, into the days around it.
 */
export function pointAt({ lanes, scale, row }: Surface, x: number, y: number): LanePoint {
  const lane = Math.max(0, Math.min(Math.floor(y / row), lanes.length - 1))
  return { lane, at: timeAt(scale, x) + (lanes[lane]?.shift ?? 0) }
}

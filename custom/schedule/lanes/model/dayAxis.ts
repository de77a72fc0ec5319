import { type Day, dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { holds, type TimeRange } from '#contract/rules/time/ranges.ts'

/** Minutes left blank before and after each day (specification section 3): what is at midnight has room around it. */
const BLANK_MS = 60 * 60_000

/** A lane of a schedule: the time that it shows, and how its own time becomes that of the ruler. */
export type LaneSpan = {
  key: string
  /** What of the schedule is in it, epoch ms. */
  bounds: TimeRange
  /** ms to take from an instant of the lane to find it on the ruler. */
  shift: number
}

export type LaneAxis = {
  lanes: readonly LaneSpan[]
  /** All that can be scrolled to, on the ruler. */
  range: TimeRange
}

/**
 * Days one below the other on the ruler of one of them: today's where it is among them, so that the time now stands
 * where it is, else the first. The longest day says how long the ruler is: nothing assumes 24 hours.
 */
export function weekAxis(days: readonly Day[], zone: string, now: number): LaneAxis {
  const spans = days.map((day) => ({ key: day, bounds: dayBounds(day, zone) }))
  const base = spans.find(({ bounds }) => holds(bounds, now)) ?? spans[0]
  const from = base?.bounds.from ?? 0
  const length = spans.reduce((longest, { bounds }) => Math.max(longest, bounds.to - bounds.from), 0)
  return {
    lanes: spans.map(({ key, bounds }) => ({ key, bounds, shift: bounds.from - from })),
    range: { from: from - BLANK_MS, to: from + length + BLANK_MS },
  }
}

/** One lane of days in a row, on their own time. */
export function spanAxis(key: string, bounds: TimeRange): LaneAxis {
  return { lanes: [{ key, bounds, shift: 0 }], range: { from: bounds.from - BLANK_MS, to: bounds.to + BLANK_MS } }
}

/** The lane in which an instant is, -1 where none is. */
export function laneOf(lanes: readonly LaneSpan[], at: number): number {
  return lanes.findIndex(({ bounds }) => holds(bounds, at))
}

/** A range of time as it lies in a lane, by the ruler; undefined where it does not touch the lane. */
export function onRuler({ bounds, shift }: LaneSpan, range: TimeRange): TimeRange | undefined {
  const from = Math.max(range.from, bounds.from)
  const to = Math.min(range.to, bounds.to)
  return from < to ? { from: from - shift, to: to - shift } : undefined
}

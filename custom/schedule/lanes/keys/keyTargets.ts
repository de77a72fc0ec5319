import { placeOf } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { spanOf } from '../model/drop.ts'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const DAY_MS = 96 * QUARTER_MS

type Step = { by: -1 | 1; unit: 'quarter' | 'day' }

/** Where a step leads: to the next quarter hour, to the minute without snapping, or to the same time a day on. */
export function steppedStart(start: number, { by, unit }: Step, snapping: boolean): number {
  if (unit === 'day') return start + by * DAY_MS
  const step = snapping ? QUARTER_MS : MINUTE_MS
  return by > 0 ? (Math.floor(start / step) + 1) * step : (Math.ceil(start / step) - 1) * step
}

/**
 * Where airings stand against their neighbour: directly behind the one before, or directly in front of the one after;
 * undefined where there is none.
 */
export function startAtEdge(schedule: Schedule, moved: readonly Airing[], by: -1 | 1): number | undefined {
  const [first, last] = [moved[0], moved.at(-1)]
  if (!first || !last) return undefined
  const ids = new Set(moved.map(({ id }) => id))
  const others = schedule.order.filter(({ id, dur }) => !ids.has(id) && dur > 0)
  if (by < 0) {
    const before = others[placeOf(others, first.start) - 1]
    return before && endOf(before)
  }
  const next = others[placeOf(others, endOf(last))]
  return next && next.start - spanOf(moved)
}

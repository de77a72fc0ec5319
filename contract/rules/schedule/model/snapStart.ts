import { snapQuarter } from '../../time/snapQuarter.ts'
import type { Schedule } from './schedule.ts'
import { touchesClosed } from './whyFixed.ts'

const QUARTER_MS = 900_000

/**
 * A dropped or typed start on its quarter hour (specification section 5). What the last eight minutes of a day snap to
 * lies in the next day: where that one was not read or is processing, the quarter before counts.
 */
export function snapStart(schedule: Schedule, start: number): number {
  const snapped = snapQuarter(start)
  const isOpen = snapped < schedule.window.to && !touchesClosed(schedule, { from: snapped, to: snapped + 1 })
  return isOpen || snapped <= start ? snapped : snapped - QUARTER_MS
}

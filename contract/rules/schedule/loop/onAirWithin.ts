import type { TimeRange } from '../../time/ranges.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import { byStart, type Airing, type Schedule } from '../model/schedule.ts'
import { occurrences } from './occurrences.ts'

/** Everything that airs within a range, by start: the real airings, and turns of the loop where none of these stands. */
export function onAirWithin(
  schedule: Schedule,
  range: TimeRange,
  real: Pick<Schedule, 'order' | 'longest'> = schedule,
): Airing[] {
  const turns = occurrences(schedule, range, real).map(({ airing }) => airing)
  return [...airingsWithin(real, range), ...turns].sort(byStart)
}

import type { TimeRange } from '../../time/ranges.ts'
import { airingsWithin } from '../model/airingsWithin.ts'
import type { Airing, Schedule } from '../model/schedule.ts'
import { whyFixed, type FixedReason } from '../model/whyFixed.ts'

/** An airing that a pinned one would collide with: it keeps its time for a reason, or merely runs then. */
type InsertionConflict = { airing: Airing; reason: FixedReason | 'overlap' }

/** What is in the way of a safe insertion (specification sections 5 and 7, pin confirmation), by start. */
export function insertionConflicts(
  schedule: Schedule,
  insertion: TimeRange,
  { now, ignored }: { now: number; ignored?: string },
): InsertionConflict[] {
  return airingsWithin(schedule, insertion)
    .filter(({ id }) => id !== ignored)
    .map((airing) => ({ airing, reason: whyFixed(schedule, airing, now) ?? 'overlap' }))
}

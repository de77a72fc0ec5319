import { type Day, dayOf } from '../../dates/zoneDays.ts'
import type { TimeRange } from '../../time/ranges.ts'
import { placeOf } from '../model/airingsWithin.ts'
import { holesIn, openRanges } from '../model/holes.ts'
import type { Schedule } from '../model/schedule.ts'

const MINUTE_MS = 60_000

/** A row of the ledger: a hole that can still be filled. */
type LedgerRow = TimeRange & {
  /** The day that it begins on. */
  day: Day
  /** What airs before and after it, if something does. */
  after?: string
  before?: string
  /** No whole minute falls into it: it is told, not warned of. */
  isSlack: boolean
}

/** Every hole from now on, to the ms, by start, and their sum; of days that are processing none. */
export function gapLedger(schedule: Schedule, now: number): { rows: LedgerRow[]; total: number } {
  const ends = new Map(schedule.order.map((airing) => [airing.start + airing.dur, airing.id]))
  const rows = openRanges(schedule, now)
    .flatMap((range) => holesIn(schedule, range))
    .map(({ from, to }): LedgerRow => {
      const next = schedule.order[placeOf(schedule.order, to)]
      const isSlack = Math.ceil(from / MINUTE_MS) * MINUTE_MS >= to
      const before = next?.start === to ? next.id : undefined
      return { from, to, day: dayOf(from, schedule.zone), after: ends.get(from), before, isSlack }
    })
  return { rows, total: rows.reduce((sum, { from, to }) => sum + to - from, 0) }
}

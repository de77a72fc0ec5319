import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { rangeOf } from '#contract/rules/schedule/model/schedule.ts'
import { holds, type TimeRange } from '#contract/rules/time/ranges.ts'
import type { Cursor } from '../../model/scheduleView.ts'
import { SCHEDULE_ZONE } from '../../model/shown.ts'
import { airingKey, type ListRow } from './listRows.ts'

/** The row that the cursor is on; undefined where it is at a time that the list does not show. */
export function keyAt(rows: readonly ListRow[], cursor: Cursor): string | undefined {
  if (cursor.kind === 'airing') return airingKey(cursor.id)
  return rows.findLast((row) => row.kind !== 'airing' && holds(spanOf(row), cursor.at))?.key
}

/** The row of what airs at an instant, or of the gap that it falls into; undefined on other days. */
export function keyOnAir(rows: readonly ListRow[], now: number): string | undefined {
  return rows.findLast((row) => row.kind !== 'day' && holds(spanOf(row), now))?.key
}

function spanOf(row: ListRow): TimeRange {
  switch (row.kind) {
    case 'airing':
      return rangeOf(row.airing)
    case 'gap':
      return row.range
    case 'day':
      return dayBounds(row.day, SCHEDULE_ZONE)
  }
}

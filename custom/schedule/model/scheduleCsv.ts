import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { Shown } from './scheduleView.ts'
import { nameOf, type ScheduleWords } from './scheduleWords.ts'
import { SCHEDULE_ZONE } from './shown.ts'

/** Columns of the channel usage report (specification section 3), and what a scheduler needs beside them. */
const COLUMNS = ['Channel', 'Start Time (UTC)', 'End Time (UTC)', 'Duration (Seconds)', 'Title', 'Type', 'Id', 'Pinned']

/** What airs in the days on screen as a table, times as ISO 8601 in UTC; no cell of it is a formula. */
export function scheduleCsv(
  schedule: Schedule,
  { from, to }: Pick<Shown, 'from' | 'to'>,
  words: ScheduleWords,
): string {
  const range = { from: dayBounds(from, SCHEDULE_ZONE).from, to: dayBounds(to, SCHEDULE_ZONE).to }
  const iso = (instant: number) => new Date(instant).toISOString()
  const lines = airingsWithin(schedule, range).map((airing) => [
    schedule.cs,
    iso(airing.start),
    iso(endOf(airing)),
    String(airing.dur / 1_000),
    nameOf(airing, words),
    airing.kind,
    airing.pgmId ?? '',
    airing.pinned ? 'true' : 'false',
  ])
  return BYTE_ORDER_MARK + [COLUMNS, ...lines].map(csvLine).join('')
}

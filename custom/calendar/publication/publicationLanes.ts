import { dateConflicts, dayConflicts, type FoundConflict } from '#contract/rules/calendar/dateConflicts.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { CalendarDay, PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import type { CalendarKind, DateConflict } from '#contract/values/calendar.ts'
import {
  barOf,
  type CalendarEntry,
  type CalendarItem,
  type CalendarLane,
  type Dates,
  type EntryNote,
  type LaneGroup,
} from '../model/calendarEntry.ts'

/** What was read of one kind; `count` undefined while it is on its way. */
export type KindRead = {
  kind: CalendarKind
  entries: readonly PublicationEntry[]
  count: number | undefined
  atLeast: boolean
}
type Shown = { range: TimeRange; now: number; folded: ReadonlySet<CalendarKind> }
type Words = { nameOf: (entry: Pick<PublicationEntry, 'lon'>) => string; headOf: (kind: CalendarKind) => string }

const ERRORS: readonly DateConflict[] = [
  'failed',
  'turned',
  'releaseTooEarly',
  'releaseTooLate',
  'timingCrosses',
  'unlicensed',
]

/** Kind by kind: a lane that says what follows and how many there are, then a lane for each thing. */
export function publicationLanes(read: readonly KindRead[], shown: Shown, words: Words): CalendarLane[] {
  return read.flatMap(({ kind, entries, count, atLeast }) => [
    headLane(words.headOf(kind), { kind, count, atLeast, read: entries.length, isFolded: shown.folded.has(kind) }),
    ...(shown.folded.has(kind) ? [] : entries.map((entry) => laneOf(entry, shown, words))),
  ])
}

function headLane(label: string, group: LaneGroup): CalendarLane {
  const { kind } = group
  const key = `group ${kind}`
  const entry: CalendarEntry = { key, kind, id: '', names: [], st: 'published', rev: 0, notes: [] }
  return { key, label, entry, depth: 0, group, items: NONE }
}

const NONE: readonly CalendarItem[] = []

function laneOf(row: PublicationEntry, { range, now }: Shown, { nameOf }: Words): CalendarLane {
  const entry = entryOf(row, now)
  const key = `${row.kind} ${entry.key}`
  const items =
    row.kind === 'day' ? (row.days ?? []).map((day) => dayItem(key, entry, day, now)) : barOf(key, entry, range)
  return { key, label: nameOf(row), entry, depth: 1, items }
}

function entryOf(row: PublicationEntry, now: number): CalendarEntry {
  const { kind, facts, id, tab, cty, cs, lon, st, rev } = row
  const [start, end] = [parseDate(row.start), parseDate(row.end)]
  const dates: Dates = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
  const judge = kind === 'day' ? () => [] : (moved: Dates) => dateConflicts(moved, { kind, facts, now }).map(noteOf)
  return {
    ...dates,
    ...{ key: `${kind} ${id} ${tab ?? ''}`, kind, id, names: lon, st, rev, judge, notes: judge(dates) },
    ...(tab !== undefined && { tab }),
    ...(cty !== undefined && { cty }),
    ...(cs !== undefined && { cs }),
  }
}

/** Days of schedules are UTC days. */
function dayItem(lane: string, channel: CalendarEntry, day: CalendarDay, now: number): CalendarItem {
  const { from, to } = dayBounds(day.dt, 'UTC')
  const { judge: _judge, ...rest } = channel
  const key = `${lane} ${day.dt}`
  const notes = dayConflicts(day, now).map(noteOf)
  return { kind: 'entry', key, from, to, entry: { ...rest, key, day: day.dt, st: day.st, start: from, end: to, notes } }
}

function noteOf({ code, count }: FoundConflict): EntryNote {
  const tone = ERRORS.includes(code) ? 'error' : 'warning'
  return { code, tone, ...(count !== undefined && { values: { smart_count: count } }) }
}

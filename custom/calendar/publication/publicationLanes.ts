import { dateConflicts, dayConflicts, type FoundConflict } from '#contract/rules/calendar/dateConflicts.ts'
import { mendedDates } from '#contract/rules/calendar/mendedDates.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { CalendarDay, PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import type { CalendarKind, DateConflict } from '#contract/values/calendar.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import {
  barOf,
  datesFrom,
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
  const key = laneKey(entry)
  const items =
    row.kind === 'day' ? (row.days ?? []).map((day) => dayItem(key, entry, day, now)) : barOf(key, entry, range)
  return { key, label: nameOf(row), entry, depth: 1, items }
}

/** Entries as conflicts have them: a channel by its days. */
export function datedEntries(rows: readonly PublicationEntry[], now: number): CalendarEntry[] {
  return rows.flatMap((row): CalendarEntry[] => {
    const entry = entryOf(row, now)
    if (row.kind !== 'day') return [entry]
    return (row.days ?? []).map((day) => dayEntry(laneKey(entry), entry, day, now))
  })
}

/** The same rows with the one that is looked at first among its kind, though it stands on a page that is not read. */
export function withLookedAt(
  read: readonly KindRead[],
  rows: readonly PublicationEntry[],
  chosen: string | undefined,
  now: number,
): readonly KindRead[] {
  const isChosen = (row: PublicationEntry) => datedEntries([row], now).some(({ key }) => key === chosen)
  const row = chosen === undefined ? undefined : rows.find(isChosen)
  if (!row) return read
  return read.map((one) => {
    if (one.kind !== row.kind || one.entries.some((entry) => isChosen(entry))) return one
    return { ...one, entries: [row, ...one.entries] }
  })
}

const laneKey = ({ kind, key }: CalendarEntry) => `${kind} ${key}`

function mendedBy(code: string, dates: Dates, beside: Parameters<typeof mendedDates>[2]): Dates | undefined {
  const mended = mendedDates(code as DateConflict, dates, beside)
  return mended && datesFrom(mended.start, mended.end)
}

function entryOf(row: PublicationEntry, now: number): CalendarEntry {
  const { kind, facts, id, tab, cty, cs, lon, ia, st, rev } = row
  const dates = datesFrom(parseDate(row.start), parseDate(row.end))
  const judge = kind === 'day' ? () => [] : (moved: Dates) => dateConflicts(moved, { kind, facts, now }).map(noteOf)
  const mend = kind === 'day' ? () => undefined : (code: string) => mendedBy(code, dates, { kind, facts, now })
  return {
    ...dates,
    ...{ key: `${kind} ${id} ${tab ?? ''}`, kind, id, names: lon, st, rev, judge, mend, notes: judge(dates) },
    ...(tab !== undefined && { tab }),
    ...(cty !== undefined && { cty }),
    ...(ia?.includes(DEFAULT_IMAGE) && { hasArtwork: true }),
    ...(cs !== undefined && { cs }),
  }
}

function dayItem(lane: string, channel: CalendarEntry, day: CalendarDay, now: number): CalendarItem {
  const entry = dayEntry(lane, channel, day, now)
  return { kind: 'entry', key: entry.key, from: entry.start, to: entry.end, entry }
}

/** Days of schedules are UTC days. */
function dayEntry(lane: string, channel: CalendarEntry, day: CalendarDay, now: number) {
  const { from, to } = dayBounds(day.dt, 'UTC')
  const { judge: _judge, mend: _mend, ...rest } = channel
  const notes = dayConflicts(day, now).map(noteOf)
  return { ...rest, key: `${lane} ${day.dt}`, day: day.dt, st: day.st, start: from, end: to, notes }
}

function noteOf({ code, count }: FoundConflict): EntryNote {
  const tone = ERRORS.includes(code) ? 'error' : 'warning'
  return { code, tone, ...(count !== undefined && { values: { smart_count: count } }) }
}

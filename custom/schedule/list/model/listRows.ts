import { dayBounds, type Day } from '#contract/rules/dates/zoneDays.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { holesIn } from '#contract/rules/schedule/model/holes.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { daysBetween, SCHEDULE_ZONE } from '../../model/shown.ts'
import type { Shown } from '../../model/scheduleView.ts'

/** Something that airs, in the day that it is listed under. */
export type AiringRow = { kind: 'airing'; key: string; airing: Airing; day: Day }
/** Time in which nothing airs, a minute or more of it. */
export type GapRow = { kind: 'gap'; key: string; range: TimeRange; day: Day }
/** The head of a day, with what stands under it. */
export type DayRow = {
  kind: 'day'
  key: string
  day: Day
  /** Airings that begin in it, and the ms of it that are filled. */
  count: number
  filled: number
  /** Ms of holes of less than a minute: no gap by the minute, but no program either. */
  slack: number
}
export type ListRow = AiringRow | GapRow | DayRow

export const listRowKey = ({ key }: ListRow): string => key
export const airingKey = (id: string): string => `a ${id}`

const MINUTE_MS = 60_000
const rowOf = new WeakMap<Airing, AiringRow>()

/**
 * The days on screen as rows: a head each, then what airs and the gaps, by time. What runs over midnight stands under
 * the day that it begins in, or under the first day on screen. An airing that stays the same keeps its row.
 */
export function listRows(schedule: Schedule, { from, to }: Pick<Shown, 'from' | 'to'>): ListRow[] {
  return daysBetween(from, to).flatMap((day) => rowsOfDay(schedule, day, day === from))
}

function rowsOfDay(schedule: Schedule, day: Day, isFirst: boolean): ListRow[] {
  const bounds = dayBounds(day, SCHEDULE_ZONE)
  const holes = holesIn(schedule, bounds)
  const gaps = holes.filter((hole) => !isSlack(hole))
  const airings = airingsWithin(schedule, bounds).filter(({ start }) => isFirst || start >= bounds.from)
  const rows: (AiringRow | GapRow)[] = [
    ...airings.map((airing) => airingRow(airing, day)),
    ...gaps.map((range): GapRow => ({ kind: 'gap', key: `g ${range.from}`, range, day })),
  ]
  const head: DayRow = {
    ...{ kind: 'day', key: `d ${day}`, day },
    count: airings.filter(({ start }) => start >= bounds.from).length,
    filled: bounds.to - bounds.from - sumOf(holes),
    slack: sumOf(holes) - sumOf(gaps),
  }
  return [head, ...rows.sort((one, other) => startOf(one) - startOf(other))]
}

/** No whole minute falls into it. */
function isSlack({ from, to }: TimeRange): boolean {
  return Math.ceil(from / MINUTE_MS) * MINUTE_MS >= to
}

function airingRow(airing: Airing, day: Day): AiringRow {
  const known = rowOf.get(airing)
  if (known?.day === day) return known
  const row: AiringRow = { kind: 'airing', key: airingKey(airing.id), airing, day }
  rowOf.set(airing, row)
  return row
}

function startOf(row: AiringRow | GapRow): number {
  return row.kind === 'gap' ? row.range.from : row.airing.start
}

function sumOf(ranges: readonly TimeRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** The airing before or after one in the list, whatever stands between them. */
export function besideIn(rows: readonly ListRow[], id: string, by: -1 | 1): Airing | undefined {
  const at = rows.findIndex(({ key }) => key === airingKey(id))
  for (let next = at + by; at !== -1 && next >= 0 && next < rows.length; next += by) {
    const row = rows[next]
    if (row?.kind === 'airing') return row.airing
  }
  return undefined
}

/** Where to put something new from a row on: in a gap at its start, else after what stands there. */
export function placeAfter(row: ListRow): number {
  if (row.kind === 'gap') return row.range.from
  return row.kind === 'airing' ? endOf(row.airing) : dayBounds(row.day, SCHEDULE_ZONE).from
}

import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { datesFrom as dates, type Dates } from './calendarEntry.ts'

/** Which end is moved; both: the whole stays as long as it is. */
export type MovedEnd = 'start' | 'end' | 'both'

const QUARTER_MS = 900_000
/** Closer than this a view counts in quarters of an hour, wider in days. */
const DAYS_FROM_MS = 3 * 86_400_000

/** How far dates go at the width of a view: to midnight, or to quarters of an hour. */
type Grain = { unit: 'day' | 'quarter' | 'exact'; zone: string }

export function grainOf(span: number, zone: string, isExact = false): Grain {
  return { unit: isExact ? 'exact' : span > DAYS_FROM_MS ? 'day' : 'quarter', zone }
}

/** The nearest instant of a grain. */
export function snapped(at: number, { unit, zone }: Grain): number {
  if (unit === 'exact') return Math.round(at / 60_000) * 60_000
  if (unit === 'quarter') return Math.round(at / QUARTER_MS) * QUARTER_MS
  const { from, to } = dayBounds(dayOf(at, zone), zone)
  return at - from < to - at ? from : to
}

/** Dates after so many ms; the end that is held snaps, and neither passes the other. An open end stays open. */
export function draggedDates({ start, end }: Dates, which: MovedEnd, by: number, grain: Grain): Dates {
  if (which === 'both') {
    const held = start ?? end
    const shift = held === undefined ? 0 : snapped(held + by, grain) - held
    return dates(start === undefined ? undefined : start + shift, end === undefined ? undefined : end + shift)
  }
  const least = leastOf(grain)
  if (which === 'start')
    return dates(start === undefined ? undefined : Math.min(snapped(start + by, grain), (end ?? Infinity) - least), end)
  return dates(start, end === undefined ? undefined : Math.max(snapped(end + by, grain), (start ?? -Infinity) + least))
}

/** Dates one step of a key on: days by the calendar of the zone, so that a change of clocks shifts nothing. */
export function steppedDates({ start, end }: Dates, which: MovedEnd, by: -1 | 1, grain: Grain): Dates {
  const step = (at: number | undefined) => (at === undefined ? undefined : stepped(at, by, grain))
  const next = dates(which === 'end' ? start : step(start), which === 'start' ? end : step(end))
  const isTurned = next.start !== undefined && next.end !== undefined && next.start >= next.end
  return isTurned ? dates(start, end) : next
}

export function sameDates(one: Dates, other: Dates): boolean {
  return one.start === other.start && one.end === other.end
}

function stepped(at: number, by: -1 | 1, { unit, zone }: Grain): number {
  if (unit !== 'day') return at + by * (unit === 'quarter' ? QUARTER_MS : 60_000)
  const day = dayOf(at, zone)
  return at - dayBounds(day, zone).from + dayBounds(shiftDay(day, by), zone).from
}

const leastOf = ({ unit }: Grain) => (unit === 'exact' ? 60_000 : QUARTER_MS)

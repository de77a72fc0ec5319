import { DAY_MS } from '#contract/values/timers.ts'
import type { TimeRange } from '../time/ranges.ts'
import { wallTime } from './wallTime.ts'
import { utcInstant, zonedParts } from './zonedParts.ts'

/** A calendar day, 'YYYY-MM-DD', without a zone. */
export type Day = string

const two = (value: number) => String(value).padStart(2, '0')

/** The calendar day that a zone has at an instant: 2026-11-24T18:00Z is '2026-11-25' in Kuala Lumpur. */
export function dayOf(instant: number, zone: string): Day {
  const { year, month, day } = zonedParts(instant, zone)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The day so many days on (back, where negative). */
export function shiftDay(day: Day, by: number): Day {
  return dayOf(midnightUtc(day) + by * DAY_MS, 'UTC')
}

/**
 * From the first instant of a day in a zone to the first of the next: 24 hours, but 23 or 25 where clocks are changed,
 * on Lord Howe 23.5 or 24.5. Where midnight itself is left out the day starts with the first time there is.
 */
export function dayBounds(day: Day, zone: string): TimeRange {
  return { from: startOf(day, zone), to: startOf(shiftDay(day, 1), zone) }
}

function startOf(day: Day, zone: string): number {
  const { year, month, day: date } = zonedParts(midnightUtc(day), 'UTC')
  return wallTime({ year, month, day: date, hour: 0, minute: 0, second: 0 }, zone)
}

function midnightUtc(day: Day): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return utcInstant({ year, month, day: date, hour: 0, minute: 0, second: 0 })
}

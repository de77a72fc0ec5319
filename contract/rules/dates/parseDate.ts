import { DAY_MS } from '#contract/values/timers.ts'
import { utcInstant } from './zonedParts.ts'
import { wallTime } from './wallTime.ts'
import { offsetMs, RFC_2822_ZONES } from './zoneOffset.ts'

/** No date is longer; longer texts are not even looked at. */
const MAX_LENGTH = 128
/** How instants are written by default, of days that every month has: read by the engine itself. */
const CANONICAL = /^\d{4}-\d\d-(?:0[1-9]|1\d|2[0-8])T\d\d:\d\d:\d\d\.\d{3}Z$/

type Day = { year: number; month: number; day: number }
type Time = { hour: number; minute: number; second: number; ms: number; offset?: number }

/**
 * The instant (epoch ms) that a text means, or undefined for bad text (specification section 5): ISO 8601 (calendar,
 * week and ordinal dates, basic and extended), RFC 2822, and datetime-local with or without seconds. Without an offset
 * the text is a reading of the given zone's clocks; without a time it is midnight there.
 */
export function parseDate(text: unknown, zone = 'UTC'): number | undefined {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return undefined
  const instant = CANONICAL.test(text) ? Date.parse(text) : NaN
  if (!Number.isNaN(instant)) return instant
  const trimmed = text.trim()
  return parseIso(trimmed, zone) ?? parseRfc2822(trimmed)
}

function parseIso(text: string, zone: string): number | undefined {
  const [, date = '', time] = /^([\dW-]+)(?:[Tt ](.+))?$/.exec(text) ?? []
  const day = isoDay(date)
  const clock = time === undefined ? { hour: 0, minute: 0, second: 0, ms: 0 } : isoTime(time)
  return day && clock ? instantOf(day, clock, zone) : undefined
}

/** Hour 24 is the midnight that ends the day. */
function instantOf(day: Day, { hour, minute, second, ms, offset }: Time, zone: string): number {
  const midnight = utcInstant({ ...day, hour: 0, minute: 0, second: 0 })
  const end = hour === 24 ? new Date(midnight + DAY_MS) : new Date(midnight)
  const clock = {
    year: end.getUTCFullYear(),
    month: end.getUTCMonth() + 1,
    day: end.getUTCDate(),
    hour: hour % 24,
    minute,
    second,
  }
  return (offset === undefined ? wallTime(clock, zone) : utcInstant(clock) - offset) + ms
}

function isoDay(text: string): Day | undefined {
  const calendar = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text)
  if (calendar) return validDay(Number(calendar[1]), Number(calendar[2] ?? 1), Number(calendar[3] ?? 1))
  const ordinal = /^(\d{4})-?(\d{3})$/.exec(text)
  if (ordinal) return dayOfYear(Number(ordinal[1]), Number(ordinal[2]))
  const week = /^(\d{4})-?W(\d\d)(?:-?([1-7]))?$/.exec(text)
  return week ? dayOfWeek(Number(week[1]), Number(week[2]), Number(week[3] ?? 1)) : undefined
}

function validDay(year: number, month: number, day: number): Day | undefined {
  const found = dayAt(utcInstant({ year, month, day, hour: 0, minute: 0, second: 0 }))
  return found.month === month && found.day === day ? found : undefined
}

function dayAt(instant: number): Day {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function newYear(year: number): number {
  return utcInstant({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0 })
}

function dayOfYear(year: number, ordinal: number): Day | undefined {
  const day = dayAt(newYear(year) + (ordinal - 1) * DAY_MS)
  return ordinal >= 1 && day.year === year ? day : undefined
}

/** Week 1 is the one with 4 January; weeks start on Monday. */
function dayOfWeek(year: number, week: number, weekday: number): Day | undefined {
  const firstMonday = (of: number) => {
    const fourth = newYear(of) + 3 * DAY_MS
    return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS
  }
  const instant = firstMonday(year) + ((week - 1) * 7 + weekday - 1) * DAY_MS
  return week >= 1 && instant < firstMonday(year + 1) ? dayAt(instant) : undefined
}

function isoTime(text: string): Time | undefined {
  const match =
    /^(\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?(Z|z|[+-]\d\d(?::?\d\d)?)?$/.exec(text) ??
    /^(\d\d)(\d\d)(?:(\d\d)(?:[.,](\d+))?)?(Z|z|[+-]\d\d(?::?\d\d)?)?$/.exec(text)
  if (!match) return undefined
  const [, hour, minute = '0', second = '0', fraction = '0', offset] = match
  const ms = Math.floor(Number(`0.${fraction}`) * 1_000)
  return validTime({ hour: Number(hour), minute: Number(minute), second: Number(second), ms }, offset)
}

/** An offset is 'Z' or ±HH, ±HHmm, ±HH:mm. */
function validTime(time: Time, offset: string | undefined): Time | undefined {
  const { hour, minute, second, ms } = time
  const endOfDay = hour === 24 && minute === 0 && second === 0 && ms === 0
  if (minute > 59 || second > 59 || (hour > 23 && !endOfDay)) return undefined
  if (offset === undefined) return time
  if (offset.toUpperCase() === 'Z') return { ...time, offset: 0 }
  const ahead = offsetMs(offset)
  return ahead === undefined ? undefined : { ...time, offset: ahead }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const RFC_2822 =
  /^(?:([a-z]{3}) ?, ?)?(\d{1,2}) ([a-z]{3}) (\d{2,4}) (\d\d):(\d\d)(?::(\d\d))? ([+-]\d{4}|UT|GMT|[ECMP][SD]T|[A-IK-Z])$/i

function parseRfc2822(text: string): number | undefined {
  const plain = text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const match = RFC_2822.exec(plain)
  if (!match) return undefined
  const [, weekday, date, month = '', year = '', hour, minute, second = '0', zone = ''] = match
  const day = validDay(fullYear(year), MONTHS.indexOf(month.toLowerCase()) + 1, Number(date))
  // Single letters mean nothing, says RFC 2822, so they are UTC.
  const offset = /^[+-]/.test(zone) ? zone : (RFC_2822_ZONES[zone.toUpperCase()] ?? 'Z')
  const clock = { hour: Number(hour), minute: Number(minute), second: Number(second), ms: 0 }
  const time = clock.hour < 24 ? validTime(clock, offset) : undefined
  if (!day || !time) return undefined
  const named = WEEKDAYS[new Date(utcInstant({ ...day, hour: 0, minute: 0, second: 0 })).getUTCDay()]
  return weekday === undefined || weekday.toLowerCase() === named ? instantOf(day, time, 'UTC') : undefined
}

/** Two digits below 50 are 20xx; other two digits and all three-digit years count from 1900. */
function fullYear(text: string): number {
  const year = Number(text)
  if (text.length === 4) return year
  return year + (text.length === 2 && year < 50 ? 2000 : 1900)
}

import { wallTime } from '../dates/wallTime.ts'
import { zonedParts } from '../dates/zonedParts.ts'

/** A span of time, epoch ms; `to` itself is outside. */
type DateWindow = { from: number; to: number }
/** Where and when a relative term is read: the viewer's zone, the server's clock. */
export type Moment = { now: number; zone: string }

export const WINDOW_UNITS = ['days', 'weeks', 'months'] as const
type WindowUnit = (typeof WINDOW_UNITS)[number]
/** Windows by the calendar of the zone; weeks start on Monday (ISO 8601). */
export const CALENDAR_WINDOWS = [
  'today',
  'yesterday',
  'tomorrow',
  'this week',
  'last week',
  'next week',
  'this month',
  'last month',
  'next month',
] as const
/** Further ahead or back than anybody plans, and far inside what dates can say. */
export const MOST_UNITS = 999

const ROLLING = /^(next|last) (\d{1,3}) (days|weeks|months)$/
const STEPS: Readonly<Record<string, number>> = { last: -1, yesterday: -1, this: 0, today: 0, next: 1, tomorrow: 1 }
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** The term of a window that moves with the clock: 'next 7 days'. */
export function rollingTerm(direction: 'next' | 'last', count: number, unit: WindowUnit): string {
  return `${direction} ${count} ${unit}`
}

/** The parts of 'next 7 days'; undefined for any other term. */
export function rollingParts(
  term: string,
): { direction: 'next' | 'last'; count: number; unit: WindowUnit } | undefined {
  const [, direction, count, unit] = ROLLING.exec(term) ?? []
  if (!direction || Number(count) === 0) return undefined
  return { direction: direction as 'next' | 'last', count: Number(count), unit: unit as WindowUnit }
}

/** Whether a term means another window at another moment. */
export function isRelative(term: string): boolean {
  return rollingParts(term) !== undefined || (CALENDAR_WINDOWS as readonly string[]).includes(term)
}

/**
 * The window that a date's term means at a moment: 'next 7 days' from now to the same reading of the clock seven days
 * on, 'today' and 'this week' whole days of the zone, '2026-05-03' that day of the zone, an instant its millisecond.
 * Undefined where the term is no date.
 */
export function dateWindow(term: string, moment: Moment): DateWindow | undefined {
  const rolling = rollingParts(term)
  if (rolling) {
    const { direction, count, unit } = rolling
    const other = shifted(moment, direction === 'next' ? count : -count, unit)
    return direction === 'next' ? { from: moment.now, to: other } : { from: other, to: moment.now }
  }
  if (isRelative(term)) return calendarWindow(term, moment)
  const [, year, month, day] = DAY.exec(term) ?? []
  if (year) return wholeDay(Number(year), Number(month), Number(day), moment.zone)
  const at = Date.parse(term)
  return Number.isFinite(at) && /^\d{4}-/.test(term) ? { from: at, to: at + 1 } : undefined
}

/** The same reading of the clock some days, weeks or months away; the 31st becomes a shorter month's last day. */
function shifted({ now, zone }: Moment, count: number, unit: WindowUnit): number {
  const clock = zonedParts(now, zone)
  const months = unit === 'months' ? clock.month + count : clock.month
  const last = new Date(Date.UTC(clock.year, months, 0)).getUTCDate()
  const day = unit === 'months' ? Math.min(clock.day, last) : clock.day + count * (unit === 'weeks' ? 7 : 1)
  return wallTime({ ...clock, month: months, day }, zone) + (((now % 1_000) + 1_000) % 1_000)
}

function calendarWindow(term: string, { now, zone }: Moment): DateWindow {
  const { year, month, day } = zonedParts(now, zone)
  const [step = '', unit = 'day'] = term.split(' ')
  const by = STEPS[step] ?? 0
  const start = (m: number, d: number) => wallTime({ year, month: m, day: d, hour: 0, minute: 0, second: 0 }, zone)
  if (unit === 'month') return { from: start(month + by, 1), to: start(month + by + 1, 1) }
  const monday = day - ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7)
  const first = unit === 'week' ? monday + by * 7 : day + by
  return { from: start(month, first), to: start(month, first + (unit === 'week' ? 7 : 1)) }
}

function wholeDay(year: number, month: number, day: number, zone: string): DateWindow | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const start = (d: number) => wallTime({ year, month, day: d, hour: 0, minute: 0, second: 0 }, zone)
  return { from: start(day), to: start(day + 1) }
}

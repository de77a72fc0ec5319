import { rulerTicks } from '#contract/rules/dates/rulerTicks.ts'
import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'

const DAY_MS = 86_400_000
/** Steps of the calendar by the longest that each is: weeks begin on Monday, the others on their first day. */
export const WEEK_MS = 7 * DAY_MS
export const MONTH_MS = 31 * DAY_MS
export const QUARTER_MS = 92 * DAY_MS
export const YEAR_MS = 366 * DAY_MS

const MONDAY = 1
const QUARTERS = ['01', '04', '07', '10']

/** The instants of a range at which a ruler has its ticks: within a day by the clock, beyond it by the calendar. */
export function rulerStops(range: TimeRange, step: number, zone: string): number[] {
  if (step <= DAY_MS) return rulerTicks(range, step, zone)
  return rulerTicks(range, DAY_MS, zone).filter((at) => begins(dayOf(at, zone), step))
}

function begins(day: string, step: number): boolean {
  if (step <= WEEK_MS) return new Date(day).getUTCDay() === MONDAY
  const [, month = '', date] = day.split('-')
  if (date !== '01' || step <= MONTH_MS) return date === '01'
  return step <= QUARTER_MS ? QUARTERS.includes(month) : month === '01'
}

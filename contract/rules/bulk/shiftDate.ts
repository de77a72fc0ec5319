import type { DateShift } from '#contract/schemas/changeSet.ts'
import { DAY_MS } from '#contract/values/timers.ts'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const YEARS = { first: 0, last: 9999 }

/**
 * A date or an instant moved: months first, on which a day that the month lacks becomes its last one. Undefined where
 * the text is neither, or would leave the years that can be written.
 */
export function shiftDate(text: string, { months = 0, days = 0, ms = 0 }: DateShift): string | undefined {
  const isDate = DATE.test(text)
  const from = Date.parse(isDate ? `${text}T00:00:00.000Z` : text)
  if (!Number.isFinite(from)) return undefined
  const to = new Date(monthsLater(from, months) + days * DAY_MS + (isDate ? 0 : ms))
  const year = to.getUTCFullYear()
  if (!(year >= YEARS.first && year <= YEARS.last)) return undefined
  return isDate ? to.toISOString().slice(0, 10) : to.toISOString()
}

function monthsLater(from: number, months: number): number {
  if (months === 0) return from
  const date = new Date(from)
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()]
  // setUTCFullYear takes years below 100 as they are, Date.UTC does not.
  const last = new Date(0)
  last.setUTCFullYear(year, month + 1, 0)
  date.setUTCFullYear(year, month, Math.min(day, last.getUTCDate()))
  return date.getTime()
}

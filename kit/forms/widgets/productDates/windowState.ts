import { DAY_MS } from '#contract/values/timers.ts'
import { availabilityLabel } from '#contract/rules/availability/availabilityLabel.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'

export type WindowState = {
  state: 'ACTIVE' | 'EXPIRED' | 'FUTURE' | 'REVERSED' | 'ALWAYS'
  /** Begun days: left of an active window, until a future one, since an expired one. */
  days: number | undefined
}

const daysBetween = (from: number, to: number) => Math.ceil((to - from) / DAY_MS)

/** What a window of dates means today. The words of the label are the rule's; a window that ends before it starts is a mistake. */
export function windowState(from: string | undefined, until: string | undefined, now: number): WindowState {
  const start = parseDate(from)
  const end = parseDate(until)
  if (start === undefined && end === undefined) return { state: 'ALWAYS', days: undefined }
  if (start !== undefined && end !== undefined && end <= start) return { state: 'REVERSED', days: undefined }
  const { label } = availabilityLabel({ lws: from, lwe: until }, { now })
  if (label === 'EXPIRED') return { state: label, days: end && daysBetween(end, now) }
  if (label === 'FUTURE') return { state: label, days: start && daysBetween(now, start) }
  return { state: 'ACTIVE', days: end && daysBetween(now, end) }
}

export type Span = { start: number; end: number }

/** Years that hold all dates and today, for the bars' common scale. */
export function scaleOf(dates: readonly (string | undefined)[], now: number): Span {
  const instants = [...dates.map((date) => parseDate(date)).filter((instant) => instant !== undefined), now]
  const year = (instant: number) => new Date(instant).getUTCFullYear()
  return {
    start: Date.UTC(year(Math.min(...instants)), 0),
    end: Date.UTC(year(Math.max(...instants)) + 1, 0),
  }
}

/** Where a window lies on the scale, in percent of its width; an open end reaches the edge. */
export function barOf(from: string | undefined, until: string | undefined, scale: Span): { at: number; width: number } {
  const share = (instant: number) =>
    Math.min(100, Math.max(0, ((instant - scale.start) / (scale.end - scale.start)) * 100))
  const start = share(parseDate(from) ?? scale.start)
  const end = share(parseDate(until) ?? scale.end)
  return { at: Math.min(start, end), width: Math.abs(end - start) }
}

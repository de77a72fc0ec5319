import type { Availability } from '#contract/rules/availability/availabilityLabel.ts'
import type { Formatter, Instant } from '../format/createFormatter.ts'

type Speech = {
  translate: (key: string, values?: Record<string, unknown>) => string
  date: (instant: Instant) => string
} & Pick<Formatter, 'relativeDays' | 'dateTime'>

type Window = { from?: Instant | undefined; until?: Instant | undefined }

/** Beside the label: 'from 04 Dec 2026 00:00', '12 days ago', 'ends in 6 days'; undefined where it says enough. */
export function detailWords({ label, from, until, endsSoonDays }: Availability, speech: Speech): string | undefined {
  const { translate, dateTime, relativeDays } = speech
  if (label === 'FUTURE' && from !== undefined) return translate('status.availability.from', { date: dateTime(from) })
  if (label === 'EXPIRED' && until !== undefined) return relativeDays(until)
  if (endsSoonDays === undefined) return undefined
  return translate('status.availability.endsInDays', { smart_count: endsSoonDays })
}

/** Both ends of a window, each shown by `date`: as a day, or to the minute. */
export function rangeWords({ from, until }: Window, { translate, date }: Pick<Speech, 'translate' | 'date'>): string {
  if (from !== undefined && until !== undefined)
    return translate('status.availability.range', { start: date(from), end: date(until) })
  if (from !== undefined) return translate('status.availability.since', { start: date(from) })
  if (until !== undefined) return translate('status.availability.until', { end: date(until) })
  return translate('status.availability.always')
}

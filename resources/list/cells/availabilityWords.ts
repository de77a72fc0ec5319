import type { Availability } from '#contract/rules/availability/availabilityLabel.ts'
import { availabilityLabel } from '#contract/rules/availability/availabilityLabel.ts'
import type { UnavailableReason } from '#contract/rules/availability/whyUnavailable.ts'
import { whyUnavailable } from '#contract/rules/availability/whyUnavailable.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { TableWords } from './tableWords.ts'

/** What the dates say of a row for the selected product, and why its viewers cannot have it. */
export function availabilityOf(row: ContentRow, { now, product }: Pick<TableWords, 'now' | 'product'>) {
  const asked = { now, ...(product === undefined ? {} : { product }) }
  const found = availabilityLabel(row, { ...asked, status: row.st })
  const reasons: readonly UnavailableReason[] = whyUnavailable(row, asked)
  return { ...found, reasons }
}

/** 'from 04 Dec 2026 00:00', '12 days ago', 'ends in 6 days'. */
export function detailWords({ label, from, until, endsSoonDays }: Availability, words: TableWords): string | undefined {
  if (label === 'FUTURE' && from !== undefined)
    return words.translate('status.availability.from', { date: words.dateTime(from) })
  if (label === 'EXPIRED' && until !== undefined) return words.format.relativeDays(until)
  if (endsSoonDays === undefined) return undefined
  return words.translate('status.availability.endsInDays', { smart_count: endsSoonDays })
}

/** The window as days, or, with `words.dateTime`, to the minute. */
export function rangeWords(
  { from, until }: Availability,
  { translate, date }: Pick<TableWords, 'translate' | 'date'>,
): string {
  if (from !== undefined && until !== undefined)
    return translate('status.availability.range', { start: date(from), end: date(until) })
  if (from !== undefined) return translate('status.availability.since', { start: date(from) })
  if (until !== undefined) return translate('status.availability.until', { end: date(until) })
  return translate('status.availability.always')
}

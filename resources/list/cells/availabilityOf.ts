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

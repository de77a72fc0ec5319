import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { ImportDryRun } from '#contract/schemas/bulk.ts'

type Fault = ImportDryRun['fail'][number]
type Words = { head: readonly string[]; why: (fault: Fault) => string }

/** The rows that cannot be read as a table that no spreadsheet runs: row, column, field, reason. */
export function failureTable(faults: readonly Fault[], { head, why }: Words): string {
  const lines = faults.map((fault) => [String(fault.row), fault.column ?? '', fault.field ?? '', why(fault)])
  return BYTE_ORDER_MARK + [head, ...lines].map(csvLine).join('')
}

import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import type { JobItem } from '#contract/schemas/bulk.ts'

const FILE_COLUMNS = ['title', 'id', 'type', 'row', 'field', 'code', 'reason'] as const
type FileColumn = (typeof FILE_COLUMNS)[number]

type FileWords = {
  head: (column: FileColumn) => string
  titleOf: (item: JobItem) => string
  reasonOf: (item: JobItem) => string
}

/** The titles that failed, as a table that spreadsheets open and never run (reliability T56). */
export function failuresFile(items: readonly JobItem[], { head, titleOf, reasonOf }: FileWords): string {
  const line = (item: JobItem) =>
    csvLine([
      titleOf(item),
      item.key,
      item.cty,
      String(item.nth),
      item.field ?? '',
      item.code === undefined ? '' : String(item.code),
      reasonOf(item),
    ])
  return [BYTE_ORDER_MARK, csvLine(FILE_COLUMNS.map(head)), ...items.map(line)].join('')
}

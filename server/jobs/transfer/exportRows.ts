import { BYTE_ORDER_MARK, csvLine } from '#contract/rules/transfer/csvText.ts'
import { cellOf, valueOf } from '#contract/rules/transfer/cellOf.ts'
import { columnAt, transferColumns, type TransferColumn } from '#contract/rules/transfer/transferColumns.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { TransferFormat } from '#contract/values/transfer.ts'

type Titles = AsyncIterable<readonly Record<string, unknown>[]>

/** The text of a file, piece by piece: one per page of titles. */
export function exportText(
  type: TypeDocument,
  { format, fields }: { format: TransferFormat; fields?: readonly string[] | undefined },
  pages: Titles,
): AsyncIterable<string> {
  const columns = fields?.flatMap((path) => columnAt(type, path) ?? []) ?? transferColumns(type)
  if (format === 'csv') return csvText(columns, pages)
  const record = fields ? (title: object) => named(columns, title) : (title: object) => whole(columns, title)
  return format === 'json' ? jsonText(record, pages) : ndjsonText(record, pages)
}

async function* csvText(columns: readonly TransferColumn[], pages: Titles) {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ path }) => path))
  for await (const titles of pages)
    yield titles.map((title) => csvLine(columns.map((column) => cellOf(column, title)))).join('')
}

async function* ndjsonText(record: (title: object) => object, pages: Titles) {
  for await (const titles of pages) yield titles.map((title) => `${JSON.stringify(record(title))}\n`).join('')
}

async function* jsonText(record: (title: object) => object, pages: Titles) {
  yield '['
  let isFirst = true
  for await (const titles of pages) {
    for (const title of titles) {
      yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(record(title))}`
      isFirst = false
    }
  }
  yield '\n]\n'
}

/** Chosen fields under the names of their paths, which an import reads as such. */
function named(columns: readonly TransferColumn[], title: object): object {
  return Object.fromEntries(columns.map((column) => [column.path, valueOf(column, title as Record<string, unknown>)]))
}

/** All fields of the form as the record has them. */
function whole(columns: readonly TransferColumn[], title: object): object {
  const record = title as Record<string, unknown>
  return Object.fromEntries([...new Set(columns.map(({ field }) => field))].map((field) => [field, record[field]]))
}

import { readableCell } from '#contract/rules/transfer/csvText.ts'
import { separatorOf } from '#contract/rules/transfer/separatorOf.ts'
import type { TransferFormat } from '#contract/values/transfer.ts'
import { textOf } from '#kit/parts/files/textOf.ts'
import { firstObjects } from './firstObjects.ts'

/** The head of a file as its columns are shown: the server alone reads the whole of it. */
export type FilePreview = {
  columns: readonly string[]
  /** Values of the first rows, in the order of the columns. */
  rows: readonly (readonly string[])[]
}

/** Bytes that are looked at: enough for some rows, however long their texts are. */
const HEAD_BYTES = 262_144
const ROWS = 50

/** The first rows of a file that was chosen; none where it cannot be read, which the server then explains. */
export async function previewFile(file: Blob, format: TransferFormat): Promise<FilePreview> {
  const text = await textOf(file.slice(0, HEAD_BYTES))
  return format === 'csv' ? previewTable(text, file.size > HEAD_BYTES) : previewRecords(firstObjects(text, ROWS))
}

async function previewTable(text: string, isCut: boolean): Promise<FilePreview> {
  const { parse } = await import('csv-parse/browser/esm/sync')
  // The last line of a cut piece is half a line.
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n') + 1) : text
  const delimiter = separatorOf(whole)
  const options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: ROWS + 1,
    trim: false,
  }
  const lines = tolerant(() => (parse(whole, options) as string[][]).map((cells) => cells.map(readableCell)))
  const [head = [], ...rows] = lines
  const columns = head.map((name, at) => (at === 0 ? name.replace(/^\uFEFF/, '') : name).trim())
  return { columns, rows: rows.map((row) => columns.map((_name, at) => row[at] ?? '')) }
}

/** A quote that is open at the end of the piece leaves nothing to show. */
function tolerant(read: () => string[][]): string[][] {
  try {
    return read()
  } catch {
    return []
  }
}

function previewRecords(records: readonly Record<string, unknown>[]): FilePreview {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return { columns, rows: records.map((record) => columns.map((name) => cellOf(record[name]))) }
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

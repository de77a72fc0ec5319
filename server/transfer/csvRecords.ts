import { CsvError, parse, type Parser } from 'csv-parse'
import { readableCell } from '#contract/rules/transfer/csvText.ts'
import { separatorOf } from '#contract/rules/transfer/separatorOf.ts'
import { IMPORT_COLUMNS, IMPORT_ROW_BYTES } from '#contract/values/transfer.ts'
import { badFile } from './badFile.ts'

/** One record of a table with the line that it ends in; cells as they were before an export disarmed them. */
type CsvRecord = { cells: string[]; line: number }

/**
 * The parser's own limit counts what stands in cells: a row of separators alone would grow without end. A cell in
 * quotation marks may take twice its room.
 */
const MOST_UNENDED = 2 * IMPORT_ROW_BYTES + 131_072

/** The records of a table (RFC 4180; also with semicolons or tabs), its head included, as many at once as are read. */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord[]> {
  let parser: Parser | undefined
  let broken: Error | undefined
  let line = 0
  let empty = 0
  let unended = 0
  for await (const chunk of chunks) {
    parser ??= openParser(chunk).on('error', (error) => (broken = error))
    parser.write(chunk)
    const records = readAll(parser)
    const isEnded = records.length > 0 || parser.info.empty_lines > empty
    empty = parser.info.empty_lines
    unended = isEnded ? 0 : unended + chunk.length
    line = records.at(-1)?.line ?? line
    if (records.length > 0) yield records
    if (broken) throw plain(broken)
    if (unended > MOST_UNENDED)
      throw badFile(`The row that begins in line ${line + 1} is too long for a title.`, 'rowTooLong', {
        line: line + 1,
      })
  }
  if (!parser) return
  parser.end()
  const records = readAll(parser)
  // The parser tells of its last failure in its own time.
  await new Promise((resolve) => setImmediate(resolve))
  if (broken) throw plain(broken)
  if (records.length > 0) yield records
}

function openParser(first: string): Parser {
  return parse({
    delimiter: separatorOf(first),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: IMPORT_ROW_BYTES,
  })
}

/** What the last piece has made whole: it is read at once, so that nothing piles up. */
function readAll(parser: Parser): CsvRecord[] {
  const records: CsvRecord[] = []
  for (let found = parser.read() as Parsed | null; found !== null; found = parser.read() as Parsed | null)
    records.push(recordOf(found))
  return records
}

/** Refused before its cells are looked at: a record of separators has a million of them. */
function recordOf({ record, info }: Parsed): CsvRecord {
  if (record.length > IMPORT_COLUMNS)
    throw badFile(`The file has more than ${IMPORT_COLUMNS} columns.`, 'tooManyColumns', { limit: IMPORT_COLUMNS })
  return { cells: record.map(readableCell), line: info.lines }
}

type Parsed = { record: string[]; info: { lines: number } }

function plain(error: Error): Error {
  if (!(error instanceof CsvError)) return error
  const line = Number(/line (\d+)/.exec(error.message)?.[1] ?? 0)
  const at = line > 0 ? ` in line ${line}` : ''
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return badFile(`The quotation mark that opens${at} is never closed.`, 'quoteOpen', { line })
    case 'CSV_MAX_RECORD_SIZE':
      return badFile(`The row${at} has no end: most likely a quotation mark is not closed.`, 'quoteOpen', { line })
    default:
      return badFile(
        `A quotation mark${at} stands where none may: write it twice inside a cell in quotation marks.`,
        'quotePlace',
        { line },
      )
  }
}

import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { readableCell } from '#contract/rules/transfer/csvText.ts'
import { IMPORT_ROW_BYTES } from '#contract/values/transfer.ts'
import { badFile } from './badFile.ts'

/** One record of a table with the line that it ends in; cells as they were before an export disarmed them. */
export type CsvRecord = { cells: string[]; line: number }

const SEPARATORS = [',', ';', '\t'] as const

/** The records of a table (RFC 4180; also with semicolons or tabs), its head included. */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const { first, all } = await peeked(chunks)
  const parser = parse({
    delimiter: separatorOf(first),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: IMPORT_ROW_BYTES,
  })
  const source = Readable.from(all)
  source.on('error', (error) => parser.destroy(error))
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<Parsed>)
      yield { cells: record.map(readableCell), line: info.lines }
  } catch (error) {
    throw error instanceof CsvError ? plain(error) : error
  } finally {
    source.destroy()
  }
}

type Parsed = { record: string[]; info: { lines: number } }

/** The first piece, and all pieces again. */
async function peeked(chunks: AsyncIterable<string>) {
  const walk = chunks[Symbol.asyncIterator]()
  const { value: first = '' } = (await walk.next()) as { value?: string }
  const all = async function* () {
    yield first
    for (let next = await walk.next(); !next.done; next = await walk.next()) yield next.value
  }
  return { first, all: all() }
}

/** The one that parts the head into most cells. */
function separatorOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '')
  const times = (separator: string) => head.split(separator).length
  return [...SEPARATORS].sort((a, b) => times(b) - times(a))[0] ?? ','
}

function plain(error: CsvError): Error {
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

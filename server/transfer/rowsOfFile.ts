import { isObject } from '#contract/rules/diff/json.ts'
import { hasBrokenText, hasEndless, isShallow } from '#contract/rules/transfer/soundJson.ts'
import { IMPORT_COLUMNS, IMPORT_ROW_BYTES, IMPORT_ROWS, type TransferFormat } from '#contract/values/transfer.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { badFile, tooManyColumns } from './badFile.ts'
import { csvRecords } from './csvRecords.ts'
import { jsonEntries, type JsonEntry } from './jsonEntries.ts'
import { textOfFile } from './textOfFile.ts'

/** A row as it stands in the file: by column. `nth` counts from 1, without the head. */
export type RawRow = { nth: number; line: number; values: Record<string, unknown> }

/** Rows that are handed on at once. */
const SLICE = 200

/** Rows that follow one another, and the columns of a table, which are there without a value too. */
type RawSlice = { rows: RawRow[]; columns: readonly string[] }

/** The rows of a file in slices, whatever its form. Throws in plain words what makes it unreadable. */
export async function* rowsOfFile(path: string, fileName: string): AsyncGenerator<RawSlice> {
  let nth = 0
  for await (const { rows, columns } of inForm(path, await formOf(path, fileName))) {
    for (let at = 0; at < rows.length; at += SLICE) {
      const slice = rows.slice(at, at + SLICE).map((row) => ({ nth: (nth += 1), ...row }))
      if (nth > IMPORT_ROWS)
        throw new DomainError('tooManyRows', {
          description: `A file may have ${IMPORT_ROWS} rows at most. Split it into smaller files.`,
        })
      yield { rows: slice, columns }
      // Parsing is work without pauses: others have their turn between two slices.
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  if (nth === 0) throw badFile('The file has no rows.', 'noRows')
}

type Row = Omit<RawRow, 'nth'>

/** What the file's name says, else what it begins with. */
async function formOf(path: string, fileName: string): Promise<TransferFormat> {
  const ending = /\.(\w+)$/.exec(fileName.toLowerCase())?.[1] ?? ''
  let head = ''
  for await (const text of textOfFile(path)) {
    head = text.trimStart().slice(0, 1)
    if (head !== '') break
  }
  if (ending === 'json' && head !== '[')
    throw badFile('Line 1 does not fit: the JSON must be one list of objects.', 'noList', { line: 1 })
  if (['csv', 'tsv', 'txt'].includes(ending)) return 'csv'
  if (['ndjson', 'jsonl'].includes(ending)) return 'ndjson'
  if (head === '[') return 'json'
  return head === '{' ? 'ndjson' : 'csv'
}

type Part = { rows: Row[]; columns: readonly string[] }

async function* inForm(path: string, form: TransferFormat): AsyncGenerator<Part> {
  const text = textOfFile(path)
  if (form === 'csv') yield* ofTable(text)
  else
    for await (const entries of form === 'json' ? jsonEntries(text) : linesOf(text))
      yield { rows: entries.map(ofJson), columns: [] }
}

async function* ofTable(text: AsyncIterable<string>): AsyncGenerator<Part> {
  let columns: string[] | undefined
  for await (const records of csvRecords(text)) {
    if (!columns) columns = headOf(records.shift()?.cells ?? [])
    const head = columns
    const rows = records.filter(({ cells }) => cells.some((cell) => cell !== ''))
    yield { rows: rows.map(({ cells, line }) => ({ line, values: valuesOf(head, cells, line) })), columns }
  }
}

function headOf(cells: readonly string[]): string[] {
  if (cells.length > IMPORT_COLUMNS) throw tooManyColumns()
  const names = cells.map((cell, at) => cell.trim() || `#${at + 1}`)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw badFile(`Two columns are called '${twice.slice(0, 80)}'.`, 'columnTwice', { column: twice.slice(0, 80) })
  return names
}

function valuesOf(head: readonly string[], cells: readonly string[], line: number): Record<string, unknown> {
  const surplus = cells.findIndex((cell, at) => at >= head.length && cell !== '')
  if (surplus !== -1)
    throw badFile(`Line ${line} has a cell ${surplus + 1}, but there are ${head.length} columns.`, 'tooManyCells', {
      line,
      column: surplus + 1,
    })
  return Object.fromEntries(head.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])))
}

function ofJson({ text, line }: JsonEntry): Row {
  const values = parsed(text, line)
  if (!isObject(values)) throw badFile(`Line ${line} is no object: each title must be one.`, 'noObject', { line })
  if (Object.keys(values).length > IMPORT_COLUMNS) throw tooManyColumns()
  // Only an escape can bring in what decoding has not seen.
  if (text.includes('\\u') && hasBrokenText(values))
    throw badFile(`Line ${line} holds letters that no text has, such as a zero byte.`, 'zeroByte', { line })
  if (HUGE_NUMBER.test(text) && hasEndless(values))
    throw badFile(`Line ${line} holds a number that is too large.`, 'hugeNumber', { line })
  return { line, values }
}

/** Only so written a number can be beyond what numbers hold. */
const HUGE_NUMBER = /\de\+?\d{3}|\d{300}/i

function parsed(text: string, line: number): unknown {
  if (!isShallow(text)) throw badFile(`Line ${line} is nested too deeply.`, 'tooDeep', { line })
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw badFile(`The JSON that begins in line ${line} cannot be read.`, 'json', { line })
  }
}

/** Lines that hold something, with their numbers. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<JsonEntry[]> {
  let rest = ''
  let line = 0
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > IMPORT_ROW_BYTES)
      throw badFile(`Line ${line + 1} is too long for a title.`, 'rowTooLong', { line: line + 1 })
    const found = lines.map((one) => ({ text: one, line: (line += 1) }))
    yield found.filter((one) => one.text.trim() !== '')
  }
  if (rest.trim() !== '') yield [{ text: rest, line: line + 1 }]
}

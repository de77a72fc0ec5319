import { own } from '#contract/rules/diff/json.ts'
import { GUESSED_BY, guessDateFormat } from '#contract/rules/transfer/dateFormats.ts'
import { isDateColumn } from '#contract/rules/transfer/transferColumns.ts'
import type { DateFormats } from '#contract/values/dateFormats.ts'
import { mapColumns, PARENT_EX_ID, isTarget, type ColumnMapping } from '#contract/rules/transfer/mapColumns.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { IMPORT_COLUMNS } from '#contract/values/transfer.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { badFile, tooManyColumns } from './badFile.ts'
import { rowsOfFile, type RawRow } from './rowsOfFile.ts'

/** What a file is: how many rows, and what each of its columns is read as. */
type InspectedFile = { count: number; mapping: ColumnMapping; dates: DateFormats }

/**
 * Reads a file once from end to end before anything is done with it. Whatever is wrong with it as a whole is told here:
 * unreadable bytes and tables, columns that are no fields, rows that mean the same title.
 */
export async function inspectFile(
  type: TypeDocument,
  file: { path: string; name: string },
  said: { mapping: Readonly<Record<string, string>>; dates: DateFormats },
  signal?: AbortSignal,
): Promise<InspectedFile> {
  const samples = new Map<string, unknown>()
  const dateCells = columnCells()
  const mapped = () => mapColumns(type, [...samples.keys()], said.mapping, (header) => samples.get(header))
  let count = 0
  // Rows are held against each other on the way by what the first of them say of the columns.
  let twice: TwiceCheck | undefined
  for await (const { rows, columns } of rowsOfFile(file.path, file.name)) {
    // Whoever has gone waits for nothing.
    if (signal?.aborted) throw new DomainError('unavailable')
    count += rows.length
    for (const header of columns) if (!samples.has(header)) samples.set(header, undefined)
    for (const { values } of rows)
      for (const [header, value] of Object.entries(values)) if (!hasSample(samples, header)) samples.set(header, value)
    if (samples.size > IMPORT_COLUMNS) throw tooManyColumns()
    dateCells.take(rows)
    twice ??= twiceCheck(mapped())
    twice.look(rows)
  }
  const headers = [...samples.keys()]
  refuseMapping(type, said.mapping, headers)
  const mapping = mapped()
  if (!Object.values(mapping).some((target) => target !== '' && target !== 'id' && target !== PARENT_EX_ID))
    throw badFile(
      `None of the columns is a field of ${type.labels.one.en}: ${headers.slice(0, 12).join(', ').slice(0, 300)}.`,
      'noColumns',
      { columns: headers.slice(0, 12).join(', ').slice(0, 300) },
    )
  const last = twiceCheck(mapping)
  if (twice?.by === last.by) twice.end()
  else {
    for await (const { rows } of rowsOfFile(file.path, file.name)) last.look(rows)
    last.end()
  }
  return { count, mapping, dates: datesOf(type, mapping, said.dates, dateCells.of) }
}

/** The first cells of each column that may be dates. */
function columnCells() {
  const cells = new Map<string, unknown[]>()
  const take = (rows: readonly RawRow[]) => {
    for (const { values } of rows)
      for (const [header, value] of Object.entries(values)) {
        const known = cells.get(header) ?? []
        if (known.length === 0) cells.set(header, known)
        if (known.length < GUESSED_BY && isShort(value)) known.push(value)
      }
  }
  return { take, of: (header: string) => cells.get(header) ?? [] }
}

const isShort = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && value.length <= 64)

/** How the columns that are read as dates write them: as was said, else as most of their first cells do. */
function datesOf(
  type: TypeDocument,
  mapping: ColumnMapping,
  said: DateFormats,
  cellsOf: (header: string) => readonly unknown[],
): DateFormats {
  const dated = Object.entries(mapping).filter(([, path]) => path !== '' && isDateColumn(type, path))
  const formatOf = (header: string) =>
    (Object.hasOwn(said, header) ? said[header] : undefined) ?? guessDateFormat(cellsOf(header))
  return Object.fromEntries(dated.map(([header]) => [header, formatOf(header)]))
}

/** The first value that says something. */
function hasSample(samples: ReadonlyMap<string, unknown>, header: string): boolean {
  const known = samples.get(header)
  return known !== undefined && known !== null && known !== ''
}

function refuseMapping(type: TypeDocument, said: Readonly<Record<string, string>>, headers: readonly string[]): void {
  const targets = Object.entries(said).filter(([header, path]) => headers.includes(header) && path !== '')
  const unknown = targets.find(([, path]) => !isTarget(type, path))
  const twice = targets.find(([header, path]) => targets.some(([other, same]) => other !== header && same === path))
  const refuse = (description: string) => new DomainError('invalid', { fields: [{ field: '/mapping', description }] })
  if (unknown) throw refuse(`'${unknown[1].slice(0, 80)}' is no field that can be imported.`)
  if (twice) throw refuse(`Two columns are to be read as '${twice[1]}'.`)
}

type TwiceCheck = {
  /** The columns that it goes by. */
  by: string
  look: (rows: readonly RawRow[]) => void
  /** Throws where two rows were met that mean one title. */
  end: () => void
}

/** Two rows of the same title: which of them should stand is nothing that a program may guess. */
function twiceCheck(mapping: ColumnMapping): TwiceCheck {
  const columns = Object.entries(mapping).filter(([, target]) => target === 'id' || target === 'ex_id')
  const provider = Object.entries(mapping).find(([, target]) => target === 'pn')?.[0]
  const met = new Map<string, number>()
  let refusal: DomainError | undefined
  const lookAt = ({ nth, line, values }: RawRow) => {
    for (const [header, target] of columns) {
      const value = String(own(values, header) ?? '').trim()
      if (value === '') continue
      const of = target === 'ex_id' && provider !== undefined ? String(own(values, provider) ?? '') : ''
      const key = JSON.stringify([target, value, of])
      const first = met.get(key)
      if (first === undefined) met.set(key, nth)
      else refusal ??= meantTwice({ first, second: nth, line, value: value.slice(0, 80), column: header.slice(0, 80) })
    }
  }
  return {
    by: JSON.stringify([columns, provider]),
    look: (rows) => rows.forEach(lookAt),
    end: () => {
      if (refusal) throw refusal
    },
  }
}

type Twice = { first: number; second: number; line: number; value: string; column: string }

function meantTwice(twice: Twice): DomainError {
  const { first, second, line, value, column } = twice
  return badFile(`Rows ${first} and ${second} (line ${line}) both have '${value}' as ${column}.`, 'rowTwice', twice)
}

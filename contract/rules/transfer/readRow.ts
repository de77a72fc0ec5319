import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { own } from '../diff/json.ts'
import { pointerOfPath } from '../diff/pointer.ts'
import type { CellProblem } from './cellProblem.ts'
import type { DateFormat, DateFormats } from '#contract/values/dateFormats.ts'
import { PARENT_EX_ID, readingOf, type ColumnMapping } from './mapColumns.ts'
import { readValue, type ReadValue } from './readValue.ts'
import { columnAt, type TransferColumn } from './transferColumns.ts'

/** What a row of a file says: which document it means, and the fields that it sets; null clears one. */
type ImportRow = {
  id?: string
  exId?: string
  parentExId?: string
  set: Record<string, unknown>
}
/** `keyword` and `params` let the console say it in its language. */
type RowProblem = { column: string; field: string } & CellProblem
export type ReadRow = { row: ImportRow; problems: RowProblem[]; unknown: { column: string; word: string }[] }

/** A column of the file with all that reading its values takes. */
export type PlannedColumn = { header: string; path: string; read: (raw: unknown) => ReadValue }

type Typed = Pick<TypeDocument, 'schema' | 'uiSchema' | 'languages' | 'relations'>

/** Looks every column up once, not once a row. */
export function planColumns(
  type: Typed,
  mapping: ColumnMapping,
  { zone, dates }: { zone: string; dates: DateFormats },
): PlannedColumn[] {
  return Object.entries(mapping).flatMap(([header, path]) => {
    if (path === '') return []
    const column: TransferColumn | undefined = isName(path)
      ? { path, field: path, kind: 'text', schema: {} }
      : columnAt(type, path)
    const how = readingOf(header, path, zone, own(dates, header) as DateFormat | undefined)
    return column ? [{ header, path, read: (raw: unknown) => readValue(column, raw, how) }] : []
  })
}

const isName = (path: string) => path === 'id' || path === 'ex_id' || path === PARENT_EX_ID

/**
 * Reads one row. What is empty or not there leaves a field alone; null clears it. 'ex:...' in the parent's own field is
 * the external id of the parent.
 */
export function readRow(type: Typed, columns: readonly PlannedColumn[], valueOf: (header: string) => unknown): ReadRow {
  const read: ReadRow = { row: { set: {} }, problems: [], unknown: [] }
  const parentField = type.relations?.parent?.field
  for (const { header, path, read: readCell } of columns) {
    const raw = valueOf(header)
    if (raw === undefined || raw === '') continue
    if (raw === null) {
      if (!isName(path)) read.row.set[path] = null
      continue
    }
    const found = readCell(raw)
    if ('problem' in found) {
      read.problems.push({ column: header, field: pointerOfPath(path), ...found.problem })
      continue
    }
    for (const word of found.unknown ?? []) read.unknown.push({ column: header, word })
    if (found.value !== undefined) place(read.row, path, found.value, parentField)
  }
  return read
}

/** A link to a title of a film database names it by the last part of its path. */
const TITLE_LINK = /^(?:https?:\/\/[\w.]+)?\/title\/(tt\d+)\/?$/

function place(row: ImportRow, path: string, value: unknown, parentField: string | undefined): void {
  const text = typeof value === 'string' ? value.trim() : ''
  if (path === 'id') row.id = text
  else if (path === 'ex_id') row.exId = TITLE_LINK.exec(text)?.[1] ?? text
  else if (path === PARENT_EX_ID) row.parentExId = text
  else if (path === parentField && text.startsWith('ex:')) row.parentExId = text.slice(3)
  else row.set[path] = value
}

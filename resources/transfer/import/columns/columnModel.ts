import type { Typed } from '../../fields/transferFields.ts'
import { mapColumns } from '#contract/rules/transfer/mapColumns.ts'
import { guessDateFormat } from '#contract/rules/transfer/dateFormats.ts'
import type { DateFormat, DateFormats } from '#contract/values/dateFormats.ts'
import type { FilePreview } from '../file/previewFile.ts'
import type { Mapping } from './keptMappings.ts'

/** A column of the file as it is read. */
export type ReadColumn = {
  name: string
  samples: readonly string[]
  /** Path of the field; '' where the column is left out. */
  path: string
  /** Another column that is read as the same field: only one of them can be. */
  rival: string | undefined
  /** How it writes its dates, and one of them; only of columns that are read as dates. */
  dates?: { format: DateFormat; sample: string | undefined }
}

const SAMPLES = 3
/** Rows that values are shown of; a date's format is guessed by all that were read. */
const SHOWN_ROWS = 5

/** How the columns are read where nobody says otherwise: as the server would, by their names. */
export function suggestedMapping(type: Typed, { columns, rows }: FilePreview): Mapping {
  const sampleOf = (name: string) => rows.map((row) => row[columns.indexOf(name)]).find((value) => value)
  return mapColumns(type, columns, {}, sampleOf)
}

type Said = {
  mapping: Mapping
  dates?: DateFormats | undefined
  /** Whether what a path leads to is a date. */
  isDate?: (path: string) => boolean
}

/** The columns in their order, with values of the first rows. Empty cells say nothing, and the same value twice neither. */
export function readColumns(
  { columns, rows }: FilePreview,
  { mapping, dates = {}, isDate = () => false }: Said,
): ReadColumn[] {
  return columns.map((name, at) => {
    const path = mapping[name] ?? ''
    const cells = rows.map((row) => row[at] ?? '').filter((value) => value.trim() !== '')
    const first = rows.slice(0, SHOWN_ROWS).map((row) => row[at] ?? '')
    const values = [...new Set(first.filter((value) => value.trim() !== ''))]
    const rival = path === '' ? undefined : columns.find((one) => one !== name && mapping[one] === path)
    const column = { name, samples: values.slice(0, SAMPLES), path, rival }
    if (path === '' || !isDate(path)) return column
    return { ...column, dates: { format: dates[name] ?? guessDateFormat(cells), sample: cells[0] } }
  })
}

/** Whether rows can find titles that are there; where not, each row makes a new one. */
export function findsTitles(columns: readonly ReadColumn[]): boolean {
  return columns.some(({ path }) => path === 'id' || path === 'ex_id')
}

import { AIRING_KINDS, type AiringKind } from '#contract/values/schedule.ts'
import { readLength } from './lengthText.ts'

/** Columns of pasted rows; on screen `schedulePaste.columns.<column>`. */
export const PASTED_COLUMNS = ['date', 'start', 'title', 'length', 'kind'] as const
type PastedColumn = (typeof PASTED_COLUMNS)[number]

/** What is wrong in a cell; on screen `schedulePaste.problems.<problem>`. */
export type PastedProblem = 'unreadable' | 'missing' | 'unknown' | 'ambiguous' | 'noLength'

export type PastedRow = {
  /** Its number in what was pasted, from 1, and its text as it came. */
  line: number
  text: string
  /** Epoch ms; undefined: it follows the row before. */
  start?: number
  /** A title's name or id; '' for an ad. */
  title: string
  /** ms; undefined: as long as its title runs. */
  dur?: number
  kind?: AiringKind
  problems: Partial<Record<PastedColumn, PastedProblem>>
}

const MISSING: PastedProblem = 'missing'

/** Names that heads of columns have in spreadsheets. */
const HEADS: Readonly<Record<string, PastedColumn>> = {
  date: 'date',
  day: 'date',
  start: 'start',
  time: 'start',
  begin: 'start',
  title: 'title',
  name: 'title',
  program: 'title',
  id: 'title',
  length: 'length',
  duration: 'length',
  dur: 'length',
  kind: 'kind',
  type: 'kind',
}

/**
 * Rows as they are copied out of a spreadsheet, cells between tabs (or semicolons): by the heads of the first row where
 * it has any, else start, title, length, kind, after a date where there is one. `readMoment` reads a date with a time.
 */
export function readPastedRows(
  text: string,
  readMoment: (text: string) => { instant: number } | undefined,
): PastedRow[] {
  const lines = text.split(/\r?\n/)
  const rows = lines.map((line, nth) => ({ line: nth + 1, text: line, cells: cellsOf(line) }))
  const filled = rows.filter(({ text: line }) => line.trim() !== '')
  const heads = filled[0]?.cells.map((cell) => HEADS[cell.toLowerCase()]) ?? []
  const hasHeads = heads.filter(Boolean).length >= 2
  let date = ''
  let columns: readonly (PastedColumn | undefined)[] = hasHeads ? heads : []
  return (hasHeads ? filled.slice(1) : filled).map(({ line, text: whole, cells }) => {
    // An empty first cell stands below the cell above.
    if (!hasHeads && (cells[0] || columns.length === 0)) columns = columnsOf(cells)
    const cell = (column: PastedColumn) => cells[columns.indexOf(column)] ?? ''
    date = cell('date') || date
    return { line, text: whole, ...readCells(cell, date, readMoment) }
  })
}

function cellsOf(line: string): string[] {
  const cells = line.includes('\t') ? line.split('\t') : line.split(';')
  return cells.map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  )
}

/** Without heads: a first cell without a colon that begins with a number is a date. */
function columnsOf([first = '']: readonly string[]): readonly PastedColumn[] {
  const hasDate = /^\d/.test(first) && !/\d[:.h]\d{2}/.test(first)
  return hasDate ? PASTED_COLUMNS : PASTED_COLUMNS.slice(1)
}

function readCells(
  cell: (column: PastedColumn) => string,
  date: string,
  readMoment: (text: string) => { instant: number } | undefined,
): Omit<PastedRow, 'line' | 'text'> {
  const problems: PastedRow['problems'] = {}
  const start = cell('start') === '' ? undefined : readMoment(`${date} ${cell('start')}`.trim())
  if (cell('start') !== '' && !start) problems.start = 'unreadable'
  const dur = cell('length') === '' ? undefined : readLength(cell('length'))
  if (cell('length') !== '' && !dur) problems.length = 'unreadable'
  const kind = AIRING_KINDS.find((one) => one === cell('kind').toLowerCase())
  if (cell('kind') !== '' && !kind) problems.kind = 'unreadable'
  if (cell('title') === '' && kind !== 'ad') problems.title = MISSING
  return {
    ...{ title: cell('title'), problems },
    ...(start && { start: start.instant }),
    ...(dur && { dur }),
    ...(kind && { kind }),
  }
}

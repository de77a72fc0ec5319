import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { leastTableWidth, widthOf } from '../table/tableShape.ts'

type Kind = TypeColumn['kind']

/** Words that stay readable when cut: their columns give room first, down to this many px. */
const CUT: ReadonlySet<Kind> = new Set(['reference', 'text', 'list', 'choice'])
const CUT_PX = 96
/** What a narrow place does without, least missed first. Title and status always stay. */
const LEAST_MISSED: readonly Kind[] = [
  ...(['lock', 'list', 'dateTime', 'date', 'boolean', 'text', 'choice', 'updated', 'duration'] as const),
  ...(['reference', 'year', 'number', 'availability'] as const),
]

/**
 * The standard columns as they fit a place of so many px: cut first, then the least missed left out. Columns that
 * somebody chose are not given here: what was asked for stays, and scrolls.
 */
export function fittedColumns(columns: readonly TypeColumn[], place: number): readonly TypeColumn[] {
  if (leastTableWidth(columns) <= place) return columns
  const cut = columns.map((column) =>
    CUT.has(column.kind) ? { ...column, width: Math.min(widthOf(column), CUT_PX) } : column,
  )
  if (leastTableWidth(cut) <= place) return widened(columns, cut, place)
  const last = LEAST_MISSED.flatMap((kind) => columns.filter((column) => column.kind === kind).slice(-1))[0]
  return last
    ? fittedColumns(
        columns.filter((column) => column !== last),
        place,
      )
    : columns
}

/** Gives what is left of the place to the columns that were cut, each by its share. */
function widened(columns: readonly TypeColumn[], cut: readonly TypeColumn[], place: number): TypeColumn[] {
  const taken = leastTableWidth(columns) - leastTableWidth(cut)
  const share = (place - leastTableWidth(cut)) / taken
  return cut.map((column, at) => {
    const full = columns[at]
    if (!full || full === column) return column
    return { ...column, width: Math.floor(widthOf(column) + (widthOf(full) - widthOf(column)) * share) }
  })
}

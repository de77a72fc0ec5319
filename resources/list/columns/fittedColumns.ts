import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { leastTableWidth, widthOf } from '../table/tableShape.ts'

type Kind = TypeColumn['kind']

/** What stays readable when cut: such columns give room first, down to this many px. */
const CUT_PX: Partial<Record<Kind, number>> = { reference: 96, text: 96, list: 96, choice: 96, availability: 184 }
/** Px beyond its least that a title is worth: for its sake the lock becomes a mark on its artwork, and others are cut. */
export const TITLE_MORE_PX = 100
/** What a narrow place does without, least missed first. Title and status always stay. */
const LEAST_MISSED: readonly Kind[] = [
  ...(['list', 'dateTime', 'date', 'boolean', 'text', 'choice', 'updated', 'duration'] as const),
  ...(['reference', 'number', 'availability'] as const),
]

/**
 * The standard columns as they fit a place of so many px: the lock, which is mostly empty, makes room first; then
 * words are cut, the year goes, then the least missed columns. Columns that somebody chose are not given here: what was asked
 * for stays, and scrolls.
 */
export function fittedColumns(columns: readonly TypeColumn[], place: number): readonly TypeColumn[] {
  const roomy = place - TITLE_MORE_PX
  if (leastTableWidth(columns) <= roomy) return columns
  const without = (one: Kind) => columns.filter(({ kind }) => kind !== one)
  const has = (one: Kind) => columns.some(({ kind }) => kind === one)
  if (has('lock')) return fittedColumns(without('lock'), place)
  const cut = columns.map(cutColumn)
  if (leastTableWidth(cut) <= roomy) return widened(columns, cut, roomy)
  if (has('year')) return fittedColumns(without('year'), place)
  if (leastTableWidth(columns) <= place) return columns
  if (leastTableWidth(cut) <= place) return widened(columns, cut, place)
  const last = LEAST_MISSED.flatMap((kind) => columns.filter((column) => column.kind === kind).slice(-1))[0]
  return last
    ? fittedColumns(
        columns.filter((column) => column !== last),
        place,
      )
    : columns
}

function cutColumn(column: TypeColumn): TypeColumn {
  const least = CUT_PX[column.kind] ?? Infinity
  return widthOf(column) > least ? { ...column, width: least } : column
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

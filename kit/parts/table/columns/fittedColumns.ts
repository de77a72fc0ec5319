import type { ColumnShape } from './columnShape.ts'
import { GOES, leastTableWidth } from './columnShape.ts'

/** Px beyond its least that the first column is worth: for its sake words are cut and others go. */
export const FIRST_MORE_PX = 100

/**
 * The columns as they fit a place of so many px, `end` px of it after them: those go first that are worth less than
 * uncut words, then words are cut, then those go that are worth less than room for the first column, then the rest by
 * their priority. Columns that somebody chose are not given here: what was asked for stays, and scrolls.
 */
export function fittedColumns<C extends ColumnShape>(columns: readonly C[], place: number, end: number): readonly C[] {
  const least = (some: readonly C[]) => leastTableWidth(some, end)
  const roomy = place - FIRST_MORE_PX
  if (least(columns) <= roomy) return columns
  const without = (gone: C) =>
    fittedColumns(
      columns.filter((column) => column !== gone),
      place,
      end,
    )
  const next = leastMissed(columns)
  if (next?.priority === GOES.beforeWordsAreCut) return without(next)
  const cut = columns.map(cutColumn)
  const shareOf = (room: number) => (room - least(cut)) / (least(columns) - least(cut))
  if (least(cut) <= roomy) return widened(columns, cut, shareOf(roomy))
  if (next && (next.priority ?? Infinity) < GOES.lestItScrolls) return without(next)
  if (least(columns) <= place) return columns
  if (least(cut) <= place) return widened(columns, cut, shareOf(place))
  return next ? without(next) : columns
}

/** The column that goes next; of several that are missed alike the last one. */
function leastMissed<C extends ColumnShape>(columns: readonly C[]): C | undefined {
  return columns.reduce<C | undefined>(
    (found, column) =>
      column.priority !== undefined && column.priority <= (found?.priority ?? Infinity) ? column : found,
    undefined,
  )
}

function cutColumn<C extends ColumnShape>(column: C): C {
  const { width, cutTo = Infinity } = column
  return width !== undefined && width > cutTo ? { ...column, width: cutTo } : column
}

/** Gives the columns that were cut a share of what was cut off: 0 nothing, 1 all of it. */
function widened<C extends ColumnShape>(columns: readonly C[], cut: readonly C[], share: number): C[] {
  return cut.map((column, at) => {
    const full = columns[at]
    if (!full || full === column) return column
    const [width = 0, wanted = 0] = [column.width, full.width]
    return { ...column, width: Math.floor(width + (wanted - width) * share) }
  })
}

import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ListColumns } from '#contract/rules/filters/columnsFrom.ts'
import { clampWidth } from '#kit/parts/table/columns/columnShape.ts'
import { shapeOf } from './shapeOf.ts'

/** The title stands first whatever was chosen: it is what a row is known by, and stays when the rest scrolls. */
const isTitle = (column: TypeColumn) => column.kind === 'title'

/** The columns to draw: those chosen, in their order and widths, or the type document's own. */
export function shownColumns(all: readonly TypeColumn[], chosen: ListColumns | undefined): TypeColumn[] {
  if (!chosen) return all.filter((column) => !column.hidden)
  const shown = chosen.flatMap(({ key, width }) => {
    const column = all.find((one) => one.field === key)
    return column ? [width === undefined ? column : { ...column, width: clampWidth(shapeOf(column), width) }] : []
  })
  const title = shown.find(isTitle) ?? all.find(isTitle)
  const others = shown.filter((column) => !isTitle(column))
  return title ? [title, ...others] : others
}

/** What is kept of the columns drawn: a width only where somebody chose one. */
export function choiceOf(all: readonly TypeColumn[], shown: readonly TypeColumn[]): ListColumns {
  return shown.map(({ field, width }) => {
    const own = all.find((one) => one.field === field)?.width
    return width === undefined || width === own ? { key: field } : { key: field, width }
  })
}

/** Shows or hides a column; a new one stands last. The title cannot be hidden. */
export function toggledColumn(shown: readonly TypeColumn[], column: TypeColumn): TypeColumn[] {
  if (isTitle(column)) return [...shown]
  const isShown = shown.some((one) => one.field === column.field)
  return isShown ? shown.filter((one) => one.field !== column.field) : [...shown, column]
}

/** Moves a column to another place; nothing moves before the title. */
export function movedColumn(shown: readonly TypeColumn[], field: string, to: number): TypeColumn[] {
  const column = shown.find((one) => one.field === field)
  if (!column || isTitle(column)) return [...shown]
  const others = shown.filter((one) => one !== column)
  const first = others.some(isTitle) ? 1 : 0
  return others.toSpliced(Math.min(Math.max(to, first), others.length), 0, column)
}

/** The columns with one in another width, in px and within its bounds. */
export function resizedColumn(shown: readonly TypeColumn[], field: string, width: number): TypeColumn[] {
  return shown.map((one) => (one.field === field ? { ...one, width: clampWidth(shapeOf(one), width) } : one))
}

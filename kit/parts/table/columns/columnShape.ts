/** Px that a column may take at least and at most; one that takes what is left needs room for some words. */
const MIN_WIDTH = 48
const MIN_ELASTIC_WIDTH = 220
export const MAX_WIDTH = 900
/** Px at the end of a table with a chooser of columns or a menu in each row. */
export const END_PX = 32

/**
 * How soon a column goes from a narrow table, the least number first; those between two of them go as the lower one
 * does, and those beyond only lest the table scrolls.
 */
export const GOES = { beforeWordsAreCut: 0, forTheFirst: 1, lestItScrolls: 2 } as const

/** The part of a column that the layout is worked out from. */
export type ColumnShape = {
  /** Names the column within its table. */
  key: string
  /** Px. Without it the column takes what is left, and gives of it before the table scrolls. */
  width?: number
  /** Px that it needs. */
  minWidth?: number
  /** Its content stands at the end of its cell, as numbers do. */
  isEnd?: boolean
  /** When it goes from a narrow table: the least number first (`GOES`). Without it the column stays. */
  priority?: number
  /** Px to which its words may be cut before columns go. */
  cutTo?: number
}

export const leastWidth = ({ width, minWidth }: ColumnShape) =>
  minWidth ?? (width === undefined ? MIN_ELASTIC_WIDTH : MIN_WIDTH)

/** A width that a column may have. */
export function clampWidth(column: ColumnShape, width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(leastWidth(column), width)))
}

/** Px that a column takes at least. */
const takenBy = (column: ColumnShape) => column.width ?? leastWidth(column)

/** The columns as grid tracks, with `end` px after them. */
export function tracksOf(columns: readonly ColumnShape[], end: number): string {
  const tracks = columns.map((column) =>
    column.width === undefined ? `minmax(${leastWidth(column)}px,1fr)` : `${column.width}px`,
  )
  return [...tracks, ...(end > 0 ? [`${end}px`] : [])].join(' ')
}

/** Px that the columns take at least: beyond that the table scrolls sideways, never the page. */
export function leastTableWidth(columns: readonly ColumnShape[], end: number): number {
  return columns.reduce((sum, column) => sum + takenBy(column), end)
}

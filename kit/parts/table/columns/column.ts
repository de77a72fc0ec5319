import type { ReactElement, ReactNode } from 'react'
import type { ColumnShape } from './columnShape.ts'

/** The order of a table, as react-admin names it. */
export type Sort = { field: string; order: 'ASC' | 'DESC' }

/** A cell told at length: lines of text. `lines` empty: what the cell shows is all there is to say. */
export type Tip = { title?: string; lines: readonly string[] }

/**
 * A column of a table: its head, its widths and how a cell is drawn. The first column names the row: it stays while the
 * rest scrolls, and has the checkbox.
 */
export type Column<Row> = ColumnShape & {
  /** Words of the head. */
  head: string
  /** Class of its cells: `quiet` is small and grey, `figures` has digits of one width; others are the frame's own. */
  className?: string
  /** What the server sorts by, where the column sorts. */
  sort?: string
  /** The order of the first press. Names begin at A, most other things with the latest or the most. */
  sortsFirst?: 'ASC' | 'DESC'
  /** What the column sorts by where all rows are here (`useSortedRows`). */
  value?: (row: Row) => string | number | undefined
  /** What a cell tells at length when it is pointed at or focused. */
  tip?: (row: Row) => Tip | undefined
} & (Content<Row> | Whole<Row>)

/** What stands in a cell. A function, not a component: a row is one component however many columns it has. */
type Content<Row> = { cell: (row: Row) => ReactNode; draw?: undefined }

/**
 * Draws the whole cell, keyed, with the role `gridcell`: for a cell of a single element in lists of a thousand rows. In
 * the first column it wears the class `lead`.
 */
type Whole<Row> = { draw: (row: Row) => ReactElement; cell?: undefined }

import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import { size } from '#kit/parts/theme/tokens.ts'

/** Height of a row with artwork (looks section 8). */
export const ROW_PX = 40
/** In the title's cell: the checkbox at its start, then the artwork. */
export const CHECK_PX = 36
export const ART_END_PX = CHECK_PX + 8 + (size.artList[0] ?? 0)
/** What chooses the columns stands at the end of the head. */
const END_PX = 32
/** Px that a column may take at least and at most; the title needs its artwork and some words. */
export const MIN_WIDTH = 48
export const MIN_TITLE_WIDTH = 220
export const MAX_WIDTH = 900
const NORMAL_WIDTH = 140
const NORMAL_TITLE_WIDTH = 296

/** Kinds whose content stands at the end of its cell. */
const END_KINDS: ReadonlySet<TypeColumn['kind']> = new Set(['number', 'year', 'duration', 'updated'])

export const atEnd = (column: TypeColumn) => END_KINDS.has(column.kind)

export const leastWidth = (column: TypeColumn) => (column.kind === 'title' ? MIN_TITLE_WIDTH : MIN_WIDTH)

/** A width that a column may have. */
export function clampWidth(column: TypeColumn, width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(leastWidth(column), width)))
}

export const widthOf = (column: TypeColumn) =>
  column.width ?? (column.kind === 'title' ? NORMAL_TITLE_WIDTH : NORMAL_WIDTH)

/** A title whose width nobody chose takes what is left, and gives of it before the table scrolls. */
const isElastic = (column: TypeColumn) => column.kind === 'title' && column.width === undefined

/** The columns as grid tracks. */
export function tracksOf(columns: readonly TypeColumn[]): string {
  const tracks = columns.map((column) =>
    isElastic(column) ? `minmax(${MIN_TITLE_WIDTH}px,1fr)` : `${widthOf(column)}px`,
  )
  return [...tracks, `${END_PX}px`].join(' ')
}

/** Px that the columns take at least: beyond that the table scrolls sideways, never the page. */
export function leastTableWidth(columns: readonly TypeColumn[]): number {
  return columns.reduce((sum, column) => sum + (isElastic(column) ? MIN_TITLE_WIDTH : widthOf(column)), END_PX)
}

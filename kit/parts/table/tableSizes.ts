import type { CSSProperties } from 'react'
import type { ColumnShape } from './columns/columnShape.ts'
import { leastTableWidth, tracksOf } from './columns/columnShape.ts'

/** Widths and heights are variables of the table: moving an edge draws no row anew. */
export function tableSizes(columns: readonly ColumnShape[], end: number, row: number): CSSProperties {
  return {
    '--table-tracks': tracksOf(columns, end),
    '--table-width': `${leastTableWidth(columns, end)}px`,
    '--table-row': `${row}px`,
  } as CSSProperties
}

/** Shows the table in other widths for as long as nothing draws it anew. */
export function showSizes(table: HTMLElement | null, sizes: CSSProperties): void {
  for (const [name, value] of Object.entries(sizes)) table?.style.setProperty(name, String(value))
}

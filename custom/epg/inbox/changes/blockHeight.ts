import type { EpgChange } from '#contract/schemas/live/ingestion.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import type { ChangeRow } from '../model/changeRows.ts'
import { changeRows } from '../model/changeRows.ts'

/** Px of a block's head, of a row of one line and of each further one, and of what lies around and between. */
export const BLOCK = { head: 40, row: 28, line: 16, between: 4, foot: 8, gap: 8 } as const
/** Lines that a cell shows at most: more stand in its tip. */
const MOST_LINES = 3

/** Lines of a row: one for every language of a name, two for a description. */
export function linesOf({ name, source, current }: Pick<ChangeRow, 'name' | 'source' | 'current'>): number {
  if (name === 'lod') return 2
  if (name !== 'lon') return 1
  const many = (texts: unknown) => (Array.isArray(texts) ? texts.filter(isObject).length : 0)
  // A long title takes a second line.
  return Math.min(MOST_LINES, Math.max(2, many(source.lon), many(current.lon)))
}

export const rowPx = (row: Pick<ChangeRow, 'name' | 'source' | 'current'>): number =>
  BLOCK.row + (linesOf(row) - 1) * BLOCK.line

/** Px that a change takes, with the room below it: known before it is drawn, so that thousands need no measuring. */
export function blockPx(change: Pick<EpgChange, 'kind' | 'fields'>): number {
  const rows = changeRows(change)
  const inner = rows.reduce((sum, row) => sum + rowPx(row), 0) + Math.max(0, rows.length - 1) * BLOCK.between
  return BLOCK.head + (rows.length > 0 ? inner + BLOCK.foot : 0) + BLOCK.gap
}

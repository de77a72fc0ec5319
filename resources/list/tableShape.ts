import type { TypeColumn } from '#contract/registry/typeDocument.ts'

/** Height of a row with artwork (looks section 8). */
export const ROW_PX = 40
/** Kinds whose content stands at the end of its cell. */
const END_KINDS: ReadonlySet<TypeColumn['kind']> = new Set(['number', 'year', 'duration', 'updated'])

export const atEnd = (column: TypeColumn) => END_KINDS.has(column.kind)

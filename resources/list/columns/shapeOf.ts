import type { TypeColumn } from '#contract/registry/typeDocument.ts'
import type { ColumnShape } from '#kit/parts/table/columns/columnShape.ts'
import { GOES } from '#kit/parts/table/columns/columnShape.ts'

type Kind = TypeColumn['kind']

/** Px that the title needs for its artwork and some words, and of a column whose width nobody chose. */
export const MIN_TITLE_WIDTH = 220
const NORMAL_WIDTH = 140

/** Kinds whose content stands at the end of its cell. */
const END_KINDS: ReadonlySet<Kind> = new Set(['number', 'year', 'duration', 'updated'])

/** What stays readable when cut: such columns give room first, down to this many px, which hold the longest flag whole. */
const CUT_PX: Partial<Record<Kind, number>> = {
  reference: 96,
  text: 96,
  list: 96,
  choice: 96,
  availability: 184,
  flags: 172,
}

/** What a narrow table does without, least missed first. Title and status always stay. */
const LEAST_MISSED: readonly Kind[] = [
  ...(['list', 'dateTime', 'date', 'boolean', 'text', 'choice', 'duration'] as const),
  ...(['reference', 'number', 'flags', 'availability'] as const),
]

export const atEnd = ({ kind }: TypeColumn) => END_KINDS.has(kind)

/** How a column of a type stands in a table; a title whose width nobody chose takes what is left. */
export function shapeOf(column: TypeColumn): ColumnShape {
  const { field, kind, width } = column
  const priority = priorityOf(kind)
  const cutTo = CUT_PX[kind]
  return {
    key: field,
    isEnd: atEnd(column),
    ...(kind === 'title' ? { minWidth: MIN_TITLE_WIDTH, ...(width && { width }) } : { width: width ?? NORMAL_WIDTH }),
    ...(priority !== undefined && { priority }),
    ...(cutTo !== undefined && { cutTo }),
  }
}

/**
 * The year goes first; the lock stays until words are cut, and is then a mark on the artwork. When a title was changed
 * goes before the title itself cannot be read.
 */
function priorityOf(kind: Kind): number | undefined {
  if (kind === 'year') return GOES.beforeWordsAreCut
  if (kind === 'lock') return GOES.forTheFirst
  if (kind === 'updated') return GOES.forTheFirst + 0.5
  const place = LEAST_MISSED.indexOf(kind)
  return place === -1 ? undefined : GOES.lestItScrolls + place
}

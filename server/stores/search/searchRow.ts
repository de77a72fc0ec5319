import { searchTexts, type Searched } from '#contract/rules/search/searchTexts.ts'
import { searchKey } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { headOf, lineOf } from './heads.ts'

/** What the global search reads of one side, as columns of the table `search`. All of it is searchKey text. */
export type SearchColumns = {
  /** A name per line: a line's start is where a name starts. Short enough to stand in an index. */
  names: string
  /** Hashes of whole names and of their beginnings. */
  heads: number[]
  /** The other fields, each after its mark; names that found no room come first. */
  rest: string
  /** Some names stand in `rest`. */
  is_long: boolean
}

/** Longest `names`, in characters; an entry of PostgreSQL's index holds 2,704 bytes. */
const NAMES_LENGTH = 1_800

/** Marks begin the parts of `rest`, in this order, and end it. No key contains them, and no trigram counts them. */
export const PARTS = ['lon', 'lod', 'ppl', 'ex_id', 'id'] as const satisfies readonly SearchField[]
export const MARKS = ['!', '#', '$', '&', '*', '/'] as const

export function searchColumns(searched: Searched): SearchColumns {
  const texts = searchTexts(searched).map(({ field, text }) => ({ field, key: searchKey(text) }))
  const keys = (field: SearchField) =>
    texts.filter((text) => text.field === field && text.key !== '').map(({ key }) => key)
  const names: string[] = []
  const overflow: string[] = []
  let room = NAMES_LENGTH
  for (const name of new Set(keys('lon'))) {
    room -= name.length + 1
    if (room > 0) names.push(name)
    else overflow.push(name)
  }
  const parts = PARTS.map((field) => (field === 'lon' ? overflow : keys(field)))
  return {
    names: linesOf(names),
    heads: [...new Set(names.flatMap((name) => [lineOf(name), headOf(name)]))],
    rest: parts.map((lines, index) => `${MARKS[index] ?? ''}${linesOf(lines)}`).join('') + (MARKS.at(-1) ?? ''),
    is_long: overflow.length > 0,
  }
}

function linesOf(lines: readonly string[]): string {
  return `\n${lines.map((line) => `${line}\n`).join('')}`
}

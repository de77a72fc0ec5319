import { sql } from 'kysely'
import type { SearchRank } from '#contract/rules/search/rankOf.ts'
import { searchKey } from '#contract/rules/searchText.ts'
import type { SearchField } from '#contract/schemas/search.ts'
import { allOf, anyOf, NEVER, type Condition } from '../lists/condition.ts'
import { headOf, lineOf } from './heads.ts'
import { MARKS, PARTS } from './searchRow.ts'

/** A term with the fields that it is looked for in. A key holds letters, digits, spaces and '~': no sign of LIKE. */
export type Sought = { key: string; fields: readonly SearchField[] }

export function soughtOf(term: string, fields: readonly SearchField[]): Sought {
  return { key: searchKey(term), fields }
}

/** Rows in which any of the fields has the term. */
export function matchSql(sought: Sought): Condition {
  const patterns = restPatterns(sought)
  const others = sought.fields.filter((field) => field !== 'lon')
  const conditions: Condition[] = []
  if (sought.fields.includes('lon')) conditions.push(namesLike(`%${sought.key}%`))
  if (others.length > 0) conditions.push(restLike(patterns))
  // Names that found no room in their column are rare, and found apart where no other field is wanted.
  else if (patterns.length > 0) conditions.push(sql`is_long AND ${restLike(patterns)}`)
  return anyOf(conditions)
}

/** Rows of one rank and no better one; undefined where the fields allow none. */
export function rankSql(sought: Sought, rank: SearchRank): Condition | undefined {
  const { key, fields } = sought
  const [exact, prefix, within] = [`%\n${key}\n%`, `%\n${key}%`, `%${key}%`]
  const named = fields.includes('lon')
  if (rank < 3 && !named) return undefined
  switch (rank) {
    case 0:
      return sql`heads @> ARRAY[${lineOf(key)}::integer] AND ${namesLike(exact)}`
    case 1:
      return sql`heads @> ARRAY[${headOf(key)}::integer] AND ${namesLike(prefix)} AND NOT ${namesLike(exact)}`
    case 2:
      return sql`${namesLike(within)} AND NOT ${namesLike(prefix)}`
    case 3: {
      const rest = matchSql(sought)
      if (!named) return rest
      const patterns = restPatterns(sought)
      const others = fields.length > 1 ? restLike(patterns) : sql<boolean>`is_long AND ${restLike(patterns)}`
      return allOf([others, sql`NOT ${namesLike(within)}`])
    }
  }
}

const namesLike = (pattern: string): Condition => sql`names LIKE ${pattern}`

function restLike(patterns: readonly string[]): Condition {
  if (patterns.length === 0) return NEVER
  // One pattern alone keeps its statistics and its index.
  return anyOf(patterns.map((pattern) => sql<boolean>`rest LIKE ${pattern}`))
}

/** Parts that stand side by side share a pattern; all of them need no marks. */
function restPatterns({ key, fields }: Sought): string[] {
  const runs: [number, number][] = []
  for (const [index, part] of PARTS.entries()) {
    if (!fields.includes(part)) continue
    const run = runs.at(-1)
    if (run?.[1] === index - 1) run[1] = index
    else runs.push([index, index])
  }
  return runs.map(([first, last]) => {
    const opening = first === 0 ? '%' : `%${MARKS[first] ?? ''}%`
    const closing = last === PARTS.length - 1 ? '%' : `%${MARKS[last + 1] ?? ''}%`
    return opening + key + closing
  })
}

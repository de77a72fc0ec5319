import { sql } from 'kysely'
import { searchKey, termLongEnough } from '#contract/rules/searchText.ts'
import type { FilterOperator } from '#contract/values/filters.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { escapeLike, type Condition } from './condition.ts'
import { lettersOfTerm } from '../search/letters.ts'
import type { Over } from './filterScope.ts'

/**
 * Names and descriptions in every language and ids, a text per line, accents and case folded (design section 3): a
 * line's start is where a name starts. They stand in `search_side`, beside the list row;
 * what is counted by nothing else is counted there, under the name of `side`.
 */
export function namesSql(
  operator: FilterOperator,
  terms: readonly string[],
  over: Over = 'side',
): Condition | undefined {
  if (!terms.every(termLongEnough)) throw new DomainError('termTooShort')
  const keys = terms.map(searchKey)
  const matches = (pattern: (key: string) => string) => {
    const patterns = keys.map((key) => pattern(escapeLike(key)))
    const letters = keys.flatMap((key) => lettersOfTerm(key) ?? [])
    const isForeign = letters.length === keys.length
    const texts = (row: string) => {
      const has = (name: string) => sql<boolean>`${sql.ref(`${row}.${name}`)} LIKE ANY (${patterns}::text[])`
      // Looked up by one index, then compared, lest the planner count one cause twice.
      const compared = (name: string) => sql<boolean>`${sql.ref(`${row}.${name}`)} || '' LIKE ANY (${patterns}::text[])`
      const said = sql<boolean>`(${compared('names')} OR ${compared('texts')})`
      if (!isForeign) return sql<boolean>`(${has('said')} AND ${said} OR ${has('codes')})`
      return sql<boolean>`(${sql.ref(`${row}.letters`)} LIKE ANY (${letters.map((run) => `%${run}%`)}::text[])
        AND (${said} OR ${compared('codes')}))`
    }
    if (over === 'search_side') return texts('side')
    return sql<boolean>`EXISTS (SELECT FROM search_side t WHERE t.id = side.id AND t.slot = side.slot AND ${texts('t')})`
  }
  switch (operator) {
    case 'contains':
      return matches((key) => `%${key}%`)
    case 'starts with':
      return matches((key) => `%\n${key}%`)
    case 'ends with':
      return matches((key) => `%${key}\n%`)
    case 'equals':
    case 'one of':
      return matches((key) => `%\n${key}\n%`)
    default:
      return undefined
  }
}

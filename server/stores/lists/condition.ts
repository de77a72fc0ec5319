import { sql, type RawBuilder } from 'kysely'
import type { FilterOperator } from '#contract/values/filters.ts'

export type Condition = RawBuilder<boolean>

export const ALWAYS: Condition = sql`true`
export const NEVER: Condition = sql`false`

export function allOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? ALWAYS : sql`${sql.join(conditions.map(inBrackets), sql` AND `)}`
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? NEVER : sql`(${sql.join(conditions.map(inBrackets), sql` OR `)})`
}

/** Not true, where unknown counts as not true: a thing without a value is not equal to anything. */
export function negate(condition: Condition): Condition {
  return sql`(${condition}) IS NOT TRUE`
}

function inBrackets(condition: Condition): Condition {
  return sql`(${condition})`
}

export function isNegative(operator: FilterOperator): boolean {
  return operator === 'not equals' || operator === 'none of' || operator === 'is not empty'
}

/** A text is one term, or several comma-joined where the operator takes several; a list is a list. */
export function termsOf(term: FilterEntry['term'], operator: FilterOperator): string[] {
  if (Array.isArray(term)) return term
  if (term === undefined || term === '') return []
  return operator === 'one of' || operator === 'none of' ? term.split(',').map((part) => part.trim()) : [term]
}

type FilterEntry = { term?: string | string[] }

/** A text within a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
}

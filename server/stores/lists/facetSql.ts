import { sql } from 'kysely'
import type { FilterOperator } from '#contract/values/filters.ts'
import { escapeLike, type Condition } from './condition.ts'

/** A facet holds every value of a field as 'field:value'; equality and 'one of' go by its index. */
export function facetSql(field: string, operator: FilterOperator, terms: readonly string[]): Condition | undefined {
  const [term = ''] = terms
  const name = escapeLike(field)
  const some = (pattern: string) => sql<boolean>`EXISTS (SELECT FROM unnest(facets) f WHERE f LIKE ${pattern})`
  switch (operator) {
    case 'equals':
    case 'one of':
      return sql`facets && ${terms.map((value) => `${field}:${value}`)}::text[]`
    case 'contains':
      return some(`${name}:%${escapeLike(term)}%`)
    case 'starts with':
      return some(`${name}:${escapeLike(term)}%`)
    case 'ends with':
      return some(`${name}:%${escapeLike(term)}`)
    case 'is empty':
      return sql`NOT ${some(`${name}:%`)}`
    default:
      return undefined
  }
}

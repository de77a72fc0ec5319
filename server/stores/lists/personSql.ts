import { sql } from 'kysely'
import { ME } from '#contract/values/filters.ts'
import type { FilterOperator } from '#contract/values/filters.ts'
import { negate, type Condition } from './condition.ts'
import type { FilterScope } from './filterScope.ts'

/** People by name: 'me' is whoever asks, so that a shared view means each reader's own. */
export function peopleIn(terms: readonly string[], me: string): string[] {
  return terms.map((term) => (term === ME ? me : term))
}

/** Locked by anybody ('true' or no term), by nobody ('false'), or by the people named. */
export function lockedSql(
  operator: FilterOperator,
  terms: readonly string[],
  scope: FilterScope,
): Condition | undefined {
  if (operator !== 'equals' && operator !== 'one of') return undefined
  if (terms[0] === 'false') return negate(heldSql(scope.urn, undefined))
  const people = terms.filter((term) => term !== 'true')
  return heldSql(
    scope.urn,
    people.length < terms.length || people.length === 0 ? undefined : peopleIn(people, scope.uid),
  )
}

/** Ids of a lock are texts, since not only documents are locked; as a uuid it finds its rows by their key. */
export const lockedId = sql`CASE WHEN l.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN l.id::uuid END`

/** From the few locks to their rows. */
function heldSql(urn: string, people: readonly string[] | undefined): Condition {
  const by = people ? sql`AND l.uid = ANY (${[...people]}::text[])` : sql``
  return sql`id IN (
    SELECT ${lockedId} FROM lock l
    WHERE l.urn = ${urn} AND l.until > clock_timestamp() ${by})`
}

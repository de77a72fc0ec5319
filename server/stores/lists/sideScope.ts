import { sql } from 'kysely'
import { isDraftSide } from '#contract/values/status.ts'
import { ALL } from '../documents/totals.ts'
import { ALWAYS, type Condition } from './condition.ts'
import type { Statuses } from './listQuery.ts'

/** Rows of the wanted statuses. A document both of whose sides match stands there once, under its draft. */
export function statusSql(statuses: Statuses): Condition {
  if (statuses === ALL) return sql`is_primary`
  const [only] = statuses
  if (statuses.length === 1 && only) return sql`st = ${only}`
  const wanted = [...statuses]
  const draftSide = wanted.filter(isDraftSide)
  if (draftSide.length === 0 || !wanted.includes('published')) return sql`st = ANY (${wanted}::text[])`
  return sql`st = ANY (${wanted}::text[]) AND NOT (slot = 'published' AND EXISTS (
    SELECT FROM side other WHERE other.id = side.id AND other.slot = 'draft' AND other.st = ANY (${draftSide}::text[])))`
}

/** Rows of the product sets that the caller may see; no condition where they are all there is. */
export function productSetSql(sets: readonly string[] | 'all'): Condition {
  if (sets === 'all') return ALWAYS
  return sets.length === 1 ? sql`prd_set = ${sets[0]}` : sql`prd_set = ANY (${[...sets]}::text[])`
}

import { sql } from 'kysely'
import { isDraftSide, type Status } from '#contract/values/status.ts'
import { ALL } from '../documents/totals.ts'
import { ALWAYS, NEVER, type Condition } from './condition.ts'
import type { VisibleSets } from './keptTotals.ts'
import type { Statuses } from './listQuery.ts'

/**
 * Rows of the wanted statuses, which are few words and stand in the text: a plan that is kept goes by how rare they are.
 * A document both of whose sides match stands there once, under its draft.
 */
export function statusSql(statuses: Statuses): Condition {
  if (statuses === ALL) return sql`is_primary`
  const [only] = statuses
  if (!only) return NEVER
  if (statuses.length === 1) return sql`st = ${sql.lit(only)}`
  const among = (wanted: readonly Status[]) => sql`IN (${sql.join(wanted.map(sql.lit))})`
  const draftSide = statuses.filter(isDraftSide)
  if (draftSide.length === 0 || !statuses.includes('published')) return sql`st ${among(statuses)}`
  return sql`st ${among(statuses)} AND NOT (slot = 'published' AND EXISTS (
    SELECT FROM side other WHERE other.id = side.id AND other.slot = 'draft' AND other.st ${among(draftSide)}))`
}

/** Rows of the product sets that the caller may see; no condition where they are all there is. */
export function productSetSql(sets: VisibleSets): Condition {
  if (sets === 'all') return ALWAYS
  if ('products' in sets) return sql`string_to_array(prd_set, ',') && ${[...sets.products]}::text[]`
  return sets.length === 1 ? sql`prd_set = ${sets[0]}` : sql`prd_set = ANY (${[...sets]}::text[])`
}

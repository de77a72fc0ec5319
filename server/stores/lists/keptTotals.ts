import { sql, type Kysely } from 'kysely'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import type { Tables } from '../../db/tables.ts'
import { ALL } from '../documents/totals.ts'
import { isInScope } from '../documents/sender.ts'
import type { Condition } from './condition.ts'
import type { Statuses } from './listQuery.ts'

export type Total = { count: number; atLeast: boolean }

/** What the kept totals say of one urn: how many, and which product sets there are to see. */
export type KeptTotals = {
  total: Total | undefined
  /** 'all' where the caller sees every set that occurs. */
  sets: readonly string[] | 'all'
}

/** Unfolded rows beyond which a fold is due. */
const FOLD_ABOVE = 1_000

/**
 * Totals are kept as appended changes per status and product set, so that no row is fought over; reading adds up the
 * few rows that folding leaves. Only one status, or 'All', has a kept total: several statuses may share documents.
 */
export async function readKeptTotals(
  db: Kysely<Tables>,
  urn: string,
  statuses: Statuses,
  scope: readonly string[] | 'all',
): Promise<KeptTotals & { foldDue: boolean }> {
  const { rows } = await sql<{ st: string; prd_set: string; sum: number; parts: number }>`
    SELECT st, prd_set, sum(delta) AS sum, count(*) AS parts FROM total_delta WHERE urn = ${urn}
    GROUP BY st, prd_set`.execute(db)
  const visible = rows.filter((row) => isInScope(row.prd_set.split(','), scope))
  const wanted = statuses === ALL ? ALL : statuses.length === 1 ? statuses[0] : undefined
  const count = visible.filter((row) => row.st === wanted).reduce((sum, row) => sum + row.sum, 0)
  return {
    total: wanted === undefined ? undefined : { count, atLeast: false },
    sets: visible.length === rows.length ? 'all' : [...new Set(visible.map((row) => row.prd_set))],
    foldDue: rows.reduce((sum, row) => sum + row.parts, 0) > FOLD_ABOVE,
  }
}

/** Counts up to the limit and no further: any other filter's total is exact to here, then 'at least'. */
export async function countUpTo(db: Kysely<Tables>, condition: Condition, limit = EXACT_TOTAL): Promise<Total> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*) AS many FROM (SELECT FROM side WHERE ${condition} LIMIT ${limit + 1}) bounded`.execute(db)
  const many = rows[0]?.many ?? 0
  return { count: Math.min(many, limit), atLeast: many > limit }
}

/** A handful of changes is read as quickly as their sum. */
const LEFT_ALONE = 50

/**
 * Adds up what has gathered, where it is worth it. One statement: whoever reads meanwhile sees all of it before, or all
 * of it after.
 */
export async function foldTotals(db: Kysely<Tables>): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM total_delta
      WHERE ${LEFT_ALONE} < (SELECT count(*) - count(DISTINCT (urn, st, prd_set)) FROM total_delta)
      RETURNING urn, st, prd_set, delta)
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT urn, st, prd_set, sum(delta) FROM gone GROUP BY urn, st, prd_set HAVING sum(delta) <> 0`.execute(db)
}

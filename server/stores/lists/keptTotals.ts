import { sql, type Kysely } from 'kysely'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import type { Tables } from '../../db/tables.ts'
import { isInScope, type Scope } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import { cheapestOf } from './cheapest.ts'
import type { Condition } from './condition.ts'
import type { Over } from './filterScope.ts'
import type { Statuses } from './listQuery.ts'

export type Total = { count: number; atLeast: boolean }

/** The kept total of one urn, status ('all' too) and product set. */
export type KeptTotal = { urn: string; st: string; prd_set: string; sum: number; parts: number }

/**
 * Totals are kept as appended changes per status and product set, so that no row is fought over; reading adds up the
 * few rows that folding leaves.
 */
export async function readKeptTotals(db: Kysely<Tables>, urns: readonly string[]): Promise<KeptTotal[]> {
  // A row for each status: thousands of sets would be as many rows to read, and to group by.
  const { rows } = await sql<{ urn: string; st: string; sets: string[]; deltas: number[] }>`
    SELECT urn, st, json_agg(prd_set) AS sets, json_agg(delta) AS deltas FROM total_delta
    WHERE urn = ANY (${[...urns]}::text[]) GROUP BY urn, st`.execute(db)
  return rows.flatMap(({ urn, st, sets, deltas }) => {
    const bySet = new Map<string, KeptTotal>()
    for (const [at, prd_set] of sets.entries()) {
      const delta = deltas[at] ?? 0
      const known = bySet.get(prd_set)
      if (known) [known.sum, known.parts] = [known.sum + delta, known.parts + 1]
      else bySet.set(prd_set, { urn, st, prd_set, sum: delta, parts: 1 })
    }
    return [...bySet.values()]
  })
}

/** Rows that a fold would spare, beyond which one is due; there may be thousands of product sets. */
const FOLD_ABOVE = 1_000

export function isFoldDue(totals: readonly KeptTotal[]): boolean {
  return totals.reduce((sum, { parts }) => sum + parts - 1, 0) > FOLD_ABOVE
}

/** Product sets of a urn that the caller may see, in one order for all urns; 'all' where these are all that occur. */
export function visibleSets(totals: readonly KeptTotal[], urn: string, scope: Scope) {
  return scope === 'all' ? 'all' : seenOf(totals, urn, scope).sets
}

/** Only one status, or 'All', has a kept total: several statuses may share documents. */
export function keptTotal(
  totals: readonly KeptTotal[],
  urn: string,
  statuses: Statuses,
  scope: Scope,
): Total | undefined {
  const wanted = statuses === ALL ? ALL : statuses.length === 1 ? statuses[0] : undefined
  if (wanted === undefined) return undefined
  return { count: seenOf(totals, urn, scope).sums.get(wanted) ?? 0, atLeast: false }
}

/** What somebody sees of a urn, by what was read together. */
type Seen = { sets: string[] | 'all'; sums: ReadonlyMap<string, number> }

const known = new WeakMap<readonly KeptTotal[], Map<string, Seen>>()

/** Found once for each role and reading: fifty products make twenty thousand sets of three. */
function seenOf(totals: readonly KeptTotal[], urn: string, scope: Scope): Seen {
  const ofReading = known.get(totals) ?? new Map<string, Seen>()
  known.set(totals, ofReading)
  const key = JSON.stringify([urn, scope])
  const seen = ofReading.get(key) ?? findSeen(totals, urn, scope)
  ofReading.set(key, seen)
  return seen
}

function findSeen(totals: readonly KeptTotal[], urn: string, scope: Scope): Seen {
  const isSeen = new Map<string, boolean>()
  const sums = new Map<string, number>()
  for (const { urn: of, st, prd_set: set, sum } of totals) {
    if (of !== urn) continue
    const is = isSeen.get(set) ?? isInScope(set.split(','), scope)
    isSeen.set(set, is)
    if (is) sums.set(st, (sums.get(st) ?? 0) + sum)
  }
  const sets = [...isSeen].flatMap(([set, is]) => (is ? [set] : []))
  return { sets: sets.length === isSeen.size ? 'all' : sets.sort(), sums }
}

/** What is counted, and over which rows. */
export type Counting = { over: Over; condition: Condition }

/**
 * Of each urn as `countUpTo`, in one statement that is planned once: the condition is the same for all of them, whatever
 * they are. Ways to count the same: the cheapest is taken.
 */
export async function countEachUpTo(
  db: Kysely<Tables>,
  urns: readonly string[],
  ways: readonly Counting[],
): Promise<Map<string, Total>> {
  const statements = ways.map(({ over, condition }) => {
    const one = urns.length === 1 ? sql`${urns[0]}::text` : sql`asked.urn`
    return sql<{ urn: string; many: number }>`
      SELECT asked.urn, counted.many FROM unnest(${[...urns]}::text[]) AS asked(urn), LATERAL (
        SELECT count(*) AS many FROM (
          SELECT FROM ${sql.table(over)} AS side WHERE side.urn = ${one} AND ${condition} LIMIT ${EXACT_TOTAL + 1}
        ) bounded) counted`
  })
  const choice = statements.length > 1 ? await cheapestOf(db, statements) : 0
  const { rows } = (await statements[choice]?.execute(db)) ?? { rows: [] }
  return new Map(rows.map(({ urn, many }) => [urn, bounded(many)]))
}

/** As a total is told. */
export function bounded(many: number, limit = EXACT_TOTAL): Total {
  return { count: Math.min(many, limit), atLeast: many > limit }
}

/** Counts rows of `side` up to the limit and no further: exact to here, then 'at least'. */
export async function countUpTo(db: Kysely<Tables>, condition: Condition, limit: number): Promise<Total> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*) AS many FROM (SELECT FROM side WHERE ${condition} LIMIT ${limit + 1}) bounded`.execute(db)
  return bounded(rows[0]?.many ?? 0, limit)
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

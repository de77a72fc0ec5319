import { sql, type Kysely } from 'kysely'
import { EXACT_TOTAL } from '#contract/values/limits.ts'
import type { Tables } from '../../db/tables.ts'
import type { RunSql } from '../../db/planOnce.ts'
import type { Scope } from '../documents/sender.ts'
import { ALL } from '../documents/totals.ts'
import { unseenBy } from '../events/eventCursor.ts'
import { cheapestOf } from './cheapest.ts'
import type { Condition } from './condition.ts'
import type { Over } from './filterScope.ts'
import { isSeen, laterTotals, noTotals, seenOf, type KindTotals, type TotalChange } from './kindTotals.ts'
import type { Statuses } from './listQuery.ts'

export type Total = { count: number; atLeast: boolean }

/** Kept totals by urn, as of one moment. */
export type Totals = ReadonlyMap<string, KindTotals>

/** What a reading found: whole totals of some kinds, and what has come to all kinds since an earlier one. */
type TotalsReading = {
  /** The snapshot that was read, from which another reading may go on. */
  at: string
  news: TotalChange[]
  /** Rows were added up meanwhile: what has come is not all that is different. */
  isAddedUp: boolean
  whole: Totals
}

export type ReadTotals = (since: string | undefined, urns: readonly string[]) => Promise<TotalsReading>

type ReadRow = {
  at: string
  news: [urn: string, st: string, set: string, delta: number][] | null
  whole: [urn: string, st: string, sets: string[], deltas: number[]][] | null
}

/**
 * Totals are kept as appended changes per status and product set, so that no row is fought over; reading adds up the
 * few rows that folding leaves. A row for each status: thousands of sets would be as many rows to read, and to group by.
 */
export function totalsReader(once: RunSql): ReadTotals {
  return async (since, urns) => {
    const { from, open } = unseenBy(since ?? '')
    const [row] = await once(sql<ReadRow>`
      SELECT pg_current_snapshot()::text AS at, (
        SELECT json_agg(json_build_array(urn, st, prd_set, delta)) FROM (
          SELECT * FROM total_delta
          WHERE tx >= ${since === undefined ? null : from}::text::xid8 AND tx < pg_snapshot_xmax(pg_current_snapshot())
          UNION ALL SELECT * FROM total_delta WHERE tx = ANY (${open}::text[]::xid8[])) news) AS news, (
        SELECT json_agg(json_build_array(urn, st, sets, deltas)) FROM (
          SELECT urn, st, json_agg(prd_set) AS sets, json_agg(delta) AS deltas FROM total_delta
          WHERE urn = ANY (${[...urns]}::text[]) GROUP BY urn, st) kinds) AS whole`)
    const news = (row?.news ?? []).map(([urn, st, set, delta]) => ({ urn, st, prd_set: set, delta }))
    return {
      at: row?.at ?? '',
      news,
      // A trigger says so by a row of no kind.
      isAddedUp: news.some(({ urn }) => urn === ''),
      whole: wholeTotals(row?.whole ?? [], urns),
    }
  }
}

function wholeTotals(rows: NonNullable<ReadRow['whole']>, urns: readonly string[]): Totals {
  const ofUrn = Map.groupBy(rows, ([urn]) => urn)
  const changesOf = (urn: string) =>
    (ofUrn.get(urn) ?? []).flatMap(([, st, sets, deltas]) =>
      sets.map((set, at) => ({ urn, st, prd_set: set, delta: deltas[at] ?? 0 })),
    )
  return new Map(urns.map((urn) => [urn, laterTotals(noTotals(), changesOf(urn))]))
}

/** Rows that a fold would spare, beyond which one is due, and how many of all; there may be thousands of product sets. */
const FOLD_ABOVE = 1_000
const FOLD_SHARE = 1 / 10

export function isFoldDue(totals: Totals): boolean {
  let [spare, kept] = [0, 0]
  for (const kind of totals.values()) {
    spare += kind.spare
    for (const sums of kind.bySet.values()) kept += sums.size
  }
  return spare > Math.max(FOLD_ABOVE, kept * FOLD_SHARE)
}

/** Sets that are told by name; beyond that it costs less to ask each row for its products. */
const FEW_SETS = 64

/**
 * Product sets of a urn that the caller may see, in one order for all urns; 'all' where these are all that occur, and
 * the products themselves where there are many.
 */
export type VisibleSets = 'all' | readonly string[] | { products: readonly string[] }

export function visibleSets(totals: Totals, urn: string, scope: Scope): VisibleSets {
  const kind = totals.get(urn)
  if (scope === 'all' || !kind || seenOf(kind, scope).hiddenSets === 0) return 'all'
  if (kind.sets.size > FEW_SETS) return { products: scope }
  return [...kind.sets].filter((set) => isSeen(set, scope)).sort()
}

/** The same of several urns together. */
export function visibleSetsOf(totals: Totals, urns: readonly string[], scope: Scope): VisibleSets {
  if (scope === 'all' || urns.every((urn) => visibleSets(totals, urn, scope) === 'all')) return 'all'
  const sets = new Set<string>()
  for (const urn of urns)
    for (const set of totals.get(urn)?.sets ?? []) {
      sets.add(set)
      if (sets.size > FEW_SETS) return { products: scope }
    }
  return [...sets].filter((set) => isSeen(set, scope)).sort()
}

/** Only one status, or 'All', has a kept total: several statuses may share documents. */
export function keptTotal(totals: Totals, urn: string, statuses: Statuses, scope: Scope): Total | undefined {
  const wanted = statuses === ALL ? ALL : statuses.length === 1 ? statuses[0] : undefined
  if (wanted === undefined) return undefined
  const kind = totals.get(urn)
  return { count: (kind && seenOf(kind, scope).sums.get(wanted)) ?? 0, atLeast: false }
}

/** How many titles of a urn 'All' shows, and how many rows it has. */
export function shownTitles(totals: Totals, urn: string): number {
  return keptTotal(totals, urn, ALL, 'all')?.count ?? 0
}

export function storedRows(totals: Totals, urn: string): number {
  const kind = totals.get(urn)
  if (!kind) return 0
  return [...seenOf(kind, 'all').sums].reduce((sum, [st, one]) => (st === ALL ? sum : sum + one), 0)
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

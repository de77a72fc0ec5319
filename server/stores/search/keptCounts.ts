import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { ALWAYS, type Condition } from '../lists/condition.ts'
import type { Scope } from '../documents/sender.ts'
import { KEYS_OF_GRAM } from './grams.ts'

/** Counts that are kept alike: in one table what they were, in the other what was added since. */
export type KeptCounts = { counts: 'gram_count' | 'part_count'; changes: 'gram_delta' | 'part_delta' }
export const GRAMS: KeptCounts = { counts: 'gram_count', changes: 'gram_delta' }
export const PARTS: KeptCounts = { counts: 'part_count', changes: 'part_delta' }

const MASKS = sql.lit(KEYS_OF_GRAM)

/**
 * Kept counts of some numbers among what 'All' shows, in the products that the caller may see, as rows (nth, urn, mask,
 * many). They are kept as totals are: changes are appended, so that no row is fought over, and added to the counts now and
 * then. `asked` is a set of rows (nth, gram).
 */
export function countsSql(
  { counts, changes }: KeptCounts,
  asked: RawBuilder<unknown>,
  urns: readonly string[],
  scope: Scope,
): RawBuilder<unknown> {
  // What is asked is kept from the planner, so that there is one plan whatever it is.
  const among = sql`ANY ((SELECT ${[...urns]}::text[])::text[])`
  // As isInScope has it.
  const inScope: Condition = scope === 'all' ? ALWAYS : sql`string_to_array(prd_set, ',') && ${[...scope]}::text[]`
  const inParts: Condition =
    scope === 'all'
      ? ALWAYS
      : sql`p.part / ${MASKS} IN (SELECT scope FROM gram_scope WHERE urn = ${among} AND ${inScope})`
  return sql`
    SELECT a.nth, c.urn, p.part % ${MASKS} AS mask, p.many
    FROM ${asked} a, LATERAL (
      SELECT urn, parts, sums FROM ${sql.table(counts)} WHERE gram = a.gram AND urn = ${among} OFFSET 0) c,
      unnest(c.parts, c.sums) AS p(part, many)
    WHERE ${inParts}
    UNION ALL
    SELECT a.nth, d.urn, (k.key % ${MASKS})::integer, k.many
    FROM ${sql.table(changes)} d, unnest(d.keys, d.sums) AS k(key, many), ${asked} a
    WHERE a.gram = k.key / ${MASKS} AND d.urn = ${among} AND ${inScope}`
}

/** A handful of changes is read as quickly as their sum: so many of them, and so many bytes; that of a load is large. */
const LEFT_ALONE = 20
const LEFT_ALONE_BYTES = 8_192
/** Changes that are added in one statement. */
const SLICE = 100

/** Adds what has gathered to the counts. Each statement is one step to whoever reads meanwhile. */
export async function foldCounts(db: Kysely<Tables>, kept: KeptCounts): Promise<void> {
  const changes = sql.table(kept.changes)
  for (;;) {
    const { rows } = await sql<{ few: boolean }>`SELECT count(*) <= ${LEFT_ALONE}
      AND coalesce(sum(pg_column_size(keys)), 0) <= ${LEFT_ALONE_BYTES} AS few FROM ${changes}`.execute(db)
    if (rows[0]?.few !== false) return
    await sql`INSERT INTO gram_scope (urn, prd_set) SELECT DISTINCT urn, prd_set FROM ${changes}
      ON CONFLICT DO NOTHING`.execute(db)
    const folded = await foldSlice(db, kept)
    // Another server is at it.
    if (folded === 0) return
  }
}

/** In the order of the counts, so that two servers which do it at once wait for one another at most. */
async function foldSlice(db: QueryExecutorProvider, kept: KeptCounts): Promise<number> {
  const [counts, changes] = [sql.table(kept.counts), sql.table(kept.changes)]
  const { rows } = await sql<{ folded: number }>`
    WITH gone AS (
      DELETE FROM ${changes} d USING gram_scope s
      WHERE d.seq IN (SELECT seq FROM ${changes} ORDER BY seq LIMIT ${SLICE} FOR UPDATE SKIP LOCKED)
        AND s.urn = d.urn AND s.prd_set = d.prd_set
      RETURNING s.scope, d.urn, d.keys, d.sums),
    summed AS (
      SELECT k.key / ${MASKS} AS gram, g.urn, (g.scope * ${MASKS} + k.key % ${MASKS})::integer AS part,
        sum(k.many)::integer AS many
      FROM gone g, unnest(g.keys, g.sums) AS k(key, many) GROUP BY k.key, g.urn, g.scope HAVING sum(k.many) <> 0),
    counted AS (
      INSERT INTO ${counts} AS c (gram, urn, parts, sums)
      SELECT gram, urn, array_agg(part), array_agg(many) FROM summed GROUP BY gram, urn ORDER BY gram, urn
      ON CONFLICT (gram, urn) DO UPDATE SET (parts, sums) = (
        SELECT coalesce(array_agg(part), '{}'), coalesce(array_agg(many), '{}') FROM (
          SELECT part, sum(many)::integer AS many FROM (
            SELECT * FROM unnest(c.parts, c.sums) AS p(part, many)
            UNION ALL SELECT * FROM unnest(excluded.parts, excluded.sums) AS p(part, many)) both_of
          GROUP BY part HAVING sum(many) <> 0) kept))
    SELECT count(*)::integer AS folded FROM gone`.execute(db)
  return rows[0]?.folded ?? 0
}

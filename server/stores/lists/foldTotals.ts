import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** A handful of changes is read as quickly as their sum, and so is a small part of many: servers read what has come. */
const LEFT_ALONE = 50
const LEFT_SHARE = 10

/**
 * Adds up what has gathered, where it is worth it; a sum that nothing was added to stays as it is. One statement: whoever
 * reads meanwhile sees all of it before, or all of it after. Rows that come from another cluster bear numbers of
 * transactions that are yet to come here, and are written anew.
 */
export async function foldTotals(db: Kysely<Tables>): Promise<void> {
  await sql`
    WITH kept AS (
      SELECT urn, st, prd_set, count(*) AS many FROM total_delta GROUP BY urn, st, prd_set),
    gone AS (
      DELETE FROM total_delta
      WHERE (
          (SELECT sum(many) - count(*) > greatest(${LEFT_ALONE}, sum(many) / ${LEFT_SHARE}) FROM kept)
          AND (urn, st, prd_set) IN (SELECT urn, st, prd_set FROM kept WHERE many > 1))
        OR EXISTS (SELECT FROM total_delta WHERE tx >= pg_snapshot_xmax(pg_current_snapshot()))
      RETURNING urn, st, prd_set, delta)
    INSERT INTO total_delta (urn, st, prd_set, delta)
    SELECT urn, st, prd_set, sum(delta) FROM gone GROUP BY urn, st, prd_set HAVING sum(delta) <> 0`.execute(db)
}

import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Rows that go at once: the embedded database serves nobody else meanwhile, and PostgreSQL ends a long statement. */
export const AT_ONCE = 5_000
/** Other chores wait meanwhile: what is left after so many statements goes the next time. */
const MOST = 200

/** Deletes rows of a table that a statement of their `ctid` finds, some at a time, a million at most. Answers how many went. */
export async function deleteInBatches(
  db: Kysely<Tables>,
  table: keyof Tables,
  found: RawBuilder<unknown>,
): Promise<number> {
  let gone = 0
  for (let turn = 0, more = true; more && turn < MOST; turn++) {
    const result = await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      ${found} LIMIT ${AT_ONCE}))`.execute(db)
    const count = Number(result.numAffectedRows ?? 0)
    gone += count
    more = count === AT_ONCE
  }
  return gone
}

import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Rows that go at once: the embedded database serves nobody else meanwhile, and PostgreSQL ends a long statement. */
const AT_ONCE = 5_000

/** Deletes all rows of a table that a statement of their `ctid` finds, some at a time. Answers how many went. */
export async function deleteInBatches(
  db: Kysely<Tables>,
  table: keyof Tables,
  found: RawBuilder<unknown>,
): Promise<number> {
  let gone = 0
  for (let more = true; more;) {
    const result = await sql`DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
      ${found} LIMIT ${AT_ONCE}))`.execute(db)
    const count = Number(result.numAffectedRows ?? 0)
    gone += count
    more = count === AT_ONCE
  }
  return gone
}

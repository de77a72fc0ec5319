import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Rows that go at once: the embedded database serves nobody else meanwhile. */
const AT_ONCE = 5_000
/** A listener that was away for longer reads anew. */
const EVENT_MS = 24 * 3_600_000

/** Forgets events that no stream will go back to. Answers how many rows went. */
export async function pruneEvents(db: Kysely<Tables>, now: number): Promise<number> {
  const oldest = new Date(now - EVENT_MS).toISOString()
  let gone = 0
  for (let more = true; more;) {
    const result = await sql`DELETE FROM event WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM event WHERE at < ${oldest}::timestamptz LIMIT ${AT_ONCE}))`.execute(db)
    const count = Number(result.numAffectedRows ?? 0)
    gone += count
    more = count === AT_ONCE
  }
  return gone
}

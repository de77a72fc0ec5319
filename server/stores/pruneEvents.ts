import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { AT_ONCE, deleteInBatches } from './deleteInBatches.ts'

/** A listener that was away for longer reads anew. */
const EVENT_MS = 24 * 3_600_000

/** Forgets events that no stream will go back to. Answers how many rows went. */
export function pruneEvents(db: Kysely<Tables>, now: number): Promise<number> {
  const oldest = new Date(now - EVENT_MS).toISOString()
  // By the key, from the oldest on: an index by their time would be written with every event for this alone.
  return deleteInBatches(
    db,
    'event',
    sql`SELECT ctid FROM (SELECT ctid, at FROM event ORDER BY tx, seq LIMIT ${AT_ONCE}) first
      WHERE at < ${oldest}::timestamptz`,
  )
}

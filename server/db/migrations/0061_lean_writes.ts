import { sql, type Kysely } from 'kysely'

/**
 * Fewer entries for what is written all day. An edited version and an item that is done are updated in place, since no
 * index reads what changes in them; events and retry keys go by the keys that they have. Versions and list rows are
 * written by steps that join the document's own, which asked for each of them once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  for (const statement of [...featured, ...keyless, ...indexes, ...room]) await sql.raw(statement).execute(db)
}

const FEATURED = `payload ->> 'f_ed_dt'`

/** The end of the featured window beside the other dates of a list row: few have one. */
const featured = [
  'ALTER TABLE side ADD COLUMN featured text COLLATE "C"',
  // `recent` has nothing of it.
  `SELECT set_config('marquee.recent', 'kept', true)`,
  `UPDATE side SET featured = left(v.${FEATURED}, 40) FROM version v
    WHERE v.${FEATURED} IS NOT NULL AND side.key = v.key`,
  `SELECT set_config('marquee.recent', '', true)`,
  'CREATE INDEX side_featured ON side (featured) WHERE featured IS NOT NULL',
  'DROP INDEX version_featured',
]

const keyless = ['ALTER TABLE version DROP CONSTRAINT version_id_fkey', 'ALTER TABLE side DROP CONSTRAINT side_id_fkey']

const indexes = ['event_at', 'idempotency_document', 'job_item_waiting', 'job_item_failed'].map(
  (name) => `DROP INDEX ${name}`,
)

/** A page keeps room for the next state of its rows: an item is written twice, each time with all of its page. */
const room = ['ALTER TABLE version SET (fillfactor = 85)', 'ALTER TABLE job_item SET (fillfactor = 40)']

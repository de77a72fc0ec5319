import { sql, type Kysely } from 'kysely'

/**
 * What names a document is found key by key: a list of entries that are yet to be sorted in, which PostgreSQL keeps by
 * default, would be read for each key again, and the embedded engine never sorts it in by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER INDEX side_refs SET (fastupdate = off)`.execute(db)
  await sql`SELECT gin_clean_pending_list('side_refs'::regclass)`.execute(db)
}

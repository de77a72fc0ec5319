import { sql, type Kysely } from 'kysely'

/** One event says the same of many documents: a slice of a bulk change wrote one for each title, and read them all back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE event ADD COLUMN ids text[] COLLATE "C", ADD COLUMN revs integer[]`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/** Whose record a kept answer holds, so that a purge can erase it there as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE idempotency ADD COLUMN document uuid`.execute(db)
  await sql`CREATE INDEX idempotency_document ON idempotency (document) WHERE document IS NOT NULL`.execute(db)
}

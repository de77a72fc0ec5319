import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Answers when the database does. */
export async function pingDatabase(db: Kysely<Tables>): Promise<void> {
  await sql`SELECT 1`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/** Spans that a virtual channel was played out in before its last start: a start anew leaves standing what has played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`ALTER TABLE playout ADD COLUMN played jsonb NOT NULL DEFAULT '[]'`).execute(db)
}

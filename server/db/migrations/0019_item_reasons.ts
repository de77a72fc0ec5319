import { sql, type Kysely } from 'kysely'

/** Keyword and params of the rule that a title of a job breaks: its words are made in the language of the reader. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE job_item ADD COLUMN reason jsonb`.execute(db)
}

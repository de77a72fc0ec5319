import { sql, type Kysely } from 'kysely'

/** Whether a version's text was judged by the schema that it names; what nobody has judged is judged before it is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE version ADD COLUMN sound boolean`.execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * A page of noted words keeps room for the next state of all its rows: a side that is saved again while it stands among
 * the last ones noted keeps its words, so that its row is updated in place and nothing enters the index of words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE newest_words SET (fillfactor = 50)`.execute(db)
}

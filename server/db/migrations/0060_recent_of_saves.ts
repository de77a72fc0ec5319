import { sql, type Kysely } from 'kysely'

/**
 * A save that keeps `recent` by itself says so for its transaction, and no trigger does it again: two of them took a
 * third of the database's time of an everyday save. All else, and servers of before, go by the triggers as ever.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...anew('side_shown', 'INSERT', 'keep_recent'),
    ...anew('side_shown_anew', 'UPDATE', 'change_recent'),
  ])
    await sql.raw(statement).execute(db)
}

const anew = (trigger: string, event: string, keeper: string) => [
  `DROP TRIGGER ${trigger} ON side`,
  `CREATE TRIGGER ${trigger} AFTER ${event} ON side REFERENCING NEW TABLE AS shown FOR EACH STATEMENT
    WHEN (current_setting('marquee.recent', true) IS DISTINCT FROM 'kept') EXECUTE FUNCTION ${keeper}()`,
]

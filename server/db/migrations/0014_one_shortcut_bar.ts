import { sql, type Kysely } from 'kysely'

/** A user has one shortcuts bar, as one theme: of two tabs that make it at once the second changes the first one's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `DELETE FROM setting WHERE t = 'shortcut' AND id NOT IN
      (SELECT DISTINCT ON (uid) id FROM setting WHERE t = 'shortcut' ORDER BY uid, ct DESC, id DESC)`,
    'DROP INDEX setting_one_of_kind',
    `CREATE UNIQUE INDEX setting_one_of_kind ON setting (uid, t) WHERE t IN ('preference', 'theme', 'shortcut')`,
  ])
    await sql.raw(statement).execute(db)
}

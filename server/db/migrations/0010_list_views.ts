import { sql, type Kysely } from 'kysely'

/** Whom a saved view is shared with ('' nobody, 'all', 'role:<role>'), and the name of whoever shares it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `ALTER TABLE setting DROP COLUMN shared,
      ADD COLUMN audience text COLLATE "C" NOT NULL DEFAULT '',
      ADD COLUMN owner_name text NOT NULL DEFAULT ''`,
    `CREATE INDEX setting_shared ON setting (audience, ct) WHERE audience <> ''`,
  ])
    await sql.raw(statement).execute(db)
}

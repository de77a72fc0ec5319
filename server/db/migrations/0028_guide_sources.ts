import { sql, type Kysely } from 'kysely'

/**
 * What feeds had said of airings that an ingestion left as they were: undone, it gives their words back, too. `was` is
 * null where no feed had spoken of it; `at` is when this one did, so that whoever has spoken since is left alone.
 */
const statements = [
  `CREATE TABLE epg_heard (
    ingestion uuid NOT NULL,
    id uuid NOT NULL,
    was jsonb,
    was_at timestamptz,
    at timestamptz NOT NULL,
    PRIMARY KEY (ingestion, id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

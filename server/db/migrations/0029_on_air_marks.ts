import { sql, type Kysely } from 'kysely'

/** What people have made of the problems of the on-air board: who has seen which facts of one, and whose it is. */
const statements = [
  `CREATE TABLE on_air_mark (
    key text COLLATE "C" PRIMARY KEY,
    matters text[] NOT NULL DEFAULT '{}',
    seen_uid text COLLATE "C",
    seen_name text,
    seen_at timestamptz,
    assignee_uid text COLLATE "C",
    assignee_name text,
    ut timestamptz NOT NULL
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

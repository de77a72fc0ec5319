import { sql, type Kysely } from 'kysely'

/** Days of virtual channels that near their air time and are not ready, as people were told of them. */
const statements = [
  `CREATE TABLE schedule_alert (
    channel uuid NOT NULL,
    dt text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL,
    prd text[] NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (channel, dt)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

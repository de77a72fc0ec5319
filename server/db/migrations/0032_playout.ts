import { sql, type Kysely } from 'kysely'

/** From when on a virtual channel is played out, and who has said so last; and what of the inbox waits, by an index. */
const statements = [
  `CREATE TABLE playout (
    channel uuid PRIMARY KEY,
    starts timestamptz NOT NULL,
    uid text COLLATE "C" NOT NULL,
    name text NOT NULL,
    at timestamptz NOT NULL
  )`,
  `CREATE INDEX epg_change_waiting ON epg_change (ingestion) WHERE state = 'waiting'`,
  `CREATE INDEX epg_channel_waiting ON epg_channel (ingestion) WHERE state = 'waiting'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

import { sql, type Kysely } from 'kysely'

/**
 * Service ids of virtual channels: of two channels that take one at the same moment the second is refused by the key.
 * What is shown in `side` stays the truth: a claim that no row bears out any more is void (`uniqueSteps`). Of channels
 * that share one already the first keeps it.
 */
const statements = [
  `CREATE TABLE channel_code (
    urn text COLLATE "C" NOT NULL,
    code text COLLATE "C" NOT NULL,
    id uuid NOT NULL,
    PRIMARY KEY (urn, code)
  )`,
  'CREATE INDEX channel_code_of ON channel_code (id)',
  `INSERT INTO channel_code (urn, code, id)
    SELECT DISTINCT s.urn, s.list_row ->> 'cs', s.id
    FROM side s
    WHERE s.urn = 'urn:resource:catalog:virtuallivechannel' AND s.list_row ->> 'cs' <> ''
    ORDER BY s.id
    ON CONFLICT DO NOTHING`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

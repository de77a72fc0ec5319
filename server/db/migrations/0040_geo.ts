import { sql, type Kysely } from 'kysely'

/**
 * Ranges of addresses with their countries. First and last stand as thirty-nine digits, so that they sort as texts and
 * lose nothing; the span finds whatever shares addresses, however wide it is.
 */
const statements = [
  `CREATE TABLE geo_location (
    ip text COLLATE "C" PRIMARY KEY,
    first text COLLATE "C" NOT NULL,
    last text COLLATE "C" NOT NULL,
    country text COLLATE "C" NOT NULL,
    region text,
    zip text,
    note text,
    uid text COLLATE "C" NOT NULL,
    name text NOT NULL,
    ct timestamptz NOT NULL,
    ut timestamptz NOT NULL
  )`,
  `CREATE INDEX geo_location_first ON geo_location (first, last)`,
  `CREATE INDEX geo_location_country ON geo_location (country, first)`,
  `CREATE INDEX geo_location_span ON geo_location USING gist (numrange(first::numeric, last::numeric, '[]'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

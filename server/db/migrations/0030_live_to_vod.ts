import { sql, type Kysely } from 'kysely'

/** Titles made of what was on air; each has the id of the job that makes it, and outlives it. */
const statements = [
  `CREATE TABLE conversion (
    id uuid PRIMARY KEY,
    airing text COLLATE "C" NOT NULL,
    channel text COLLATE "C" NOT NULL,
    ch_lon jsonb NOT NULL,
    airs_from timestamptz NOT NULL,
    airs_to timestamptz NOT NULL,
    cty text COLLATE "C" NOT NULL,
    lon jsonb NOT NULL,
    sg jsonb NOT NULL,
    prd text[] COLLATE "C" NOT NULL,
    pn text,
    early integer NOT NULL,
    dur integer NOT NULL,
    is_updated boolean NOT NULL DEFAULT false,
    doc uuid,
    uid text COLLATE "C" NOT NULL,
    name text NOT NULL,
    ct timestamptz NOT NULL
  )`,
  'CREATE INDEX conversion_newest ON conversion (ct DESC, id DESC)',
  'CREATE INDEX conversion_airing ON conversion (airing)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

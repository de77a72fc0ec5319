import { sql, type Kysely } from 'kysely'

/**
 * Stored media by the hash of its bytes, which titles use it, and what is being played: the plan of a playback, named
 * by its own hash, until its addresses end.
 */
const statements = [
  `CREATE TABLE media_file (
    hash text COLLATE "C" PRIMARY KEY,
    size bigint NOT NULL,
    facts jsonb NOT NULL,
    derived jsonb NOT NULL DEFAULT '{}',
    created timestamptz NOT NULL
  )`,
  `CREATE TABLE media_use (
    hash text COLLATE "C" NOT NULL,
    id uuid NOT NULL,
    PRIMARY KEY (hash, id)
  )`,
  'CREATE INDEX media_use_of_document ON media_use (id)',
  `CREATE TABLE playback (
    id text COLLATE "C" PRIMARY KEY,
    plan jsonb NOT NULL,
    until timestamptz NOT NULL
  )`,
  'CREATE INDEX playback_until ON playback (until)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

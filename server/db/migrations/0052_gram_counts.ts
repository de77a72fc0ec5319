import { sql, type Kysely } from 'kysely'
import { recountGrams } from '../../stores/search/recountGrams.ts'

/**
 * Kept counts of three letters in a row, by type, product set and fields, of what 'All' shows: so many hits a term of
 * three letters has, and a longer one has no more. What a gram has in a type stands in one row, so that a count reads a
 * row per type whatever there is of each. Rows leave room on their page, so that a count that changes stays there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db)
  await recountGrams(db)
}

const tables = [
  `CREATE TABLE gram_scope (
    scope integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    UNIQUE (urn, prd_set)
  )`,
  `CREATE TABLE gram_delta (
    seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    urn text COLLATE "C" NOT NULL,
    prd_set text COLLATE "C" NOT NULL,
    keys integer[] NOT NULL,
    sums integer[] NOT NULL
  )`,
  `CREATE TABLE gram_count (
    gram integer NOT NULL,
    urn text COLLATE "C" NOT NULL,
    parts integer[] NOT NULL,
    sums integer[] NOT NULL,
    PRIMARY KEY (gram, urn)
  ) WITH (fillfactor = 80)`,
]

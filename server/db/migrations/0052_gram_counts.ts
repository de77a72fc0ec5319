import { sql, type Kysely } from 'kysely'
import { gramKeys, gramOf, maskOf, partOf } from '../../stores/search/grams.ts'

/**
 * Kept counts of three letters in a row, by type, product set and fields, of what 'All' shows: so many hits a term of
 * three letters has, and a longer one has no more. What a gram has in a type stands in one row, so that a count reads a
 * row per type whatever there is of each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A million rows take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  for (const statement of tables) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ urn: string }>`SELECT DISTINCT urn FROM search`.execute(db)
  for (const { urn } of rows) await countUrn(db, urn)
  for (const statement of clustered) await sql.raw(statement).execute(db)
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
  'CREATE TEMPORARY TABLE gram_counted (gram integer, urn text, part integer, many integer) ON COMMIT DROP',
]

/** What belongs to one gram stands together. A count that changes stays on its page, which its index need not know. */
const clustered = [
  `CREATE TABLE gram_count (
    gram integer NOT NULL,
    urn text COLLATE "C" NOT NULL,
    parts integer[] NOT NULL,
    sums integer[] NOT NULL
  ) WITH (fillfactor = 80)`,
  `INSERT INTO gram_count SELECT gram, urn, array_agg(part), array_agg(many) FROM gram_counted
    GROUP BY gram, urn ORDER BY gram, urn`,
  'ALTER TABLE gram_count ADD PRIMARY KEY (gram, urn)',
]

type Row = { id: string; at: string; prd_set: string; names: string; texts: string; people: string; codes: string }
type Counts = Map<number, number>

const SLICE = 5_000

/** The titles of one type, newest last, a slice at a time: only their counts are held. */
async function countUrn(db: Kysely<unknown>, urn: string): Promise<void> {
  const counts = new Map<string, Counts>()
  for (let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }; ;) {
    const { rows } = await sql<Row>`
      SELECT s.id, s.updated::text AS at, s.prd_set, w.names, w.texts, w.people, w.codes FROM (
        SELECT id, updated, prd_set, words FROM search
        WHERE urn = ${urn} AND is_primary AND (updated, id) > (${after.at}::timestamptz, ${after.id}::uuid)
        ORDER BY updated, id LIMIT ${SLICE}) s
      JOIN search_words w ON w.words = s.words ORDER BY s.updated, s.id`.execute(db)
    const last = rows.at(-1)
    if (!last) break
    for (const row of rows) add(counts, row)
    after = last
  }
  for (const [set, ofSet] of counts) await keep(db, urn, set, ofSet)
}

function add(counts: Map<string, Counts>, row: Row): void {
  const ofSet = counts.get(row.prd_set) ?? new Map<number, number>()
  counts.set(row.prd_set, ofSet)
  for (const key of gramKeys(row)) ofSet.set(key, (ofSet.get(key) ?? 0) + 1)
}

async function keep(db: Kysely<unknown>, urn: string, set: string, counts: Counts): Promise<void> {
  const { rows } = await sql<{ scope: number }>`
    INSERT INTO gram_scope (urn, prd_set) VALUES (${urn}, ${set}) RETURNING scope`.execute(db)
  const scope = rows[0]?.scope ?? 0
  const keys = [...counts.keys()]
  await sql`INSERT INTO gram_counted (gram, urn, part, many)
    SELECT k.gram, ${urn}, k.part, k.many FROM unnest(${keys.map(gramOf)}::integer[],
      ${keys.map((key) => partOf(scope, maskOf(key)))}::integer[], ${[...counts.values()]}::integer[])
      AS k(gram, part, many)`.execute(db)
}

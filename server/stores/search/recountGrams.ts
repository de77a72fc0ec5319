import { sql, type QueryExecutorProvider } from 'kysely'
import { gramKeys, gramOf, maskOf, partOf } from './grams.ts'

type Row = { id: string; at: string; prd_set: string; names: string; texts: string; people: string; codes: string }
type Counts = Map<number, number>

/** Titles that are read at once: only their counts are held. */
const SLICE = 5_000

/**
 * Counts all grams anew, within a transaction that sees one moment (repeatable read): what is saved meanwhile is
 * appended and stays. Adding up waits until it is done; searches and saves go on.
 */
export async function recountGrams(db: QueryExecutorProvider): Promise<void> {
  // A million titles take longer than a call's statement may.
  await sql`SET LOCAL statement_timeout = 0`.execute(db)
  // Before anything is read, since the first reading is the moment that is counted.
  await sql`LOCK TABLE gram_count, gram_scope IN SHARE ROW EXCLUSIVE MODE`.execute(db)
  await sql`CREATE TEMPORARY TABLE gram_counted (gram integer, urn text, part integer, many integer)
    ON COMMIT DROP`.execute(db)
  const { rows } = await sql<{ urn: string }>`SELECT DISTINCT urn FROM search`.execute(db)
  for (const { urn } of rows) await countUrn(db, urn)
  await sql`DELETE FROM gram_delta`.execute(db)
  await sql`DELETE FROM gram_count`.execute(db)
  await sql`INSERT INTO gram_count SELECT gram, urn, array_agg(part), array_agg(many) FROM gram_counted
    GROUP BY gram, urn ORDER BY gram, urn`.execute(db)
}

/** The titles of one type, newest last. */
async function countUrn(db: QueryExecutorProvider, urn: string): Promise<void> {
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

async function keep(db: QueryExecutorProvider, urn: string, set: string, counts: Counts): Promise<void> {
  await sql`INSERT INTO gram_scope (urn, prd_set) VALUES (${urn}, ${set}) ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<{ scope: number }>`
    SELECT scope FROM gram_scope WHERE urn = ${urn} AND prd_set = ${set}`.execute(db)
  const scope = rows[0]?.scope ?? 0
  const keys = [...counts.keys()]
  await sql`INSERT INTO gram_counted (gram, urn, part, many)
    SELECT k.gram, ${urn}, k.part, k.many FROM unnest(${keys.map(gramOf)}::integer[],
      ${keys.map((key) => partOf(scope, maskOf(key)))}::integer[], ${[...counts.values()]}::integer[])
      AS k(gram, part, many)`.execute(db)
}

import { sql, type QueryExecutorProvider } from 'kysely'
import { withoutTimeouts } from '../../db/withoutTimeouts.ts'
import { gramKeys, gramOf, maskOf, partOf } from './grams.ts'
import { GRAMS, PARTS, type KeptCounts } from './keptCounts.ts'
import { partsOf } from './parts.ts'
import { partNumber, partSums } from './partSums.ts'
import { addWords } from './vocabulary.ts'

type Row = { id: string; at: string; prd_set: string; names: string; texts: string; people: string; codes: string }
type Counts = Map<number, number>

/** What is counted anew: where it is kept, what a title adds to it, and what is to be done between two readings. */
type Recounted = { kept: KeptCounts; add: (counts: Counts, row: Row) => void; next?: () => Promise<void> }

/** Titles that are read at once: only their counts are held. */
const SLICE = 5_000

/**
 * Counts all grams anew, within a transaction that sees one moment (repeatable read): what is saved meanwhile is
 * appended and stays. Adding up waits until it is done; searches and saves go on.
 */
export async function recountGrams(db: QueryExecutorProvider): Promise<void> {
  await recount(db, [ofGrams])
}

/** The same for parts, whose words come into the vocabulary. */
export async function recountParts(db: QueryExecutorProvider): Promise<void> {
  await recount(db, [ofParts(db)])
}

/** Both in one going through the titles. */
export async function recountAll(db: QueryExecutorProvider): Promise<void> {
  await recount(db, [ofGrams, ofParts(db)])
}

const ofGrams: Recounted = {
  kept: GRAMS,
  add: (counts, row) => {
    for (const key of gramKeys(row)) counts.set(key, (counts.get(key) ?? 0) + 1)
  },
}

function ofParts(db: QueryExecutorProvider): Recounted {
  // By their numbers: a word of a text would keep all of it in memory.
  const known = new Set<number>()
  const fresh: string[] = []
  const note = (part: string) => {
    const number = partNumber(part)
    if (known.has(number)) return
    known.add(number)
    fresh.push(part)
  }
  return {
    kept: PARTS,
    add: (counts, row) => {
      const parts = partsOf(row)
      for (const [key, many] of partSums(undefined, { parts })) counts.set(key, (counts.get(key) ?? 0) + many)
      for (const part of parts?.keys() ?? []) note(part)
    },
    next: () => addWords(db, fresh.splice(0)),
  }
}

async function recount(db: QueryExecutorProvider, recounted: readonly Recounted[]): Promise<void> {
  await withoutTimeouts(db)
  const tables = recounted.map(({ kept }) => kept.counts)
  // Before anything is read, since the first reading is the moment that is counted.
  await sql`LOCK TABLE ${sql.join(tables.map((name) => sql.table(name)))}, gram_scope
    IN SHARE ROW EXCLUSIVE MODE`.execute(db)
  for (const table of tables)
    await sql`CREATE TEMPORARY TABLE ${sql.table(`${table}ed`)} (gram bigint, urn text, part integer, many integer)
      ON COMMIT DROP`.execute(db)
  const { rows } = await sql<{ urn: string }>`SELECT DISTINCT urn FROM search`.execute(db)
  for (const { urn } of rows) await countUrn(db, urn, recounted)
  for (const { kept } of recounted) await replace(db, kept)
}

async function replace(db: QueryExecutorProvider, { counts, changes }: KeptCounts): Promise<void> {
  await sql`DELETE FROM ${sql.table(changes)}`.execute(db)
  await sql`DELETE FROM ${sql.table(counts)}`.execute(db)
  await sql`INSERT INTO ${sql.table(counts)} SELECT gram, urn, array_agg(part), array_agg(many)
    FROM ${sql.table(`${counts}ed`)} GROUP BY gram, urn ORDER BY gram, urn`.execute(db)
}

/** The titles of one type, newest last. */
async function countUrn(db: QueryExecutorProvider, urn: string, recounted: readonly Recounted[]): Promise<void> {
  const sets = recounted.map(() => new Map<string, Counts>())
  for (let after = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }; ;) {
    const { rows } = await sql<Row>`
      SELECT s.id, s.updated::text AS at, s.prd_set, w.names, w.texts, w.people, w.codes FROM (
        SELECT id, updated, prd_set, words FROM search
        WHERE urn = ${urn} AND is_primary AND (updated, id) > (${after.at}::timestamptz, ${after.id}::uuid)
        ORDER BY updated, id LIMIT ${SLICE}) s
      JOIN search_words w ON w.words = s.words ORDER BY s.updated, s.id`.execute(db)
    const last = rows.at(-1)
    if (!last) break
    for (const [at, { add }] of recounted.entries()) for (const row of rows) add(countsOf(sets[at], row.prd_set), row)
    for (const { next } of recounted) await next?.()
    after = last
  }
  for (const [at, { kept }] of recounted.entries())
    for (const [set, counts] of sets[at] ?? []) await keep(db, kept, { urn, set, counts })
}

function countsOf(sets: Map<string, Counts> | undefined, set: string): Counts {
  const counts = sets?.get(set) ?? new Map<number, number>()
  sets?.set(set, counts)
  return counts
}

async function keep(
  db: QueryExecutorProvider,
  kept: KeptCounts,
  { urn, set, counts }: { urn: string; set: string; counts: Counts },
): Promise<void> {
  await sql`INSERT INTO gram_scope (urn, prd_set) VALUES (${urn}, ${set}) ON CONFLICT DO NOTHING`.execute(db)
  const { rows } = await sql<{ scope: number }>`
    SELECT scope FROM gram_scope WHERE urn = ${urn} AND prd_set = ${set}`.execute(db)
  const scope = rows[0]?.scope ?? 0
  const found = [...counts].filter(([, many]) => many !== 0)
  await sql`INSERT INTO ${sql.table(`${kept.counts}ed`)} (gram, urn, part, many)
    SELECT k.gram, ${urn}, k.part, k.many FROM unnest(${found.map(([key]) => gramOf(key))}::bigint[],
      ${found.map(([key]) => partOf(scope, maskOf(key)))}::integer[], ${found.map(([, many]) => many)}::integer[])
      AS k(gram, part, many)`.execute(db)
}

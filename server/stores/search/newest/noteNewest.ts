import { sql, type Kysely, type QueryExecutorProvider, type Transaction } from 'kysely'
import type { SearchWordsTable } from '../../../db/documentTables.ts'
import { isCrossed } from '../../../db/databaseErrors.ts'
import type { Tables } from '../../../db/tables.ts'
import { moveNoted } from './moveNoted.ts'
import { NEWEST_REACH, type NewestReach } from './newestReach.ts'
import { IS_TO_NOTE } from './newestSql.ts'
import { notedSql } from './notedSql.ts'
import { keyIn, wordKeys } from './wordKeys.ts'

/** Any number but that of migrations and loads, as long as every process asks for the same. */
const LOCK = 4602

/** Notes what was saved; where nothing is noted yet, the newest of all. One server at a time does it. */
export async function noteNewest(db: Kysely<Tables>, reach = NEWEST_REACH): Promise<void> {
  if ((await stretchesOf(db)) === 0) await noteAnew(db, reach)
  if (!(await isBehind(db, reach))) return
  while ((await moveSlice(db, reach)) > reach.slice);
  while ((await alone(db, (transaction) => noteSlice(transaction, reach))) > reach.slice / 2);
  if ((await stretchesOf(db)) <= reach.most) return
  const { rows } = await sql<{ kept: number }>`SELECT count(*) AS kept FROM newest_words`.execute(db)
  // Few titles that are saved again and again fill stretches as well, and would push out all others.
  if ((rows[0]?.kept ?? 0) <= reach.least * reach.stretch) await noteAnew(db, reach)
  else await alone(db, (transaction) => putOldestAway(transaction, reach))
}

/** Forgets all that is noted. */
async function forgetNewest(db: QueryExecutorProvider): Promise<void> {
  await sql`DELETE FROM newest_stretch`.execute(db)
  await sql`DELETE FROM newest_words`.execute(db)
}

async function stretchesOf(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ many: number }>`SELECT count(*) AS many FROM newest_stretch`.execute(db)
  return rows[0]?.many ?? 0
}

async function isBehind(db: QueryExecutorProvider, { leftAlone }: NewestReach): Promise<boolean> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*) AS many FROM (SELECT FROM search WHERE ${IS_TO_NOTE} LIMIT ${leftAlone}) behind`.execute(db)
  return (rows[0]?.many ?? 0) >= leftAlone
}

type Work = (transaction: Transaction<Tables>) => Promise<number>

/** Nothing where another server is at it. */
export function alone(db: Kysely<Tables>, work: Work, level: 'read committed' | 'repeatable read' = 'read committed') {
  return db
    .transaction()
    .setIsolationLevel(level)
    .execute(async (transaction) => {
      const { rows } = await sql<{ is: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS is`.execute(transaction)
      return rows[0]?.is ? work(transaction) : 0
    })
}

type Side = Pick<SearchWordsTable, 'id' | 'urn' | 'words' | 'names' | 'heads' | 'texts' | 'people' | 'codes'> & {
  slot: string
  at: string
}

const SAID = sql`s.id, s.slot, s.urn, s.updated::text AS at, s.words, w.names, w.heads, w.texts, w.people, w.codes`

/** The oldest of those that are to be noted; what is older than all stretches is no longer to be. */
async function noteSlice(db: QueryExecutorProvider, reach: NewestReach): Promise<number> {
  const stretch = await openStretch(db, reach)
  const { rows } = await sql<Side>`SELECT ${SAID} FROM (
      SELECT * FROM search WHERE ${IS_TO_NOTE} ORDER BY updated LIMIT ${reach.slice}) s
    JOIN search_words w ON w.words = s.words`.execute(db)
  if (rows.length === 0) return 0
  // Whoever has changed a side meanwhile leaves it to be noted, and is not waited for.
  const entries = sql`${entriesSql(stretch)} WHERE updated > (SELECT newest FROM newest_stretch WHERE stretch = 0)`
  const { rows: noted } = await sql<{ many: number }>`WITH ${givenSql(rows, stretch)},
    mine AS (
      SELECT s.id, s.slot FROM search s JOIN given g ON g.id = s.id AND g.slot = s.slot
      WHERE s.updated = g.updated AND s.words = g.words FOR NO KEY UPDATE OF s SKIP LOCKED),
    ${notedSql({ entries, stretch, sides: sql`mine` })}`.execute(db)
  await putIn(db)
  return noted[0]?.many ?? 0
}

/** As many at once as can be put in where the index has them with few steps, and whoever saves one waits for no index. */
async function moveSlice(db: Kysely<Tables>, reach: NewestReach): Promise<number> {
  const moved = await alone(db, async (transaction) =>
    moveNoted(transaction, await openStretch(transaction, reach), reach.moved),
  )
  if (moved > 0) await putIn(db)
  return moved
}

/** Puts what was added where the index has it: each search would read all that waits for that. */
async function putIn(db: QueryExecutorProvider): Promise<void> {
  await sql`SELECT gin_clean_pending_list('newest_by_words'::regclass)`.execute(db)
}

/** The last stretch, or one more where that is full. */
async function openStretch(db: QueryExecutorProvider, reach: NewestReach): Promise<number> {
  const { rows } = await sql<{ stretch: number; many: number }>`
    SELECT stretch, many FROM newest_stretch ORDER BY stretch DESC LIMIT 1`.execute(db)
  const { stretch: last = 0, many = 0 } = rows[0] ?? {}
  if (last > 0 && many < reach.stretch) return last
  await sql`INSERT INTO newest_stretch VALUES (${last + 1}, '-infinity', 0)`.execute(db)
  return last + 1
}

function givenSql(rows: readonly Side[], stretch: number) {
  const keys = rows.map((row) => `{${[...new Set(wordKeys(row).map((key) => keyIn(stretch, key)))].join()}}`)
  const column = (name: 'id' | 'slot' | 'urn' | 'at' | 'words') => rows.map((row) => row[name])
  return sql`given AS (SELECT * FROM unnest(${column('id')}::uuid[], ${column('slot')}::text[], ${column('urn')}::text[],
    ${column('at')}::timestamptz[], ${column('words')}::uuid[], ${keys}::text[]) AS g(id, slot, urn, updated, words, keys))`
}

const entriesSql = (stretch: number) =>
  sql`SELECT id, slot, urn, updated, ${stretch}::integer, keys::integer[] FROM given`

/** The newest of all sides as of one moment, in the order in which they were saved. */
async function noteAnew(db: Kysely<Tables>, reach: NewestReach): Promise<void> {
  const fill: Work = async (transaction) => {
    await fillNewest(transaction, reach, () => putIn(transaction))
    return 1
  }
  if ((await alone(db, fill, 'repeatable read').catch(nothingIfCrossed)) > 0)
    // Walks read what the index has of a page that all may see.
    await sql`VACUUM (ANALYZE) search, newest_words, newest_stretch`.execute(db)
}

/** A bulk change has taken its notes along meanwhile: the next turn does it. */
function nothingIfCrossed(error: unknown): number {
  if (isCrossed(error)) return 0
  throw error
}

/** The same in a transaction of its own (repeatable read); `onSlice`: where an index is to take in what was added. */
export async function fillNewest(
  db: QueryExecutorProvider,
  { slice, stretch: most, least }: NewestReach = NEWEST_REACH,
  onSlice: () => Promise<void> = async () => undefined,
): Promise<void> {
  await forgetNewest(db)
  await sql`INSERT INTO newest_stretch SELECT 0, coalesce((
    SELECT updated FROM search ORDER BY updated DESC OFFSET ${least * most} LIMIT 1), '-infinity'), 0`.execute(db)
  await sql`CREATE TEMPORARY TABLE newest_first ON COMMIT DROP AS
    SELECT row_number() OVER (ORDER BY updated, id, slot) AS nth, id, slot FROM search
    WHERE updated > (SELECT newest FROM newest_stretch)`.execute(db)
  await sql`CREATE INDEX ON newest_first (nth)`.execute(db)
  await sql`ANALYZE newest_first`.execute(db)
  for (let from = 0; ; from += slice) {
    const { rows } = await sql<Side>`SELECT ${SAID} FROM newest_first f
      JOIN search s ON s.id = f.id AND s.slot = f.slot JOIN search_words w ON w.words = s.words
      WHERE f.nth > ${from} AND f.nth <= ${from + slice}`.execute(db)
    if (rows.length === 0) break
    const stretch = 1 + Math.floor(from / most)
    await sql`WITH ${givenSql(rows, stretch)}
      INSERT INTO newest_words (id, slot, urn, updated, stretch, keys) ${entriesSql(stretch)}`.execute(db)
    await onSlice()
  }
  await sql`INSERT INTO newest_stretch SELECT stretch, max(updated), count(*) FROM newest_words GROUP BY stretch`.execute(
    db,
  )
}

async function putOldestAway(db: QueryExecutorProvider, { least }: NewestReach): Promise<number> {
  await sql`WITH last AS (SELECT max(stretch) - ${least} AS stretch FROM newest_stretch),
    gone AS (
      DELETE FROM newest_stretch s USING last WHERE s.stretch <= last.stretch AND s.stretch > 0 RETURNING s.newest),
    gone_words AS (DELETE FROM newest_words w USING last WHERE w.stretch <= last.stretch)
    UPDATE newest_stretch SET newest = greatest(newest, (SELECT max(newest) FROM gone)) WHERE stretch = 0`.execute(db)
  return 0
}

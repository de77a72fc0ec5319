import type { QueryExecutorProvider } from 'kysely'
import type { Logger } from 'pino'
import type { PoolClient } from 'pg'
import { fillNewest } from '../../stores/search/newest/noteNewest.ts'
import { recountAll } from '../../stores/search/recountGrams.ts'
import { kyselyOf } from '../createPool.ts'
import type { Database } from '../database.ts'
import { quoted } from '../dump/tableShapes.ts'
import { fillExternalIds, fillRecent, fillTotals } from './derivedRows.ts'
import { withoutTimeouts } from '../withoutTimeouts.ts'
import { inLongTransaction } from './inLongTransaction.ts'
import { NOTE, notedLoad, type Aside, type Made } from './noted.ts'
import { TRIGGERED } from './putAside.ts'

type Loading = Pick<Database, 'pool' | 'engine'>
type Work = () => Promise<unknown>

/** Any number but that of migrations, as long as every process asks for the same. */
const LOCK = 4601
/** At once: more would only wait for the processors of a small machine. */
const MOST_LANES = 3

/**
 * Holds off every process that would end the load meanwhile, for as long as the work takes. The embedded database is
 * one process's own.
 */
export function holdingLoad<Result>({ pool, engine }: Loading, work: () => Promise<Result>): Promise<Result> {
  if (engine === 'embedded') return work()
  return inLongTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    return work()
  })
}

/**
 * What a start does first: a load that was cut short is ended with the titles that have arrived; one that is under way
 * is waited for.
 */
export async function endCutLoad(database: Loading, log: Pick<Logger, 'warn'>): Promise<void> {
  if (!(await notedLoad(database))) return
  log.warn('A large load of titles was cut short, or is under way: its indexes are built before anything else')
  await holdingLoad(database, () => endLargeLoad(database))
}

/**
 * Fills what follows from the rows that were loaded and puts back what stood aside. Each step looks whether it is done
 * already, so that an end that was killed is ended by the next one.
 */
export async function endLargeLoad(database: Loading): Promise<void> {
  const noted = await notedLoad(database)
  if (!noted) return
  await inLanes(database, chainsOf(database, noted.aside))
  await inLongTransaction(database.pool, (client) => close(client, noted.aside.references))
}

/** Table by table, since a key keeps everybody from its table while it is made; what takes longest begins first. */
function chainsOf({ pool }: Loading, { indexes, primaries }: Aside): Work[] {
  const back = (table: string) => [
    ...primaries.filter((made) => made.table === table).map((made) => (client: PoolClient) => addKey(client, made)),
    ...indexes
      .filter((made) => made.table === table)
      .toSorted(wordsLast)
      .map((made) => (client: PoolClient) => addIndex(client, made)),
  ]
  const chain =
    (steps: ((client: PoolClient) => Promise<unknown>)[]): Work =>
    async () => {
      for (const step of steps) await inLongTransaction(pool, step)
    }
  const atOneMoment = (work: (db: QueryExecutorProvider) => Promise<void>) =>
    kyselyOf<unknown>(pool).transaction().setIsolationLevel('repeatable read').execute(work)
  // Both walk what is searched by its indexes; what they write goes in sooner without its own.
  const counted = async () => {
    await chain([takeAsNoted, ...back('search')])()
    await atOneMoment(recountAll)
    await chain(back('word'))()
    await atOneMoment(noteLoaded)
    await chain(back('newest_words'))()
  }
  const apart = ['search_words', 'search', 'word', 'newest_words', 'recent', 'external_id']
  const others = new Set([...primaries, ...indexes].map(({ table }) => table).filter((table) => !apart.includes(table)))
  return [
    chain(back('search_words')),
    counted,
    chain([fillRecent, ...back('recent')]),
    chain([fillExternalIds, ...back('external_id')]),
    chain([fillTotals]),
    ...[...others].map((table) => chain(back(table))),
  ]
}

/** What a load brings is not noted one by one: all sides count as noted. Written anew while no index is in the way. */
async function takeAsNoted(client: PoolClient): Promise<void> {
  await client.query(`ALTER TABLE search ALTER COLUMN noted TYPE timestamptz USING updated,
    ALTER COLUMN noted_words TYPE uuid USING words`)
}

/** The newest of them, where search looks first. */
async function noteLoaded(db: QueryExecutorProvider): Promise<void> {
  await withoutTimeouts(db)
  await fillNewest(db)
}

async function addIndex(client: PoolClient, { name, make }: Made): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is', [quoted(name)])
  if (!rows[0]?.is) await client.query(make)
}

async function addKey(client: PoolClient, { name, table, make }: Made): Promise<void> {
  const { rows } = await client.query<{ is: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_constraint WHERE conname = $1 AND conrelid = $2::regclass) AS is`,
    [name, quoted(table)],
  )
  if (!rows[0]?.is) await client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${make}`)
}

async function close(client: PoolClient, references: Aside['references']): Promise<void> {
  for (const made of references) await addKey(client, made)
  for (const table of TRIGGERED) await client.query(`ALTER TABLE ${quoted(table)} ENABLE TRIGGER USER`)
  await client.query(`DROP TABLE ${NOTE}`)
}

/** Those of lists of words take longest, and nothing else waits for them. */
const wordsLast = (one: Made, other: Made) =>
  Number(one.make.includes('USING gin')) - Number(other.make.includes('USING gin'))

/**
 * Several at once, as far as there are connections: one holds off the others. Where one fails no further one begins,
 * and those under way are waited for, since whoever comes next does them again.
 */
async function inLanes({ pool, engine }: Loading, works: readonly Work[]): Promise<void> {
  const lanes = engine === 'embedded' ? 1 : Math.max(1, Math.min(MOST_LANES, (pool.options.max ?? 1) - 1))
  const left = works.values()
  let hasFailed = false
  const lane = async () => {
    for (const work of left) {
      if (hasFailed) return
      await work().catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

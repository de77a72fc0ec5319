import type { Logger } from 'pino'
import type { PoolClient } from 'pg'
import { recountGrams } from '../../stores/search/recountGrams.ts'
import { kyselyOf } from '../createPool.ts'
import type { Database } from '../database.ts'
import { quoted } from '../dump/tableShapes.ts'
import { fillExternalIds, fillRecent, fillTotals } from './derivedRows.ts'
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
  const { pool } = database
  const { indexes, primaries, references } = noted.aside
  const back = (made: Made, isKey: boolean) => () =>
    inLongTransaction(pool, (client) => (isKey ? addKey(client, made) : addIndex(client, made)))
  const isSearched = ({ table, make }: Made) => table.startsWith('search') && !make.includes('USING gin')
  const first = [
    ...primaries.filter(isSearched).map((made) => back(made, true)),
    ...indexes.filter(isSearched).map((made) => back(made, false)),
    () => inLongTransaction(pool, fillRecent),
    () => inLongTransaction(pool, fillTotals),
    () => inLongTransaction(pool, fillExternalIds),
  ]
  const second = [
    () => kyselyOf<unknown>(pool).transaction().setIsolationLevel('repeatable read').execute(recountGrams),
    ...primaries.filter((made) => !isSearched(made)).map((made) => back(made, true)),
    ...indexes
      .filter((made) => !isSearched(made))
      .toSorted(longestFirst)
      .map((made) => back(made, false)),
  ]
  await inLanes(database, first)
  await inLanes(database, second)
  await inLongTransaction(pool, (client) => close(client, references))
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

/** Those of many words take longest, and go by one processor each. */
const longestFirst = (one: Made, other: Made) =>
  Number(other.make.includes('USING gin')) - Number(one.make.includes('USING gin'))

/** Several at once, as far as there are connections: one holds off the others. */
async function inLanes({ pool, engine }: Loading, works: readonly Work[]): Promise<void> {
  const lanes = engine === 'embedded' ? 1 : Math.max(1, Math.min(MOST_LANES, (pool.options.max ?? 1) - 1))
  const left = works.values()
  const lane = async () => {
    for (const work of left) await work()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

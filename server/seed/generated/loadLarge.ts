import { endLargeLoad, holdingLoad } from '../../db/largeLoad/endLargeLoad.ts'
import { notedLoad, type LoadWish } from '../../db/largeLoad/noted.ts'
import { putAside } from '../../db/largeLoad/putAside.ts'
import type { Database } from '../../db/openDatabase.ts'
import { createCopying } from '../../stores/documents/copyDocuments.ts'
import type { DocumentStore } from '../../stores/documentStore.ts'

/** From so many titles on indexes that are built at the end cost less than all that is put into them. */
const LARGE = 20_000
/** A database that holds more is in use, or was filled on purpose: its indexes stay. */
const FEW = 10_000

type Wanted = Pick<LoadWish, 'from' | 'count' | 'only'>

/** Whether a load may put indexes aside: it is large, the database holds next to nothing and nobody else has it open. */
export async function mayPutAside(database: Database, { from, count }: Wanted): Promise<boolean> {
  const isOwn = database.engine === 'embedded' || database.sessions === database.pool
  return isOwn && count >= LARGE && from <= FEW && (await isAlone(database))
}

/** What a load that was cut short goes on with, where the same is wanted again. */
export async function cutLoad(database: Database, { count, only }: Wanted): Promise<LoadWish | undefined> {
  const wish = (await notedLoad(database))?.wish
  return wish?.count === count && wish.only === only ? wish : undefined
}

/**
 * A load into tables without their indexes, which come back at its end; a start ends one that was cut short. Undefined,
 * and nothing done, where somebody has opened the database meanwhile.
 */
export function loadLarge(
  database: Database,
  wish: LoadWish,
  load: (copy: DocumentStore['load']) => Promise<number>,
  onEnd: () => void,
): Promise<number | undefined> {
  return holdingLoad(database, async () => {
    if (!(await notedLoad(database))) {
      await putAside(database, wish)
      if (!(await isAlone(database))) return void (await endLargeLoad(database))
    }
    const loaded = await load(await createCopying(database))
    onEnd()
    await endLargeLoad(database)
    return loaded
  })
}

async function isAlone({ pool, engine }: Database): Promise<boolean> {
  if (engine === 'embedded') return true
  const { rows } = await pool.query<{ there: number }>(
    `SELECT count(*) AS there FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend'`,
  )
  return (rows[0]?.there ?? 0) <= pool.totalCount
}

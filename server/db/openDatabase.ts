import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { createPool, kyselyOf } from './createPool.ts'
import { copyPrepared, exists } from './embedded/preparedFolder.ts'
import { startEngine } from './embedded/startEngine.ts'
import { folderDamaged, takeFolder } from './dataFolder.ts'
import { endCutLoad } from './largeLoad/endLargeLoad.ts'
import { migrate } from './migrate.ts'
import type { Database } from './database.ts'
import { openPostgres } from './openPostgres.ts'

export type { Database } from './database.ts'

type DatabaseOptions = {
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  /** PostgreSQL's own address, where that of `databaseUrl` is a pooler's. */
  directUrl?: string | undefined
  dataDir: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Connections to PostgreSQL; the embedded database takes turns whatever the number. */
  poolSize?: number
  /** How long a connection waits for another's transaction (embedded), in ms. */
  lockWaitMs?: number
  /** How long a statement may take on PostgreSQL, in ms; 0 for ever, as loading a million titles needs. */
  statementMs?: number
  /** A large load that was cut short is left as it is, for whoever goes on with it. */
  keepsLoad?: boolean
}

type FolderOptions = Pick<DatabaseOptions, 'log' | 'poolSize' | 'lockWaitMs'>

const POOL_SIZE = 16
/** PostgreSQL ends a statement after this long. */
const STATEMENT_MS = 30_000
const FOLDER = 'database'

/** Opens PostgreSQL or the embedded database, brought up to date. The same SQL runs on both (design section 3). */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, directUrl, log, poolSize = POOL_SIZE, statementMs = STATEMENT_MS, keepsLoad = false } = options
  if (databaseUrl) return openPostgres({ databaseUrl, directUrl, log, poolSize, statementMs, keepsLoad })
  const database = await openEmbedded(options)
  try {
    if (!keepsLoad) await endCutLoad(database, log)
    const done = await migrate(kyselyOf<unknown>(database.pool))
    if (done.length > 0) log.info({ migrations: done }, 'database brought up to date')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const dataDir = resolve(options.dataDir)
  const lock = await takeFolder(dataDir)
  try {
    const folder = databaseFolder(dataDir)
    if (!(await exists(folder))) await copyPrepared(folder, (empty) => makeDatabase(empty, options))
    const database = await openFolder(folder, options).catch((error: unknown) => {
      throw folderDamaged(dataDir, error)
    })
    const close = async () => {
      await database.close()
      lock.release()
    }
    return { ...database, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Where the embedded database lies in a data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, FOLDER)
}

/** The embedded database of a folder as it is; nobody else may have the folder open. */
export async function openFolder(folder: string, options: FolderOptions): Promise<Database> {
  const { log, poolSize: max = POOL_SIZE, lockWaitMs } = options
  const engine = await startEngine(folder, (message) => log.warn(message), lockWaitMs)
  const pool = createPool({ stream: engine.connect, max, user: 'marquee' }, log)
  const close = async () => {
    await pool.end()
    await engine.close()
  }
  return { kysely: kyselyOf(pool), pool, engine: 'embedded', keepsStatements: true, sessions: undefined, close }
}

/** Fills an empty folder with a database that needs no migration. */
async function makeDatabase(folder: string, options: FolderOptions): Promise<void> {
  const database = await openFolder(folder, options)
  try {
    await migrate(kyselyOf<unknown>(database.pool))
  } finally {
    await database.close()
  }
}

import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { checkPostgres } from './checkPostgres.ts'
import { columnReaders } from './columnReaders.ts'
import { copyPrepared, exists } from './embedded/preparedFolder.ts'
import { startEngine, type EmbeddedEngine } from './embedded/startEngine.ts'
import { folderDamaged, takeFolder } from './dataFolder.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'
import { withLibpqTls } from './withLibpqTls.ts'

export type Database = {
  kysely: Kysely<Tables>
  pool: Pool
  engine: 'postgres' | 'embedded'
  close: () => Promise<void>
}

type DatabaseOptions = {
  /** Empty: the embedded database in `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Connections to PostgreSQL; the embedded database takes turns whatever the number. */
  poolSize?: number
  /** How long a connection waits for another's transaction (embedded), in ms. */
  lockWaitMs?: number
  /** How long a statement may take on PostgreSQL, in ms; 0 for ever, as loading a million titles needs. */
  statementMs?: number
}

const POOL_SIZE = 16
/** PostgreSQL ends a statement or an idle transaction after this long. */
const STATEMENT_MS = 30_000
const IDLE_TRANSACTION_MS = 15_000
const FOLDER = 'database'

/** Opens PostgreSQL or the embedded database, brought up to date. The same SQL runs on both (design section 3). */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = options.databaseUrl ? openPostgres(options, options.databaseUrl) : await openEmbedded(options)
  try {
    if (database.engine === 'postgres') await checkPostgres(database.pool)
    const done = await migrate(database.kysely as unknown as Kysely<unknown>)
    if (done.length > 0) options.log.info({ migrations: done }, 'database brought up to date')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

function openPostgres(options: DatabaseOptions, connectionString: string): Database {
  const pool = newPool(options, {
    connectionString: withLibpqTls(connectionString),
    max: options.poolSize ?? POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    statement_timeout: options.statementMs ?? STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    options: '-c TimeZone=UTC -c DateStyle=ISO',
  })
  return { kysely: kyselyOf(pool), pool, engine: 'postgres', close: () => pool.end() }
}

async function openEmbedded(options: DatabaseOptions): Promise<Database> {
  const dataDir = resolve(options.dataDir)
  const lock = await takeFolder(dataDir)
  const warn = (message: string) => options.log.warn(message)
  try {
    const folder = join(dataDir, FOLDER)
    if (!(await exists(folder))) await copyPrepared(folder, (empty) => makeDatabase(empty, options))
    const engine = await startEngine(folder, warn, options.lockWaitMs).catch((error: unknown) => {
      throw folderDamaged(dataDir, error)
    })
    const pool = embeddedPool(options, engine)
    const close = async () => {
      await pool.end()
      await engine.close()
      lock.release()
    }
    return { kysely: kyselyOf(pool), pool, engine: 'embedded', close }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Fills an empty folder with a database that needs no migration. */
async function makeDatabase(folder: string, options: DatabaseOptions): Promise<void> {
  const engine = await startEngine(folder, (message) => options.log.warn(message))
  const pool = embeddedPool(options, engine)
  try {
    await migrate(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }))
  } finally {
    await pool.end()
    await engine.close()
  }
}

function embeddedPool(options: DatabaseOptions, engine: EmbeddedEngine): Pool {
  return newPool(options, { stream: engine.connect, max: options.poolSize ?? POOL_SIZE, user: 'marquee' })
}

function newPool(options: DatabaseOptions, config: PoolConfig): Pool {
  const pool = new Pool({ ...config, types: columnReaders })
  // A connection that breaks without a listener ends the process. The pool listens to those that nobody uses, and tells
  // of them below; this one stays for as long as the connection lives, whoever has it.
  pool.on('connect', (client) =>
    client.on('error', (error) => options.log.warn({ err: error }, 'a database connection was lost')),
  )
  pool.on('error', () => undefined)
  return pool
}

function kyselyOf(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

import { Client, type Pool, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { checkPostgres } from './checkPostgres.ts'
import { createPool, kyselyOf } from './createPool.ts'
import type { Database } from './database.ts'
import { endCutLoad } from './largeLoad/endLargeLoad.ts'
import { migrate } from './migrate.ts'
import { StartRefused } from './startRefused.ts'
import { withLibpqTls } from './withLibpqTls.ts'

type PostgresOptions = {
  databaseUrl: string
  /** Past the pooler: for changes of tables and for hearing of other servers. */
  directUrl: string | undefined
  log: Pick<Logger, 'info' | 'warn'>
  poolSize: number
  /** How long a statement may take, in ms; 0 for ever. */
  statementMs: number
  /** A large load that was cut short is left as it is, for whoever goes on with it. */
  keepsLoad: boolean
}

const CONNECT_MS = 10_000
const IDLE_TRANSACTION_MS = 15_000
/** They outlast a rest: a session that ends takes its plans along, and the next save would make them anew. */
const KEPT_SESSIONS = 4
/** One hears of other servers, one changes tables. */
const DIRECT_POOL_SIZE = 2
/** What a pooler carries from one session to the next, of the settings that our statements presume. */
const CARRIED_SETTINGS = "SET TimeZone = 'UTC'; SET DateStyle = 'ISO'"

/**
 * Opens PostgreSQL, brought up to date. Behind a pooler, whose connections change their session with every transaction,
 * statements have no names and nobody listens, unless past it. Throws StartRefused where it is not what we need.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { databaseUrl, directUrl, log, poolSize, statementMs, keepsLoad } = options
  const pooled = await isPooled(withLibpqTls(databaseUrl))
  const pool = createPool(
    {
      ...(pooled ? sharedSession(databaseUrl) : ownSession(databaseUrl, statementMs)),
      max: poolSize,
      min: Math.min(KEPT_SESSIONS, poolSize),
    },
    log,
  )
  const direct = directUrl ? await openDirect(directUrl, statementMs, log) : undefined
  const close = async () => {
    await Promise.all([pool.end(), direct?.end()])
  }
  try {
    await bringUpToDate(pool, direct, log, keepsLoad)
    if (pooled) await adviseOnPooler(pool, log)
    const sessions = direct ?? (pooled ? undefined : pool)
    return { kysely: kyselyOf(pool), pool, engine: 'postgres', keepsStatements: !pooled, sessions, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** PostgreSQL as it is, past a pooler where that is possible: nothing is looked at, and a statement may take its time. */
export async function connectPostgres({
  databaseUrl,
  directUrl,
  log,
}: Pick<PostgresOptions, 'databaseUrl' | 'directUrl' | 'log'>): Promise<Database> {
  const address = directUrl ? directUrl : databaseUrl
  const pooled = await isPooled(withLibpqTls(address))
  const config = pooled ? sharedSession(address) : ownSession(address, 0)
  const pool = createPool({ ...config, max: DIRECT_POOL_SIZE }, log)
  const sessions = pooled ? undefined : pool
  return {
    kysely: kyselyOf(pool),
    pool,
    engine: 'postgres',
    keepsStatements: !pooled,
    sessions,
    close: () => pool.end(),
  }
}

async function openDirect(directUrl: string, statementMs: number, log: PostgresOptions['log']): Promise<Pool> {
  if (await isPooled(withLibpqTls(directUrl))) {
    throw new StartRefused('DATABASE_DIRECT_URL leads to a pooler: name the address of PostgreSQL itself.')
  }
  return createPool({ ...ownSession(directUrl, statementMs), max: DIRECT_POOL_SIZE }, log)
}

async function bringUpToDate(
  pool: Pool,
  direct: Pool | undefined,
  log: PostgresOptions['log'],
  keepsLoad: boolean,
): Promise<void> {
  if (direct && (await identityOf(direct)) !== (await identityOf(pool))) {
    throw new StartRefused('DATABASE_DIRECT_URL leads to another database than DATABASE_URL: both must be the same.')
  }
  await checkPostgres(pool)
  if (!keepsLoad) await endCutLoad({ pool: direct ?? pool, engine: 'postgres' }, log)
  const done = await migrate(kyselyOf<unknown>(direct ?? pool))
  if (done.length > 0) log.info({ migrations: done }, 'database brought up to date')
}

/** The same for all connections to one database, and for no other database. */
async function identityOf(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ identity: string }>(
    `SELECT format('%s %s', oid, pg_postmaster_start_time()) AS identity
     FROM pg_database WHERE datname = current_database()`,
  )
  return rows[0]?.identity
}

function ownSession(address: string, statementMs: number): PoolConfig {
  return {
    connectionString: withLibpqTls(address),
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    options: '-c TimeZone=UTC -c DateStyle=ISO',
  }
}

/** A pooler refuses parameters of the start that it does not know. */
function sharedSession(address: string): PoolConfig {
  return {
    connectionString: withLibpqTls(address),
    connectionTimeoutMillis: CONNECT_MS,
    onConnect: async (client) => {
      await client.query(CARRIED_SETTINGS)
    },
  }
}

/** Limits that a session is not given at its start are its user's. */
async function adviseOnPooler(pool: Pool, log: PostgresOptions['log']): Promise<void> {
  const { rows } = await pool.query<{ who: string; limit: string }>(
    `SELECT current_user AS who, current_setting('statement_timeout') AS limit`,
  )
  const [facts] = rows
  log.info('a pooler stands before the database: statements have no names there')
  if (facts?.limit !== '0') return
  const { who } = facts
  log.warn(
    `Behind a pooler nothing limits a statement: say ALTER ROLE ${who} SET statement_timeout = '30s' ` +
      `and ALTER ROLE ${who} SET idle_in_transaction_session_timeout = '15s'.`,
  )
}

/**
 * Whether a pooler such as pgbouncer answers at this address. PostgreSQL names its own process when a connection begins;
 * a pooler cannot know by then which one it will use, and names a key of its own.
 */
async function isPooled(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // A loss after the connection was made fails the query below.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const { processID: named } = client as unknown as { processID: number | null }
    return named !== rows[0]?.pid
  } finally {
    await client.end()
  }
}

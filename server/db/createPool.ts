import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import type { Logger } from 'pino'
import { columnReaders } from './columnReaders.ts'
import type { Tables } from './tables.ts'

/** Connections whose loss ends no process and stands in the log. */
export function createPool(config: PoolConfig, log: Pick<Logger, 'warn'>): Pool {
  const pool = new Pool({ ...config, types: columnReaders })
  // A connection that breaks without a listener ends the process. The pool listens to those that nobody uses, and tells
  // of them below; this one stays for as long as the connection lives, whoever has it.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  )
  pool.on('error', () => undefined)
  return pool
}

export function kyselyOf<Known = Tables>(pool: Pool): Kysely<Known> {
  return new Kysely<Known>({ dialect: new PostgresDialect({ pool }) })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/openDatabase.ts'
import { startPostgres, type RestartMode } from '../support/postgres.ts'
import { silentLog } from '../support/silentLog.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { runScript } from '../bench/processes.ts'
import { freePort, startServerProcess, type ServerProcess } from './serverProcess.ts'

/** Where servers are started and killed one after the other: a folder, a port, and a PostgreSQL where it is asked for. */
export type Place = {
  /** Starts a server, with further settings where it is given some. */
  startServer: (env?: Record<string, string>) => Promise<ServerProcess>
  /** Fills it with so many generated titles of a type; no server may run. */
  load: (items: number, type?: string) => Promise<void>
  /** Ends its PostgreSQL and starts it again; over once it takes connections. */
  restartPostgres: (mode: RestartMode) => Promise<void>
  /** Looks at what lies in the database; no server may run. */
  read: <Result>(look: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>
  clear: () => Promise<void>
}

export async function openPlace(engine: TestEngine): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-load-'))
  // With fsync on: the kills are of our process, not of PostgreSQL, but a real one would have it on.
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const port = await freePort()
  return {
    startServer: (env = {}) => startServerProcess({ port, dataDir, databaseUrl: postgres?.url, env }),
    load: async (items, type = 'movie') => {
      const env = { DATABASE_URL: postgres?.url ?? '', DATA_DIR: dataDir, SEED: 'empty', LOG_LEVEL: 'error' }
      await runScript('server/seed/cli.ts', ['--items', String(items), '--type', type], env)
    },
    restartPostgres: async (mode) => postgres?.restart(mode),
    read: async (look) => {
      const database = await openDatabase({ databaseUrl: postgres?.url, dataDir, log: silentLog })
      try {
        return await look(database.kysely)
      } finally {
        await database.close()
      }
    },
    clear: async () => {
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

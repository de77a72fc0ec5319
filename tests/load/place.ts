import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogUrn } from '#contract/values/urn.ts'
import { openDatabase } from '#server/db/openDatabase.ts'
import { startPostgres } from '../support/postgres.ts'
import { silentLog } from '../support/silentLog.ts'
import type { TestEngine } from '../support/testDatabase.ts'
import { readFinalState, type FinalState } from './finalState.ts'
import { freePort, startServerProcess, type ServerProcess } from './serverProcess.ts'

/** Where servers are started and killed one after the other: a folder, a port, and a PostgreSQL where it is asked for. */
export type Place = {
  startServer: () => Promise<ServerProcess>
  /** What lies in the database; no server may run. */
  readState: () => Promise<FinalState>
  clear: () => Promise<void>
}

export async function openPlace(engine: TestEngine): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-load-'))
  // With fsync on: the kills are of our process, not of PostgreSQL, but a real one would have it on.
  const postgres = engine === 'postgres' ? await startPostgres({ durable: true }) : undefined
  const port = await freePort()
  return {
    startServer: () => startServerProcess({ port, dataDir, databaseUrl: postgres?.url }),
    readState: async () => {
      const database = await openDatabase({ databaseUrl: postgres?.url, dataDir, log: silentLog })
      try {
        return await readFinalState(database.kysely, catalogUrn('movie'))
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

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#server/db/openDatabase.ts'
import { hasPostgres } from './postgres.ts'
import { copyPostgres } from './sharedPostgres.ts'
import { silentLog } from './silentLog.ts'

export type TestEngine = Database['engine']

/** Engines that a store's suite runs on here. */
export const TEST_ENGINES: readonly TestEngine[] = hasPostgres ? ['embedded', 'postgres'] : ['embedded']

/** An empty database that is up to date, gone when closed. */
export async function openTestDatabase(engine: TestEngine = 'embedded'): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-'))
  const postgres = engine === 'postgres' ? await copyPostgres() : undefined
  const database = await openDatabase({ databaseUrl: postgres?.url, dataDir: folder, log: silentLog })
  return {
    ...database,
    close: async () => {
      await database.close()
      await postgres?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

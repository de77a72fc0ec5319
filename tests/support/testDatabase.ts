import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Database } from '#server/db/openDatabase.ts'
import { isFullRun } from './fullRun.ts'
import { hasPostgres } from './postgres.ts'
import { copyPostgres } from './sharedPostgres.ts'
import { silentLog } from './silentLog.ts'

export type TestEngine = Database['engine']

/** Engines that a store's suite runs on here. */
export const TEST_ENGINES: readonly TestEngine[] = hasPostgres ? ['embedded', 'postgres'] : ['embedded']

/**
 * What tests run on that are not about an engine. A copy in a cluster costs a twentieth of an embedded database; the
 * whole run takes the embedded one, which is what the product comes with.
 */
export const USUAL_ENGINE: TestEngine = hasPostgres && !isFullRun ? 'postgres' : 'embedded'

/**
 * For suites of plain statements: one engine in `npm test`, where journeys, races and kills run the embedded one, and
 * both in the whole run. What turns on transactions, locks or the making of tables takes `TEST_ENGINES`.
 */
export const SAMPLED_ENGINES: readonly TestEngine[] = isFullRun ? TEST_ENGINES : [USUAL_ENGINE]

/** An empty database that is up to date, gone when closed. */
export async function openTestDatabase(engine: TestEngine = USUAL_ENGINE): Promise<Database> {
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

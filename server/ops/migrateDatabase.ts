import { checkPostgres } from '../db/checkPostgres.ts'
import { kyselyOf } from '../db/createPool.ts'
import type { Database } from '../db/openDatabase.ts'
import { endCutLoad } from '../db/largeLoad/endLargeLoad.ts'
import { migrate, pendingMigrations } from '../db/migrate.ts'
import { openEmbeddedAlone, openSource, openTarget, type OpsParts } from './openSource.ts'

/** Runs the migrations that the database lacks, or with `isDry` only names them, while the server runs or not. */
export async function migrateDatabase(parts: OpsParts, isDry: boolean): Promise<string[]> {
  const database = isDry ? await openSource(parts) : await openToChange(parts)
  try {
    if (database.engine === 'postgres') await checkPostgres(database.pool)
    const kysely = kyselyOf<unknown>(database.pool)
    if (isDry) return await pendingMigrations(kysely)
    await endCutLoad(database, parts.log)
    return await migrate(kysely)
  } finally {
    await database.close()
  }
}

/** The database to be changed: the embedded one only where no server has it. */
export function openToChange(parts: OpsParts): Promise<Database> {
  const { settings, log } = parts
  return settings.databaseUrl === '' ? openEmbeddedAlone({ dataDir: settings.dataDir, log }) : openTarget(parts)
}

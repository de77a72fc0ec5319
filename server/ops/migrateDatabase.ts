import { checkPostgres } from '../db/checkPostgres.ts'
import { kyselyOf } from '../db/createPool.ts'
import { migrate, pendingMigrations } from '../db/migrate.ts'
import { openEmbeddedAlone, openTarget, type OpsParts } from './openSource.ts'

/** Runs the migrations that the database lacks, or with `isDry` only names them. */
export async function migrateDatabase(parts: OpsParts, isDry: boolean): Promise<string[]> {
  const { settings, log } = parts
  const database =
    settings.databaseUrl === '' ? await openEmbeddedAlone({ dataDir: settings.dataDir, log }) : await openTarget(parts)
  try {
    if (database.engine === 'postgres') await checkPostgres(database.pool)
    const kysely = kyselyOf<unknown>(database.pool)
    return isDry ? await pendingMigrations(kysely) : await migrate(kysely)
  } finally {
    await database.close()
  }
}

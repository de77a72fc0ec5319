import { sql, type Kysely, type Transaction } from 'kysely'
import { isNoted, migrationFiles, type Migration } from './migrationFiles.ts'
import { StartRefused } from './startRefused.ts'

/** Any number, as long as every process asks for the same. */
const ADVISORY_LOCK = 4600

/** A migration that has run, with the checksum that it had. */
export type DoneMigration = { name: string; checksum: string | null }

/**
 * Brings a database up to date in one transaction, so that a killed start leaves it as it was; answers the names of what
 * it ran. Several processes may start at once on PostgreSQL: the advisory lock lets one migrate and the others find the
 * work done. Throws StartRefused where the database is newer than this server, or was made by migrations that read
 * otherwise.
 */
export async function migrate(db: Kysely<unknown>, files?: readonly Migration[]): Promise<string[]> {
  const migrations = files ?? (await migrationFiles())
  const done = await readMigrations(db, migrations)
  if (isComplete(migrations, done)) return []
  return db.transaction().execute((transaction) => runMigrations(transaction, migrations))
}

/** Runs those of the given migrations that a database lacks, in a transaction of the caller's; answers their names. */
export async function runMigrations(
  transaction: Transaction<unknown>,
  migrations: readonly Migration[],
): Promise<string[]> {
  // Waiting for another process counts as a statement too, and an index over a million rows takes its time.
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction)
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(transaction)
  await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
  await makeTable(transaction)
  return runMissing(transaction, migrations, await readMigrations(transaction, migrations))
}

/** What has run on a database, in order. Throws StartRefused where that is not what this server knows. */
export async function readMigrations(db: Kysely<unknown>, migrations: readonly Migration[]): Promise<DoneMigration[]> {
  const done = await readDone(db)
  refuseForeign(migrations, done)
  return done
}

/** Names of those that a database lacks. Throws StartRefused as `readMigrations` does. */
export async function pendingMigrations(db: Kysely<unknown>): Promise<string[]> {
  const migrations = await migrationFiles()
  const done = new Set((await readMigrations(db, migrations)).map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !done.has(name))
}

/** Databases from before checksums have them added, and are believed. */
async function makeTable(transaction: Transaction<unknown>): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS migration (
    name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), checksum text)`.execute(transaction)
  const { rows } = await sql`SELECT FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = 'migration' AND column_name = 'checksum'`.execute(
    transaction,
  )
  // Even where it is there, adding it would keep every other server from looking what has run until all has.
  if (rows.length === 0) await sql`ALTER TABLE migration ADD COLUMN checksum text`.execute(transaction)
}

async function runMissing(
  transaction: Transaction<unknown>,
  migrations: readonly Migration[],
  done: readonly DoneMigration[],
): Promise<string[]> {
  const ran: string[] = []
  for (const { name, checksum, up } of migrations) {
    const known = done.find((one) => one.name === name)
    if (known?.checksum) continue
    if (!known) await up(transaction)
    if (!known) ran.push(name)
    await sql`INSERT INTO migration (name, checksum) VALUES (${name}, ${checksum})
      ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum`.execute(transaction)
  }
  return ran
}

async function readDone(db: Kysely<unknown>): Promise<DoneMigration[]> {
  // Works over a table that has no such column yet.
  const { rows } = await sql<{ is: boolean }>`SELECT to_regclass('migration') IS NOT NULL AS is`.execute(db)
  if (!rows[0]?.is) return []
  const done =
    await sql<DoneMigration>`SELECT m.name, to_jsonb(m) ->> 'checksum' AS checksum FROM migration m ORDER BY m.name`.execute(
      db,
    )
  return done.rows
}

function isComplete(migrations: readonly Migration[], done: readonly DoneMigration[]): boolean {
  const noted = new Set(done.filter(({ checksum }) => checksum !== null).map(({ name }) => name))
  return migrations.every(({ name }) => noted.has(name))
}

function refuseForeign(migrations: readonly Migration[], done: readonly DoneMigration[]): void {
  const own = new Map(migrations.map((migration) => [migration.name, migration]))
  const newer = done.filter(({ name }) => !own.has(name)).map(({ name }) => name)
  if (newer.length > 0) {
    throw new StartRefused(
      `The database was brought up to date by a newer version of Marquee (${newer.sort().join(', ')}). ` +
        'Start that version or a later one, or restore a backup from before the upgrade (docs/upgrading.md).',
    )
  }
  const edited = done.filter(({ name, checksum }) => {
    const migration = own.get(name)
    return checksum !== null && migration && !isNoted(migration, checksum)
  })
  if (edited.length > 0) {
    throw new StartRefused(
      `The database was made by other statements than those of this server: ${edited.map(({ name }) => name).join(', ')} ` +
        'reads otherwise now. Start the version that made it, or restore a backup (docs/upgrading.md).',
    )
  }
}

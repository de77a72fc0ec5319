import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'

/** A file of `migrations/`: its statements run once per database, in the order of the files' names. */
type Migration = { up: (db: Kysely<unknown>) => Promise<void> }

const FOLDER = join(import.meta.dirname, 'migrations')
/** Any number, as long as every process asks for the same. */
const ADVISORY_LOCK = 4600

/**
 * Brings a database up to date in one transaction, so that a killed start leaves it as it was. Several processes may
 * start at once on PostgreSQL: the advisory lock lets one migrate and the others find the work done.
 */
export async function migrate(db: Kysely<unknown>): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_\w+\.ts$/.test(name)).sort()
  if ((await missing(db, names)).length === 0) return []
  return db.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
    await sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`.execute(
      transaction,
    )
    const todo = await missing(transaction, names)
    for (const name of todo) await run(transaction, name)
    return todo
  })
}

async function missing(db: Kysely<unknown>, names: readonly string[]): Promise<string[]> {
  const table = await sql<{ there: boolean }>`SELECT to_regclass('migration') IS NOT NULL AS there`.execute(db)
  if (!table.rows[0]?.there) return [...names]
  const done = await sql<{ name: string }>`SELECT name FROM migration`.execute(db)
  const known = new Set(done.rows.map((row) => row.name))
  return names.filter((name) => !known.has(name))
}

async function run(transaction: Transaction<unknown>, name: string): Promise<void> {
  const migration = (await import(/* @vite-ignore */ join(FOLDER, name))) as Migration
  await migration.up(transaction)
  await sql`INSERT INTO migration (name) VALUES (${name})`.execute(transaction)
}

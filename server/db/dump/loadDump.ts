import { CompiledQuery, type Transaction } from 'kysely'
import { kyselyOf } from '../createPool.ts'
import { runMigrations } from '../migrate.ts'
import { migrationFiles } from '../migrationFiles.ts'
import type { Database } from '../database.ts'
import { StartRefused } from '../startRefused.ts'
import type { Dump, DumpBatch, DumpHead, TableCounts } from './dump.ts'
import { OWN_TABLES } from './ownTables.ts'
import { quoted, readTableShapes, type Client, type TableShape } from './tableShapes.ts'

type LoadOptions = {
  /** Drops what is there first; without it a database that holds rows is refused. */
  isReplacing: boolean
  /** Told now and then of the rows that have been written. */
  onProgress?: (rows: number) => void
}

/** What a load has done: the rows of each table, and the migrations that the dump still lacked. */
export type LoadReport = { counts: TableCounts; migrated: string[] }

/**
 * Fills a database from a dump in one transaction, so that a load that fails or is killed leaves nothing behind: makes
 * the tables as they were, writes the rows, and then runs the migrations that have come since. Throws StartRefused
 * where the database holds rows already, or the dump does not fit.
 */
export async function loadDump(database: Database, dump: Dump, options: LoadOptions): Promise<LoadReport> {
  const migrations = await migrationFiles()
  return kyselyOf<unknown>(database.pool)
    .transaction()
    .execute(async (transaction) => {
      const client = clientOf(transaction)
      await clearTables(client, options.isReplacing)
      const made = new Set(dump.head.migrations.map(({ name }) => name))
      await runMigrations(
        transaction,
        migrations.filter(({ name }) => made.has(name)),
      )
      const tables = targetsOf(await readTableShapes(client), dump.head)
      // Rows that a migration writes into a new database are among those of the dump.
      for (const { name } of tables.values()) await client.query(`DELETE FROM ${quoted(name)}`)
      const counts = await writeRows(client, tables, dump, options.onProgress)
      await compareCounts(client, counts)
      await setSequences(client, dump.head, tables)
      return { counts, migrated: await runMigrations(transaction, migrations) }
    })
}

/** Throws StartRefused where a database holds rows of ours. */
export async function refuseFilled(client: Client): Promise<void> {
  for (const { name } of await readTableShapes(client)) {
    const { rows } = await client.query<{ is: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS is`)
    if (rows[0]?.is) throw new StartRefused('The database holds rows already, and is left as it is: name an empty one.')
  }
}

async function clearTables(client: Client, isReplacing: boolean): Promise<void> {
  if (!isReplacing) await refuseFilled(client)
  const tables = [...OWN_TABLES, 'migration'].map(quoted).join(', ')
  await client.query(`DROP TABLE IF EXISTS ${tables} CASCADE`)
}

/** The tables that are to be filled, with the columns in the dump's order. */
function targetsOf(shapes: readonly TableShape[], head: DumpHead): Map<string, TableShape> {
  const targets = new Map<string, TableShape>()
  for (const { name, columns } of head.tables) {
    const shape = shapes.find((one) => one.name === name)
    const found = columns.map((column) => shape?.columns.find((one) => one.name === column))
    const known = found.filter((column) => column !== undefined)
    if (!shape || known.length < found.length)
      throw new StartRefused(`The table ${name} of the backup is none that this version of Marquee makes.`)
    targets.set(name, { name, columns: known })
  }
  return targets
}

async function writeRows(
  client: Client,
  tables: ReadonlyMap<string, TableShape>,
  dump: Dump,
  onProgress?: (rows: number) => void,
): Promise<TableCounts> {
  const counts: TableCounts = Object.fromEntries([...tables.keys()].map((name) => [name, 0]))
  let all = 0
  for await (const { table, rows } of dump.batches()) {
    const target = tables.get(table)
    if (!target) throw new StartRefused(`The backup has rows of a table ${table} that its head does not name.`)
    await insert(client, target, rows)
    counts[table] = (counts[table] ?? 0) + rows.length
    onProgress?.((all += rows.length))
  }
  return counts
}

/** One parameter for each column, however many rows there are. */
async function insert(client: Client, { name, columns }: TableShape, rows: DumpBatch['rows']): Promise<void> {
  const names = columns.map((column) => quoted(column.name))
  const values = columns.map(({ type }, at) => `r.c${at}::${type}`)
  const lists = columns.map((_, at) => `$${at + 1}::text[]`)
  const aliases = columns.map((_, at) => `c${at}`)
  const text = `INSERT INTO ${quoted(name)} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values.join(', ')} FROM unnest(${lists.join(', ')}) AS r (${aliases.join(', ')})`
  await client.query(
    text,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}

async function setSequences(
  client: Client,
  { sequences }: DumpHead,
  tables: ReadonlyMap<string, TableShape>,
): Promise<void> {
  for (const { table, column, last } of sequences) {
    const sequence = tables.get(table)?.columns.find(({ name }) => name === column)?.sequence
    if (!sequence) continue
    await client.query(
      `SELECT setval($1::regclass, greatest($2::bigint, max(${quoted(column)}), 1)) FROM ${quoted(table)}`,
      [sequence, last],
    )
  }
}

/** What was read must be what lies there now. */
async function compareCounts(client: Client, counts: TableCounts): Promise<void> {
  const there = await countRows(client, Object.keys(counts))
  const wrong = Object.keys(counts).filter((name) => counts[name] !== there[name])
  if (wrong.length > 0) throw new StartRefused(`Not every row arrived, in ${wrong.join(', ')}. Nothing was changed.`)
}

/** Rows by table, counted where they lie. */
export async function countRows(client: Client, tables: readonly string[]): Promise<TableCounts> {
  const counts: TableCounts = {}
  for (const name of tables) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*) AS count FROM ${quoted(name)}`)
    counts[name] = Number(rows[0]?.count ?? 0)
  }
  return counts
}

/** The statements of a transaction of Kysely, in the way of `pg`. */
function clientOf(transaction: Transaction<unknown>): Client {
  return {
    query: <Row>(text: string, values: unknown[] = []) =>
      transaction.executeQuery<Row>(CompiledQuery.raw(text, values)),
  }
}

import type { PoolClient } from 'pg'
import { kyselyOf } from '../createPool.ts'
import { migrationFiles } from '../migrationFiles.ts'
import { readMigrations } from '../migrate.ts'
import type { Database } from '../database.ts'
import type { Dump, DumpBatch, DumpHead, DumpRow } from './dump.ts'
import { KEPT_TABLES } from './ownTables.ts'
import { quoted, readTableShapes, type Client, type TableShape } from './tableShapes.ts'

/** The files that rows name: pictures, photos, and media with their bytes and, as JSON, what was drawn of them. */
export type NamedFile =
  | { kind: 'picture'; hash: string; ext: string }
  | { kind: 'photo'; hash: string }
  | { kind: 'media'; hash: string; size: number; derived: string }

/** A moment of a database, while it is held open. */
export type DatabaseSnapshot = Dump & { files: () => AsyncIterable<NamedFile> }

/** Rows are fetched by so many characters: a table does not fit into memory, one batch always does. */
const BATCH_LENGTH = 1_000_000
const MOST_ROWS = 2_000
const FIRST_ROWS = 50

/**
 * Gives the work one moment of the database: what others write meanwhile is not seen, and nobody waits for it on
 * PostgreSQL. Throws StartRefused for a database that other migrations than ours have made.
 */
export async function withSnapshot<Result>(
  database: Database,
  work: (snapshot: DatabaseSnapshot) => Promise<Result>,
): Promise<Result> {
  const migrations = await readMigrations(kyselyOf<unknown>(database.pool), await migrationFiles())
  const client = await database.pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // The reader may be slow: a disk that fills, a bucket far away.
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    const tables = (await readTableShapes(client)).filter(({ name }) => KEPT_TABLES.has(name))
    const head: DumpHead = {
      migrations,
      tables: tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
      sequences: await readSequences(client, tables),
    }
    return await work({ head, batches: () => readTables(client, tables), files: () => readFiles(client) })
  } finally {
    await endSnapshot(client)
  }
}

async function endSnapshot(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK')
    client.release()
  } catch (error) {
    client.release(error instanceof Error ? error : true)
  }
}

/** A user of rows alone may not look at sequences: then the highest number in use has to do. */
async function readSequences(client: Client, tables: readonly TableShape[]): Promise<DumpHead['sequences']> {
  const { rows } = await client.query<{ sequence: string; last: string | null }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS sequence, last_value::text AS last FROM pg_sequences`,
  )
  const lasts = new Map(rows.map(({ sequence, last }) => [sequence, last]))
  return tables.flatMap(({ name: table, columns }) =>
    columns
      .filter(({ sequence }) => sequence !== null)
      .map(({ name: column, sequence }) => ({ table, column, last: lasts.get(sequence ?? '') ?? null })),
  )
}

async function* readTables(client: PoolClient, tables: readonly TableShape[]): AsyncGenerator<DumpBatch> {
  for (const { name, columns } of tables) {
    const list = columns.map((column) => quoted(column.name)).join(', ')
    for await (const rows of readRows(client, `SELECT ${list} FROM ${quoted(name)}`)) yield { table: name, rows }
  }
}

async function* readFiles(client: PoolClient): AsyncGenerator<NamedFile> {
  for await (const rows of readRows(client, 'SELECT DISTINCT hash, ext FROM image_use ORDER BY hash, ext'))
    for (const [hash, ext] of rows) if (hash && ext) yield { kind: 'picture', hash, ext }
  for await (const rows of readRows(client, 'SELECT DISTINCT photo FROM profile WHERE photo IS NOT NULL ORDER BY 1'))
    for (const [hash] of rows) if (hash) yield { kind: 'photo', hash }
  for await (const rows of readRows(client, 'SELECT hash, size, derived FROM media_file ORDER BY hash'))
    for (const [hash, size, derived] of rows)
      if (hash && derived) yield { kind: 'media', hash, size: Number(size), derived }
}

/** The values as PostgreSQL wrote them: reading an instant into milliseconds would cut it. */
const AS_TEXT = { getTypeParser: () => (text: string) => text }

async function* readRows(client: PoolClient, select: string): AsyncGenerator<DumpRow[]> {
  await client.query(`DECLARE dumped NO SCROLL CURSOR FOR ${select}`)
  for (let wanted = FIRST_ROWS; ;) {
    const text = `FETCH ${wanted} FROM dumped`
    const { rows } = await client.query<DumpRow>({ text, rowMode: 'array', types: AS_TEXT })
    if (rows.length === 0) break
    yield rows
    const length = rows.reduce((sum, row) => sum + row.reduce((of, value) => of + (value?.length ?? 0), 0), 0)
    wanted = Math.max(1, Math.min(MOST_ROWS, Math.round((BATCH_LENGTH * rows.length) / Math.max(1, length))))
  }
  await client.query('CLOSE dumped')
}

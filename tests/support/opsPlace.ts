import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFolder, databaseFolder, type Database } from '#server/db/openDatabase.ts'
import { connectPostgres } from '#server/db/openPostgres.ts'
import { KEPT_TABLES } from '#server/db/dump/ownTables.ts'
import { quoted, readTableShapes } from '#server/db/dump/tableShapes.ts'
import { openOperatorSocket } from '#server/ops/operatorSocket.ts'
import type { OpsParts } from '#server/ops/openSource.ts'
import { readSettings } from '#server/settings/readSettings.ts'
import type { Settings } from '#server/settings/settings.ts'
import { copyPostgres } from './sharedPostgres.ts'
import { silentLog } from './silentLog.ts'
import { startTestServer, type TestServer } from './startServer.ts'
import type { TestEngine } from './testDatabase.ts'

/** Where a server of a test runs and the operator's commands work: a data folder, and a PostgreSQL where it is asked for. */
export type OpsPlace = {
  engine: TestEngine
  dataDir: string
  parts: OpsParts
  /** The server of this place, with the socket for the operator. */
  startServer: () => Promise<TestServer>
  /** Every kept table as lines of text, in an order of their own. No server may run on an embedded place. */
  rows: () => Promise<Record<string, string[]>>
  /** Looks at the database itself. */
  read: <Result>(look: (database: Database) => Promise<Result>) => Promise<Result>
  clear: () => Promise<void>
}

/** An empty place of an engine; on PostgreSQL its tables are made already. */
export async function openOpsPlace(engine: TestEngine, change: Record<string, string> = {}): Promise<OpsPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ops-'))
  const postgres = engine === 'postgres' ? await copyPostgres() : undefined
  const settings = settingsOf({ DATA_DIR: dataDir, DATABASE_URL: postgres?.url ?? '', ...change })
  const { databaseUrl, files } = settings
  const read: OpsPlace['read'] = async (look) => {
    const database = databaseUrl
      ? await connectPostgres({ databaseUrl, directUrl: undefined, log: silentLog })
      : await openFolder(databaseFolder(dataDir), { log: silentLog })
    try {
      return await look(database)
    } finally {
      await database.close()
    }
  }
  return {
    engine,
    dataDir,
    parts: { settings, log: silentLog, version: '1.2.3', say: () => undefined },
    startServer: async () => {
      const server = await startTestServer({ settings: { dataDir, databaseUrl, files } })
      const status = async () => ({ version: '1.2.3', pid: 1, readiness: await server.services.service.readiness() })
      const { database } = server
      const socket =
        engine === 'embedded' ? await openOperatorSocket({ dataDir, database, log: silentLog, status }) : undefined
      return {
        ...server,
        close: async () => {
          socket?.close()
          await server.close()
        },
      }
    },
    rows: () => read(readAll),
    read,
    clear: async () => {
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function settingsOf(env: Record<string, string>): Settings {
  const settings = readSettings({ RATE_LIMITS: 'false', SEED: 'empty', ...env })
  if (Array.isArray(settings)) throw new Error(settings.map(({ text }) => text).join(' '))
  return settings
}

/** Every kept table of an open database, as `OpsPlace.rows` has them. */
export async function readAll({ pool }: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  const shapes = await readTableShapes(pool)
  for (const name of [...KEPT_TABLES].filter((table) => !table.startsWith('type_') || table === 'type_version')) {
    const columns = shapes.find((shape) => shape.name === name)?.columns.map((column) => quoted(column.name)) ?? []
    const { rows } = await pool.query<{ row: string }>(
      `SELECT ROW(${columns.join()})::text AS row FROM ${name} ORDER BY 1`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

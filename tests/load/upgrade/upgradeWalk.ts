import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseFolder, openDatabase, openFolder, type Database } from '#server/db/openDatabase.ts'
import { connectPostgres } from '#server/db/openPostgres.ts'
import { startPostgres } from '../../support/postgres.ts'
import { signInAs } from '../../support/signIn.ts'
import { silentLog } from '../../support/silentLog.ts'
import type { TestEngine } from '../../support/testDatabase.ts'
import { createWorld, patiently, type World } from '../retryWorld.ts'
import { freePort, startServerProcess, type ServerProcess } from '../serverProcess.ts'
import { compareDocuments, readDocuments } from './documents.ts'
import { compareMenus, readMenu } from './menu.ts'
import type { Refused } from './refusals.ts'
import { countTypes, readTables, type Rows } from './rows.ts'
import { findAgain, workWithOld } from './work.ts'

type UpgradeReport = {
  tables: Rows
  types: [number, number]
  /** Documents that were compared field by field. */
  documents: number
  /** Ids of entries that the new version has brought into the stored menu. */
  menuEntries: string[]
  retried: number
  changed: number
  refused: Refused
  /** Seconds that the migrations took. */
  seconds: number
  problems: string[]
}

type Options = { engine: TestEngine; oldMain: string; seed?: 'demo' | 'empty'; tell: (line: string) => void }

/**
 * The old version works on the demo catalogue, stops, and the new one takes over: rows that no migration moves are the
 * same, documents answer the same field by field, calls that are sent again under their key are not done again, and
 * lock, job and timed publication go on.
 */
export async function walkUpgrade({ engine, oldMain, seed = 'demo', tell }: Options): Promise<UpgradeReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-upgrade-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const databaseUrl = postgres?.url
  const port = await freePort()
  const place = { port, dataDir, databaseUrl, env: { SEED: seed } }
  let server: ServerProcess | undefined
  try {
    server = await startServerProcess({ ...place, main: oldMain })
    tell(`${engine}: the old version serves`)
    const world = await signedIn(server.url)
    const work = await workWithOld(world)
    const answers = await readDocuments(world, new Set([...work.job.films, work.timed]))
    const menu = await readMenu(world)
    await server.stop()
    const raw = () => openAsItIs(databaseUrl, dataDir)
    const before = await look(raw, (database) => readTables(database))
    const typesBefore = await look(raw, countTypes)
    const from = performance.now()
    await look(
      () => openDatabase({ databaseUrl, dataDir, log: silentLog }),
      async () => undefined,
    )
    const seconds = (performance.now() - from) / 1000
    const types = await look(raw, countTypes)
    const problems = compareTables(before, await look(raw, (database) => readTables(database, before)))
    if (String(types) !== String(typesBefore))
      problems.push(`types and their versions were ${typesBefore.join('/')}, are ${types.join('/')}`)
    server = await startServerProcess(place)
    tell(`${engine}: the new version serves it`)
    const later = await signedIn(server.url)
    const found = await findAgain(later, work)
    const menus = compareMenus(menu, await readMenu(later))
    problems.push(...found.problems, ...menus.problems, ...(await compareDocuments(later, answers)))
    await server.stop()
    const counts = { documents: answers.size, seconds, menuEntries: menus.added }
    return { tables: before, types, ...counts, ...found, problems }
  } finally {
    if (server?.isRunning()) await server.kill()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The world of a server, with two people signed in who ask again where it is busy. */
export async function signedIn(url: string): Promise<World> {
  const tokens = { super: (await signInAs(url, 'super')).apiToken, admin: (await signInAs(url, 'admin')).apiToken }
  const world = createWorld(() => ({ url, tokens }))
  return { ...world, send: (sent, key) => patiently(() => world.send(sent, key)) }
}

function openAsItIs(databaseUrl: string | undefined, dataDir: string): Promise<Database> {
  return databaseUrl
    ? connectPostgres({ databaseUrl, directUrl: undefined, log: silentLog })
    : openFolder(databaseFolder(dataDir), { log: silentLog })
}

async function look<Result>(
  open: () => Promise<Database>,
  read: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await read(database)
  } finally {
    await database.close()
  }
}

/** What a migration has moved elsewhere is gone; all the rest is as it was. */
function compareTables(before: Rows, after: Rows): string[] {
  return Object.entries(before)
    .filter(([name]) => name !== 'type_document' && name !== 'type_revision')
    .filter(([name, { digest }]) => after[name]?.digest !== digest)
    .map(([name, { rows }]) => `${name} had ${rows} rows and has ${after[name]?.rows ?? 'none'}, or others`)
}

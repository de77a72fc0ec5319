import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hasPostgres } from '#tests/support/postgres.ts'
import { copyPostgres } from '#tests/support/sharedPostgres.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { migrate } from './migrate.ts'
import { migrationFiles, MIGRATIONS, type Migration } from './migrationFiles.ts'
import { openDatabase, type Database } from './openDatabase.ts'
import { StartRefused } from './startRefused.ts'

const landed = JSON.parse(readFileSync(join(MIGRATIONS, 'landed.json'), 'utf8')) as Record<string, string>
const another = (name: string, statement: string, checksum = 'one'): Migration => ({
  name,
  checksum,
  up: async (db) => void (await sql.raw(statement).execute(db)),
})

it('no migration changes once it has landed: what is to be otherwise is a new one', async () => {
  const files = await migrationFiles()
  // A new file is added to landed.json with the checksum that is told here.
  expect(Object.fromEntries(files.map(({ name, checksum }) => [name, checksum]))).toEqual(landed)
})

it('no two migrations read alike', async () => {
  const files = await migrationFiles()
  expect(new Set(files.map(({ checksum }) => checksum)).size).toBe(files.length)
})

describe.each(TEST_ENGINES)('the migrations of a database (%s)', (engine) => {
  let database: Database
  let files: Migration[]
  const db = () => database.kysely as unknown as Kysely<unknown>
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    files = await migrationFiles()
  })
  afterEach(async () => {
    await sql`DELETE FROM migration WHERE name LIKE '9%'`.execute(db())
    await sql`DROP TABLE IF EXISTS more`.execute(db())
  })
  afterAll(() => database.close())

  it('run once each, and again for nothing', async () => {
    const more = [...files, another('9001_more.ts', 'CREATE TABLE more (n integer)')]
    expect(await migrate(db(), more)).toEqual(['9001_more.ts'])
    expect(await migrate(db(), more)).toEqual([])
  })

  it('are named where they were edited after they ran, and the database is left as it is', async () => {
    const [first] = files
    if (!first) throw new Error('there are no migrations')
    const edited = [
      { ...first, checksum: 'edited', former: 'edited too' },
      ...files.slice(1),
      another('9001_more.ts', 'CREATE TABLE more (n int)'),
    ]
    const refusal: unknown = await migrate(db(), edited).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StartRefused)
    expect(String(refusal)).toContain(`${first.name} reads otherwise now`)
    expect((await sql`SELECT to_regclass('more') AS more`.execute(db())).rows).toEqual([{ more: null }])
  })

  it('are known by what databases noted of them while a comment of a line hid the rest', async () => {
    const [noted] = files.filter(({ checksum, former }) => former !== checksum)
    if (!noted?.former) throw new Error('no migration has such a comment')
    await sql`UPDATE migration SET checksum = ${noted.former} WHERE name = ${noted.name}`.execute(db())
    expect(await migrate(db(), files)).toEqual([])
  })

  it('of a newer version keep an older server from starting, in a sentence', async () => {
    await migrate(db(), [...files, another('9001_more.ts', 'CREATE TABLE more (n integer)')])
    await expect(migrate(db(), files)).rejects.toThrow(
      'brought up to date by a newer version of Marquee (9001_more.ts). Start that version',
    )
  })

  it('are believed where they ran before there were checksums, and noted', async () => {
    await sql`ALTER TABLE migration DROP COLUMN checksum`.execute(db())
    expect(await migrate(db(), files)).toEqual([])
    const { rows } = await sql<{ name: string; checksum: string }>`SELECT name, checksum FROM migration`.execute(db())
    expect(Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]))).toEqual(landed)
  })

  it('leave nothing behind where one of them fails', async () => {
    const more = [another('9001_more.ts', 'CREATE TABLE more (n integer)'), another('9002_wrong.ts', 'CREATE NONSENSE')]
    await expect(migrate(db(), [...files, ...more])).rejects.toThrow()
    expect(await migrate(db(), files)).toEqual([])
  })
})

it.runIf(hasPostgres)('a migration may take longer than a statement, and one of several servers runs it', async () => {
  const postgres = await copyPostgres()
  const servers = await Promise.all(
    [1, 2].map(() => openDatabase({ databaseUrl: postgres.url, dataDir: '', log: silentLog, statementMs: 200 })),
  )
  const long = [
    ...(await migrationFiles()),
    another('9001_long.ts', 'CREATE TABLE long AS SELECT 1 AS n FROM pg_sleep(0.6)'),
  ]
  const ran = await Promise.all(servers.map(({ kysely }) => migrate(kysely as unknown as Kysely<unknown>, long)))
  expect(ran.flat()).toEqual(['9001_long.ts'])
  for (const server of servers) await server.close()
  await postgres.stop()
})

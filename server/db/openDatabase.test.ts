import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#tests/support/silentLog.ts'
import { openDatabase, type Database } from './openDatabase.ts'

let folder: string
let database: Database
const open = (lockWaitMs?: number) =>
  openDatabase({ databaseUrl: undefined, dataDir: folder, log: silentLog, lockWaitMs })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-'))
  database = await open(3_000)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the embedded database', () => {
  it('answers plain SQL with counts as numbers and instants as the wire writes them', async () => {
    const result =
      await sql`SELECT count(*) AS many, timestamptz '2026-02-03 04:05:06.7+02' AS at, ${'x'}::text AS text`.execute(
        database.kysely,
      )
    expect(result.rows).toEqual([{ many: 1, at: '2026-02-03T02:05:06.700Z', text: 'x' }])
  })

  it('keeps the transactions of several connections apart, in the order of their asking', async () => {
    await sql`CREATE TABLE tally (n integer)`.execute(database.kysely)
    await sql`INSERT INTO tally VALUES (0)`.execute(database.kysely)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.kysely.transaction().execute(async (transaction) => {
          const { rows } = await sql<{ n: number }>`SELECT n FROM tally`.execute(transaction)
          await sql`UPDATE tally SET n = ${Number(rows[0]?.n) + 1}`.execute(transaction)
        }),
      ),
    )
    expect((await sql`SELECT n FROM tally`.execute(database.kysely)).rows).toEqual([{ n: 20 }])
  })

  it('takes back what a failing transaction wrote and says which constraint refused', async () => {
    await sql`CREATE TABLE once (a integer CONSTRAINT once_a UNIQUE)`.execute(database.kysely)
    const twice = database.kysely.transaction().execute(async (transaction) => {
      await sql`INSERT INTO once VALUES (1)`.execute(transaction)
      await sql`INSERT INTO once VALUES (1)`.execute(transaction)
    })
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'once_a' })
    expect((await sql`SELECT * FROM once`.execute(database.kysely)).rows).toEqual([])
  })

  it('refuses whoever waits too long for a transaction, names its holder, and frees the database', async () => {
    const forgotten = await database.pool.connect()
    forgotten.on('error', () => undefined)
    await forgotten.query('BEGIN')
    await forgotten.query('SELECT 42 AS answer')
    await expect(database.pool.query('SELECT 1')).rejects.toMatchObject({
      code: '55P03',
      message: expect.stringContaining('SELECT 42 AS answer'),
    })
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    forgotten.release(true)
  })

  it('rolls back a connection that goes away inside a transaction', async () => {
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO tally VALUES (100)')
    client.release(true)
    expect((await database.pool.query('SELECT max(n) AS n FROM tally')).rows).toEqual([{ n: 20 }])
  })

  it('carries notifications to the connection that listens', async () => {
    const listener = await database.pool.connect()
    const heard = new Promise((resolve) => listener.once('notification', (message) => resolve(message.payload)))
    await listener.query('LISTEN bell')
    await database.pool.query("NOTIFY bell, 'ding'")
    expect(await heard).toBe('ding')
    listener.release()
  })

  it('has a named statement parsed once for all connections, and once more where it was refused', async () => {
    const clients = [await database.pool.connect(), await database.pool.connect()]
    const ask = (nth: number, name: string, text: string, values: unknown[]) =>
      clients[nth]?.query({ name, text, values }).then(({ rows }) => rows)
    const halve = (nth: number, n: number) => ask(nth, 'halve', 'SELECT $1::integer / 2 AS half', [n])
    expect([await halve(0, 8), await halve(1, 6), await halve(1, 4)]).toEqual([
      [{ half: 4 }],
      [{ half: 3 }],
      [{ half: 2 }],
    ])
    // A statement that falls takes nothing with it, nor one whose values do not fit.
    await expect(halve(0, 1e12)).rejects.toMatchObject({ code: '22003' })
    expect(await halve(1, 2)).toEqual([{ half: 1 }])
    await expect(ask(0, 'later', 'SELECT n FROM later', [])).rejects.toMatchObject({ code: '42P01' })
    await database.pool.query('CREATE TABLE later AS SELECT 5 AS n')
    expect(await ask(1, 'later', 'SELECT n FROM later', [])).toEqual([{ n: 5 }])
    const kept = await database.pool.query("SELECT name FROM pg_prepared_statements WHERE name IN ('halve', 'later')")
    expect(kept.rowCount).toBe(2)
    for (const client of clients) client.release()
  })

  it('answers others while a statement that nobody can stop is running', async () => {
    const slow = database.pool.query('SELECT count(*) FROM generate_series(1, 2000000)')
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 5)
    await slow
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(3)
  })

  it('refuses a second process on the same folder and says who has it', async () => {
    await expect(open()).rejects.toThrow(new RegExp(`in use by process ${process.pid}`))
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import type { Database } from '../database.ts'
import { shortenLog } from './shortenLog.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('embedded')
})
afterAll(() => database.close())

/** Bytes of the log that a crash would have to be recovered from. */
const toRecover = async () => {
  const { rows } = await sql<{ many: number }>`SELECT (pg_current_wal_insert_lsn() - redo_lsn)::float8 AS many
    FROM pg_control_checkpoint()`.execute(database.kysely)
  return rows[0]?.many ?? 0
}

it('a crash of the embedded database costs no more than what was written since the log had grown too long', async () => {
  await sql`CREATE TABLE written AS SELECT repeat(md5(g::text), 30) AS t FROM generate_series(1, 3000) g`.execute(
    database.kysely,
  )
  const written = await toRecover()
  expect(written).toBeGreaterThan(3_000_000)
  expect(await shortenLog(database.pool, written * 2)).toBe(false)
  expect(await toRecover()).toBeGreaterThanOrEqual(written)
  expect(await shortenLog(database.pool, written)).toBe(true)
  expect(await toRecover()).toBeLessThan(10_000)
})

it('leaves a log alone that has not grown', async () => {
  expect(await shortenLog(database.pool)).toBe(false)
})

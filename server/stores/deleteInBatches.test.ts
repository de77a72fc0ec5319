import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createStores } from './createStores.ts'

const MANY = 5_003
const NOW = Date.UTC(2026, 5, 2)
const JOB = '01900000-0000-7000-8000-000000000001'

/** Keeps how many rows each deleting statement took. */
const watched = (table: string) => `
  CREATE TRIGGER watched AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION keep_count()`
const COUNTS = `
  CREATE TABLE taken (many integer);
  CREATE FUNCTION keep_count() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO taken SELECT count(*) FROM gone; RETURN NULL; END $$`

describe.each(SAMPLED_ENGINES)('what is forgotten on %s', (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  const run = (text: string) => sql.raw(text).execute(database.kysely)
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => NOW, newId: testIds.next })
    await run(COUNTS)
    for (const table of ['idempotency', 'job_item']) await run(watched(table))
  })
  afterAll(() => database.close())

  const largest = async () => {
    const { rows } = await sql<{ many: number; left: number }>`SELECT max(many)::integer AS many,
      (SELECT count(*)::integer FROM job_item) + (SELECT count(*)::integer FROM idempotency) AS left FROM taken`.execute(
      database.kysely,
    )
    await run('DELETE FROM taken')
    return rows[0]
  }
  const rows = `generate_series(1, ${MANY}) AS n`
  const items = `INSERT INTO job_item (job, nth, doc) SELECT '${JOB}', n, '' FROM ${rows}`

  it('goes some rows at a time: kept answers, titles of ended jobs, rows of a file that no job took', async () => {
    await run(`INSERT INTO idempotency (uid, key, request_hash, status, answer, at)
      SELECT 'ann', n::text, '', 200, '', '2026-01-01' FROM ${rows}`)
    expect(await stores.idempotency.prune()).toBe(MANY)
    expect(await largest()).toEqual({ many: 5_000, left: 0 })

    await run(items)
    await run(`INSERT INTO job (id, kind, status, count, urn, doc, prd, uid, actor, trace, input, due, ct, ut)
      VALUES ('${JOB}', 'bulkUpdate', 'active', 1, 'u', 'd', '{}', 'ann', '{}', 't', '{}', '2026-01-01', '2026-01-01',
        '2026-01-01')`)
    expect(await stores.jobs.prune()).toBe(1)
    expect(await largest()).toEqual({ many: 5_000, left: 0 })

    await run(items)
    expect(await stores.transferRows.sweep()).toBe(MANY)
    expect(await largest()).toEqual({ many: 5_000, left: 0 })
  })
})

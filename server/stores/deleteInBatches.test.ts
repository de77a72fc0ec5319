import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createHistoryPruning } from './pruneHistory.ts'
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

  it('is the audit from its oldest entry on, where it is kept for some days alone', async () => {
    await run(`INSERT INTO audit (urn, id, verb, uid, username, name, trace, change, at)
      SELECT 'u', n::text, 'save', 'ann', 'ann', 'Ann', 't', '[]',
        CASE WHEN n <= ${MANY} THEN timestamptz '2026-01-01' ELSE '2026-06-01' END
      FROM generate_series(1, ${MANY + 2}) AS n`)
    const left = async () => (await database.kysely.selectFrom('audit').select('id').execute()).length
    await createHistoryPruning(database.kysely, { auditDays: 0, versionDays: 0 }, () => NOW)()
    expect(await left()).toBe(MANY + 2)
    expect(await createHistoryPruning(database.kysely, { auditDays: 90, versionDays: 0 }, () => NOW)()).toBe(MANY)
    expect(await left()).toBe(2)
  })

  it('is what was replaced long ago of a title, and never what it shows, what that came from, or its newest version', async () => {
    const keyOf = (n: number) => `01900000-0000-7000-8000-00000000010${n}`
    const versions = (id: string, urn: string, keys: string[], base: string) => `
      INSERT INTO document (id, urn, rev, state, n, newest_key, draft_key, published_key, provider, created, created_by,
        updated, updated_by, updated_name)
      VALUES ('${id}', '${urn}', 6, 'live', 6, '${keys[5]}', '${keys[5]}', '${keys[4]}', '', '2026-01-01', 'ann',
        '2026-01-01', 'ann', 'Ann');
      INSERT INTO version (key, id, n, st, payload, base, schema, created, created_by, updated, updated_by) VALUES
        ${keys
          .map(
            (key, at) => `('${key}', '${id}', ${at + 1}, '${['draft', 'published'][5 - at] ?? 'archived'}', '{}',
              ${at === 5 ? `'${base}'` : 'NULL'}, 1, '2026-0${at === 3 ? 5 : 1}-0${at + 1}', 'ann', '2026-01-01', 'ann')`,
          )
          .join()}`
    const title = [1, 2, 3, 4, 5, 6].map(keyOf)
    await run(versions(keyOf(0), 'urn:resource:catalog:movie', title, keyOf(2)))
    const config = title.map((key) => key.replace('8000', '9000'))
    await run(versions(keyOf(9), 'urn:resource:config', config, config[1] ?? ''))
    const prune = createHistoryPruning(database.kysely, { auditDays: 0, versionDays: 60 }, () => NOW)
    expect(await prune()).toBe(2)
    const { rows } = await sql<{ n: number }>`SELECT n FROM version WHERE id = ${keyOf(0)} ORDER BY n`.execute(
      database.kysely,
    )
    expect(rows.map(({ n }) => n)).toEqual([2, 4, 5, 6])
    expect(await prune()).toBe(0)
  })
})

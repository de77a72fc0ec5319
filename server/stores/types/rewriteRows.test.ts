import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../db/openDatabase.ts'
import { createDocumentStore } from '../documentStore.ts'
import { catalogKind } from '../documents/documentKind.ts'
import type { LivePayload } from './livePayloads.ts'
import { rewriteRows } from './rewriteRows.ts'

/** Two sessions at once are more than the embedded engine has. */
describe.skipIf(!TEST_ENGINES.includes('postgres'))('list rows of a changed type', () => {
  const type = aType()
  const kind = catalogKind(type)
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
  })
  afterAll(() => database.close())

  it('keep what a save writes that was under way when they were rewritten', async () => {
    const film = aMovie().named('Alpha').drafted().build()
    const store = createDocumentStore({ database, now: () => Date.now(), newId: testIds.next })
    await store.load(kind, [film])
    const { rows } = await database.pool.query<LivePayload>(
      `SELECT s.id, s.slot, s.key, s.st, s.prd, v.updated::text AS updated, s.created::text AS created, v.schema,
        v.payload::text AS payload FROM side s JOIN version v ON v.key = s.key WHERE s.id = $1`,
      [film.id],
    )
    const saving = await database.pool.connect()
    await saving.query('BEGIN')
    await saving.query('UPDATE version SET updated = clock_timestamp() WHERE id = $1', [film.id])
    await saving.query(`UPDATE side SET list_row = '{"pn": "saved"}' WHERE id = $1`, [film.id])
    const rewriting = rewriteRows(database.kysely, type, rows)
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query('SELECT FROM pg_stat_activity WHERE wait_event_type = $1', ['Lock'])
        return rows.length
      })
      .toBeGreaterThan(0)
    await saving.query('COMMIT')
    saving.release()
    await rewriting
    const { rows: after } = await database.pool.query('SELECT list_row AS row FROM side WHERE id = $1', [film.id])
    expect(after).toEqual([{ row: { pn: 'saved' } }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import type { Database } from '../../../db/openDatabase.ts'
import { publishedStatement } from './publishedStatement.ts'

describe.each(TEST_ENGINES)('publishing a draft (%s)', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    // As the planner knows it: people hold a lock each. One of them holds many.
    await database.pool.query(`INSERT INTO lock (urn, id, uid, number)
      SELECT 'urn', id::text, CASE WHEN id > 500 THEN 'ann' ELSE id::text END, 1 FROM generate_series(1, 1000) id`)
    await database.pool.query('ANALYZE lock')
  })
  afterAll(() => database.close())

  it('gives one lock back without a look at all that its sender holds', async () => {
    const { text } = publishedStatement({ replaces: true, lists: false, answers: true })
    const client = await database.pool.connect()
    try {
      await client.query('SET plan_cache_mode = force_generic_plan')
      await client.query(`PREPARE publishing AS ${text}`)
      const nulls = [...new Set(text.match(/\$\d+/g))].map(() => 'NULL')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN EXECUTE publishing (${nulls.join()})`)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('lock_pkey on lock l')
      expect(plan).not.toContain('lock_of_user')
      await client.query('DEALLOCATE publishing')
    } finally {
      await client.query('RESET plan_cache_mode')
      client.release()
    }
  })
})

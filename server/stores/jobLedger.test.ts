import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import type { Database } from '../db/openDatabase.ts'
import { createJobLedger } from './jobLedger.ts'

const HOUR = 3_600_000

describe.each(SAMPLED_ENGINES)('a chore of several servers on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('is done by one of them, and by any other once its time is over', async () => {
    const servers = Array.from({ length: 5 }, () => createJobLedger(database.kysely, Date.now))
    const turns = () => Promise.all(servers.map((server) => server.takeTurn('events', HOUR)))
    expect((await turns()).filter(Boolean)).toHaveLength(1)
    expect((await turns()).filter(Boolean)).toHaveLength(0)
    expect(await servers[0]?.takeTurn('totals', HOUR)).toBe(true)
    await sql`UPDATE job_ledger SET at = at - interval '1 hour'`.execute(database.kysely)
    expect((await turns()).filter(Boolean)).toHaveLength(1)
  })
})

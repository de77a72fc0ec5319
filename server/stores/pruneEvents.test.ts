import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/openDatabase.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { pruneEvents } from './pruneEvents.ts'

const NOW = Date.UTC(2026, 5, 2)
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString()

describe.each(SAMPLED_ENGINES)('the event log on %s', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('forgets what is older than a day and keeps the rest', async () => {
    const { kysely } = database
    const event = (id: string, hours: number) => ({
      topic: 'lock',
      urn: 'u',
      id,
      rev: null,
      uid: 'ann',
      name: 'Ann',
      prd: [],
      data: null,
      at: hoursAgo(hours),
    })
    await kysely
      .insertInto('event')
      .values([event('old', 25), event('new', 23)])
      .execute()
    expect(await pruneEvents(kysely, NOW)).toBe(1)
    expect(await kysely.selectFrom('event').select('id').execute()).toEqual([{ id: 'new' }])
  })
})

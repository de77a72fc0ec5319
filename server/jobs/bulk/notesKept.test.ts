import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { openBulkServer } from '#tests/support/bulk/bulkServer.ts'
import type { Person } from '#tests/support/startServer.ts'
import { TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { NEWEST_REACH } from '../../stores/search/newest/newestReach.ts'
import { noteNewest } from '../../stores/search/newest/noteNewest.ts'

const REACH = { ...NEWEST_REACH, leftAlone: 1 }
const STRETCH = 40

describe.each(TEST_ENGINES)('what is noted of titles for the search (%s)', (engine) => {
  let at: Awaited<ReturnType<typeof openBulkServer>>
  let ann: Person
  let bob: Person
  let keys: string[]
  beforeAll(async () => {
    at = await openBulkServer(engine)
    ann = await at.server.signInAs({ roles: ['content_admin'] })
    bob = await at.server.signInAs({ roles: ['content_admin'] })
    const films = Array.from({ length: 30 }, (_, nth) => aMovie().named(`Film ${nth}`).drafted().build())
    await at.load(...films)
    keys = films.map(({ id }) => id)
    await note()
  })
  afterAll(() => at.close())

  const note = (stretch = STRETCH) => noteNewest(at.server.database.kysely, { ...REACH, stretch })
  /** Sides that are still to be noted, and those whose note would be missed or misplaced. */
  const standing = async () => {
    const { rows } = await at.server.database.pool.query<{ left: number; wrong: number }>(
      `SELECT count(*) FILTER (WHERE NOT is_noted)::integer AS left,
        count(*) FILTER (WHERE is_noted AND (w.updated = s.updated AND t.newest >= s.updated) IS NOT TRUE)::integer AS wrong
      FROM (SELECT *, noted = updated AND noted_words = words AS is_noted FROM search) s
        LEFT JOIN newest_words w ON w.id = s.id AND w.slot = s.slot LEFT JOIN newest_stretch t USING (stretch)`,
    )
    return rows[0]
  }

  it('goes along with a bulk change that leaves their words, in the same transaction', async () => {
    expect(await at.bulk(ann, { keys, set: { yr: 2020 } })).toMatchObject({ success: keys.length })
    expect(await standing()).toEqual({ left: 0, wrong: 0 })
  })

  it('is left for later of those that stand in an older stretch', async () => {
    await at.load(aMovie().named('Another').drafted().build())
    await note(1)
    await at.bulk(ann, { keys, set: { yr: 2021 } })
    expect(await standing()).toEqual({ left: keys.length, wrong: 0 })
    await note(1)
    expect(await standing()).toEqual({ left: 0, wrong: 0 })
  })

  it('is as it should be where both are at it', async () => {
    for (let round = 0; round < 6; round++)
      await Promise.all([
        at.bulk(ann, { keys: keys.slice(round), set: { yr: 1900 + round } }),
        at.bulk(bob, { keys, set: { pn: `name ${round}` } }),
        note(round % 2 ? 7 : STRETCH),
        note(),
      ])
    expect(await standing()).toMatchObject({ wrong: 0 })
    await note()
    expect(await standing()).toEqual({ left: 0, wrong: 0 })
  })

  it.runIf(engine === 'postgres')('holds no bulk change up that meets all of them being noted anew', async () => {
    await at.server.database.kysely.transaction().execute(async (transaction) => {
      await sql`DELETE FROM newest_stretch`.execute(transaction)
      await sql`DELETE FROM newest_words`.execute(transaction)
      expect(await at.bulk(ann, { keys, set: { yr: 2022 } })).toMatchObject({ success: keys.length })
      expect(await standing()).toEqual({ left: keys.length, wrong: 0 })
    })
  })

  it.runIf(engine === 'postgres')('is left for the next turn where noting all anew meets a bulk change', async () => {
    const { kysely, pool } = at.server.database
    const anew = () => noteNewest(kysely, { ...REACH, stretch: STRETCH, leftAlone: 0, most: 0 })
    await note()
    const slice = await pool.connect()
    await slice.query('BEGIN')
    await slice.query('UPDATE newest_stretch SET newest = newest')
    const noting = anew()
    const waiting = vi.waitFor(async () => {
      const { rows } = await pool.query(`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'DELETE FROM newest_stretch%'`)
      expect(rows).toHaveLength(1)
    })
    await waiting.finally(() => slice.query('COMMIT')).finally(() => slice.release())
    await noting
    expect(await standing()).toMatchObject({ wrong: 0 })
    await anew()
    expect(await standing()).toEqual({ left: 0, wrong: 0 })
  })
})

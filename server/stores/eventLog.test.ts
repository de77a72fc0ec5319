import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { openTestDatabase, SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import type { Database } from '../db/openDatabase.ts'
import { createEventLog, type EventLog, type LoggedEvent, type NewEvent } from './eventLog.ts'

const event = (id: string): NewEvent => ({
  topic: 'version',
  urn: 'urn:resource:catalog:film',
  id,
  rev: 2,
  uid: 'ann',
  name: 'Ann',
  prd: ['rimba-my'],
  data: { verb: 'publish' },
  at: '2026-01-01T00:00:00.000Z',
})

describe.each(SAMPLED_ENGINES)('the event log on %s', (engine) => {
  let database: Database
  let log: EventLog
  let neighbour: EventLog

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    log = createEventLog(database, silentLog)
    neighbour = createEventLog(database, silentLog)
    await log.start()
    await neighbour.start()
  })
  afterAll(async () => {
    await log.close()
    await neighbour.close()
    await database.close()
  })

  const listen = (to = log) => {
    const heard: LoggedEvent[] = []
    return { heard, stop: to.subscribe((one) => heard.push(one)) }
  }

  it('tells its listeners what is written, in order, and no more once they stop', async () => {
    const { heard, stop } = listen()
    await log.append(event('a'))
    await log.append(event('b'))
    await eventually(() => expect(heard.map(({ id }) => id)).toEqual(['a', 'b']))
    expect(heard[0]).toMatchObject({
      topic: 'version',
      rev: 2,
      uid: 'ann',
      by: 'Ann',
      prd: ['rimba-my'],
      data: { verb: 'publish' },
    })
    stop()
    await log.append(event('c'))
    expect(heard).toHaveLength(2)
  })

  it('goes on from a cursor without loss or repeat, and says when it is from elsewhere', async () => {
    const { heard, stop } = listen()
    for (const id of ['d', 'e', 'f']) await log.append(event(id))
    await eventually(() => expect(heard.at(-1)?.id).toBe('f'))
    stop()
    const from = heard.find(({ id }) => id === 'd')?.cursor ?? ''
    expect((await log.since(from))?.map(({ id }) => id)).toEqual(['e', 'f'])
    expect(await log.since(heard.at(-1)?.cursor ?? '')).toEqual([])
    expect(await log.since('999999999-1')).toBeUndefined()
  })

  it('reaches the other processes', async () => {
    const { heard, stop } = listen(neighbour)
    await log.append(event('g'))
    await eventually(() => expect(heard.map(({ id }) => id)).toContain('g'))
    stop()
  })

  it.runIf(engine === 'postgres')('reads what others write in turns, however many notify', async () => {
    const { pool, readings } = watchReadings(database)
    const counting = createEventLog({ ...database, pool }, silentLog)
    await counting.start()
    const { heard, stop } = listen(counting)
    const started = performance.now()
    const ids = Array.from({ length: 100 }, (_, nth) => `one of many ${nth}`)
    for (const id of ids) {
      await neighbour.append(event(id))
      await database.pool.query(`NOTIFY marquee_event, 'somebody else'`)
    }
    await eventually(() => expect(heard.map(({ id }) => id)).toEqual(ids))
    const turns = (performance.now() - started) / 25
    await counting.close()
    stop()
    expect(readings).not.toHaveLength(0)
    expect(readings.length).toBeLessThan(turns * 1.25 + 4)
  })

  it.runIf(engine === 'postgres')(
    'reads what is new by its range, however long the log, by a plan for any value that is soon kept',
    async () => {
      const { pool, readings } = watchReadings(database)
      const watching = createEventLog({ ...database, pool }, silentLog)
      await watching.start()
      watching.wake()
      await eventually(() => expect(readings).not.toHaveLength(0))
      await watching.close()
      const client = await database.pool.connect()
      await client.query('BEGIN')
      await client.query(`INSERT INTO event (tx, topic, urn, id, uid, name, at)
      SELECT n::text::xid8, 'version', 'u', '', '', '', now() FROM generate_series(1, 20000) n`)
      await client.query('ANALYZE event')
      await client.query(`PREPARE reading AS ${readings[0]}`)
      const reading = `EXECUTE reading ('19999', '{}', NULL, '0', 1000)`
      for (let nth = 0; nth < 7; nth += 1) await client.query(reading)
      const plans = await client.query(`SELECT generic_plans FROM pg_prepared_statements WHERE name = 'reading'`)
      expect(plans.rows).toEqual([{ generic_plans: 2 }])
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${reading}`)
      await client.query('ROLLBACK')
      client.release(true)
      const plan = JSON.stringify(rows)
      const expected = [...plan.matchAll(/"Plan Rows":(\d+)/g)].map(([, many]) => Number(many))
      expect(Math.max(...expected)).toBeLessThanOrEqual(1_000)
      expect(plan).not.toContain('Seq Scan')
    },
  )

  it('reads on where it broke off within one reading, without loss or repeat', async () => {
    const from = await headNow(database)
    await Promise.all(['h', 'i', 'j', 'k'].map((id) => log.append(event(id))))
    const all = (await log.since(from)) ?? []
    expect(all.map(({ id }) => id).sort()).toEqual(['h', 'i', 'j', 'k'])
    for (const [place, { cursor }] of all.entries()) {
      await log.append(event(`later ${place}`))
      const rest = (await log.since(cursor)) ?? []
      const wanted = all.slice(place + 1).map(({ id }) => id)
      expect(rest.map(({ id }) => id).slice(0, wanted.length)).toEqual(wanted)
      expect(rest.at(-1)?.id).toBe(`later ${place}`)
    }
  })

  it('tells one event of many documents as one of each, and all of them again to whoever has not heard the last', async () => {
    const { heard, stop } = listen()
    await log.append(event('before'))
    await database.pool.query(
      `INSERT INTO event (topic, urn, id, uid, name, prd, at, ids, revs)
      VALUES ('version', 'u', '', 'ann', 'Ann', '{rimba-my}', now(), '{x,y,z}', '{4,7,2}')`,
    )
    log.wake()
    await eventually(() => expect(heard.at(-1)?.id).toBe('z'))
    stop()
    const told = heard.slice(-4)
    expect(told.slice(1).map(({ id, rev, uid, prd }) => ({ id, rev, uid, prd }))).toEqual(
      Object.entries({ x: 4, y: 7, z: 2 }).map(([id, rev]) => ({ id, rev, uid: 'ann', prd: ['rimba-my'] })),
    )
    const missed = await Promise.all(told.map(async ({ cursor }) => (await log.since(cursor))?.map(({ id }) => id)))
    expect(missed).toEqual([['x', 'y', 'z'], ['x', 'y', 'z'], ['x', 'y', 'z'], []])
  })

  it('counts each document of an event of many for those who missed too much', async () => {
    const cursor = `${await headNow(database)}`
    await database.pool.query(
      `INSERT INTO event (topic, urn, id, uid, name, at, ids, revs)
      SELECT 'version', 'u', '', 'ann', 'Ann', now(), array_agg('m' || n), array_agg(n) 
      FROM generate_series(1, 501) n, generate_series(1, 2) half GROUP BY half`,
    )
    expect(await log.since(cursor)).toBeUndefined()
  })

  it.runIf(engine === 'postgres')('tells of a transaction that commits after a later one when it commits', async () => {
    const { heard, stop } = listen()
    const slow = await database.pool.connect()
    await slow.query('BEGIN')
    await slow.query(
      `INSERT INTO event (topic, urn, id, uid, name, at) VALUES ('version', 'u', 'slow', 'x', 'X', now())`,
    )
    await log.append(event('quick'))
    const ids = () => heard.map(({ id }) => id).filter((id) => id === 'slow' || id === 'quick')
    await eventually(() => expect(ids()).toEqual(['quick']))
    const beforeSlow = heard.at(-1)?.cursor ?? ''
    await slow.query('COMMIT')
    slow.release()
    log.wake()
    await eventually(() => expect(ids()).toEqual(['quick', 'slow']))
    expect((await log.since(beforeSlow))?.map(({ id }) => id)).toEqual(['slow'])
    expect(await log.since(heard.at(-1)?.cursor ?? '')).toEqual([])
    stop()
  })

  it.runIf(engine === 'postgres')('waits for no transaction of another table or of another database', async () => {
    const { heard, stop } = listen()
    const elsewhere = await openTestDatabase('postgres')
    const held = await Promise.all([elsewhere.pool.connect(), database.pool.connect()])
    for (const client of held) {
      await client.query('BEGIN')
      await client.query(`INSERT INTO identity_secret (name, value) VALUES ('held', '1')`)
    }
    await log.append(event('told at once'))
    // Held by the test itself: this would wait for ever.
    await eventually(() => expect(heard.map(({ id }) => id)).toContain('told at once'))
    for (const client of held) {
      await client.query('ROLLBACK')
      client.release()
    }
    await elsewhere.close()
    stop()
  })

  it('tells each event once, however many commit out of order while it is read', async () => {
    const { heard, stop } = listen()
    const wanted = Array.from({ length: 60 }, (_, nth) => `many ${nth}`)
    const write = async (id: string, nth: number) => {
      const client = await database.pool.connect()
      await client.query('BEGIN')
      await client.query(
        `INSERT INTO event (topic, urn, id, uid, name, at) VALUES ('version', 'u', $1, 'x', 'X', now())`,
        [id],
      )
      // Those that wrote first often commit last.
      if (engine === 'postgres' && nth % 3 === 0) await client.query('SELECT pg_sleep(0.02)')
      await client.query(nth % 7 === 0 ? 'ROLLBACK' : 'COMMIT')
      client.release()
      log.wake()
    }
    await Promise.all(wanted.map(write))
    const kept = wanted.filter((_, nth) => nth % 7 !== 0)
    const ids = () => heard.map(({ id }) => id).filter((id) => id.startsWith('many'))
    await eventually(() => expect(ids()).toHaveLength(kept.length))
    expect(ids().sort()).toEqual(kept.sort())
    stop()
  })
})

/** The database's pool, and the readings of the log that go through it, as texts. */
function watchReadings({ pool }: Database) {
  const readings: string[] = []
  const query = (...sent: Parameters<Database['pool']['query']>) => {
    const { name, text } = sent[0] as unknown as { name?: string; text: string }
    if (name === 'events_read') readings.push(text)
    return pool.query(...sent)
  }
  return { readings, pool: Object.create(pool, { query: { value: query } }) as Database['pool'] }
}

async function headNow({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ now: string }>('SELECT pg_current_snapshot()::text AS now')
  return rows[0]?.now ?? ''
}

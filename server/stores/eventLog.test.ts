import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/eventually.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
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

describe.each(TEST_ENGINES)('the event log on %s', (engine) => {
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

  it.runIf(engine === 'postgres')('loses nothing of a transaction that commits after a later one', async () => {
    const { heard, stop } = listen()
    const slow = await database.pool.connect()
    await slow.query('BEGIN')
    await slow.query(
      `INSERT INTO event (topic, urn, id, uid, name, at) VALUES ('version', 'u', 'slow', 'x', 'X', now())`,
    )
    await log.append(event('quick'))
    await slow.query('COMMIT')
    slow.release()
    log.wake()
    const ids = () => heard.map(({ id }) => id).filter((id) => id === 'slow' || id === 'quick')
    await eventually(() => expect(ids()).toEqual(['slow', 'quick']))
    stop()
  })
})

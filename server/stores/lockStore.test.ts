import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCKS_PER_USER } from '#contract/values/limits.ts'
import { LOCK_IDLE_MS } from '#contract/values/timers.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createLockStore, type LockStore } from './lockStore.ts'

const ann = { uid: 'ann', name: 'Ann', tab: 't1' }
const annElsewhere = { ...ann, tab: 't2' }
const bob = { uid: 'bob', name: 'Bob', tab: 't3' }

describe.each(TEST_ENGINES)('the locks on %s', (engine) => {
  let database: Database
  let locks: LockStore
  const target = () => ({ urn: 'urn:resource:catalog:film', id: testIds.next() })
  const expire = (id: string) =>
    database.pool.query(`UPDATE lock SET until = clock_timestamp() - interval '1 second' WHERE id = $1`, [id])

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    locks = createLockStore(database.kysely)
  })
  afterAll(() => database.close())

  it('is open until taken, and then says whose it is and until when', async () => {
    const film = target()
    expect(await locks.status(film)).toMatchObject({ ls: 'open', lo_uid: null, number: 0, until: null })
    const lock = await locks.acquire(film, ann)
    expect(lock).toMatchObject({ ...film, ls: 'ann', lo_uid: 'ann', name: 'Ann', tab: 't1', number: 1 })
    expect(Date.parse(lock.until ?? '') - Date.now()).toBeGreaterThan(290_000)
    expect(await locks.status(film)).toEqual(lock)
    expect(await locks.statusOf([film.id, 'other'])).toEqual([lock])
  })

  it('refuses everybody else, with the lock as an answer', async () => {
    const film = target()
    await locks.acquire(film, ann)
    await expect(locks.acquire(film, bob)).rejects.toMatchObject({
      code: 'locked',
      details: { data: { lo_uid: 'ann' } },
    })
    await expect(locks.acquire(film, annElsewhere)).rejects.toMatchObject({ code: 'locked' })
    await expect(locks.release(film, bob, 1)).rejects.toMatchObject({ code: 'lockLost' })
  })

  it('moves to another tab of its holder on request, which the first tab learns at its next beat', async () => {
    const film = target()
    await locks.acquire(film, ann)
    expect(await locks.acquire(film, annElsewhere, true)).toMatchObject({ tab: 't2', number: 2 })
    await expect(locks.beat(film, ann, 1, 0)).rejects.toMatchObject({
      code: 'lockLost',
      details: { data: { number: 2 } },
    })
    await expect(locks.acquire(film, bob, true)).rejects.toMatchObject({ code: 'locked' })
  })

  it('keeps its number when its own tab asks again', async () => {
    const film = target()
    await locks.acquire(film, ann)
    expect(await locks.acquire(film, ann)).toMatchObject({ number: 1 })
  })

  it('is free once its lease is over, and goes to the next with a higher number', async () => {
    const film = target()
    await locks.acquire(film, ann)
    await expire(film.id)
    expect(await locks.status(film)).toMatchObject({ ls: 'open', number: 1 })
    expect(await locks.acquire(film, bob)).toMatchObject({ lo_uid: 'bob', number: 2 })
    await expect(locks.beat(film, ann, 1, 0)).rejects.toMatchObject({ code: 'lockLost' })
  })

  it('goes on when nobody took it while its holder was asleep', async () => {
    const film = target()
    await locks.acquire(film, ann)
    await expire(film.id)
    expect(await locks.beat(film, ann, 1, 0)).toMatchObject({ lo_uid: 'ann', number: 1 })
  })

  it('is given back without input for too long, and when released', async () => {
    const film = target()
    await locks.acquire(film, ann)
    expect(await locks.beat(film, ann, 1, LOCK_IDLE_MS - 1)).toMatchObject({ lo_uid: 'ann' })
    expect(await locks.beat(film, ann, 1, LOCK_IDLE_MS)).toMatchObject({ ls: 'open' })
    expect(await locks.acquire(film, bob)).toMatchObject({ number: 2 })
    expect(await locks.release(film, bob, 2)).toMatchObject({ ls: 'open', number: 2 })
  })

  it('opens by force with a higher number and an audit entry; an open one stays as it is', async () => {
    const film = target()
    const request = { uid: 'max', username: 'max', name: 'Max', trace: 't', at: '2026-01-01T00:00:00.000Z', prd: [] }
    expect(await locks.force(film, request)).toMatchObject({ lock: { ls: 'open', number: 0 }, broken: undefined })
    await locks.acquire(film, ann)
    const { lock, broken } = await locks.force(film, request)
    expect(lock).toMatchObject({ ls: 'open', number: 2 })
    expect(broken).toMatchObject({ lo_uid: 'ann', number: 1 })
    await expect(locks.beat(film, ann, 1, 0)).rejects.toMatchObject({ code: 'lockLost' })
    const audit = await database.kysely
      .selectFrom('audit')
      .select(['verb', 'uid', 'change'])
      .where('id', '=', film.id)
      .execute()
    expect(audit).toEqual([{ verb: 'forceUnlock', uid: 'max', change: [{ field: '/lock', before: 'Ann' }] }])
  })

  it('has one holder whoever races for it', async () => {
    const film = target()
    const racers = Array.from({ length: 40 }, (_, index) => ({ uid: `u${index}`, name: `U${index}`, tab: 't' }))
    const outcomes = await Promise.allSettled(racers.map((racer) => locks.acquire(film, racer)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  })

  it('lets one person hold only so many', async () => {
    const hoarder = { uid: 'hoarder', name: 'Hoarder', tab: 't' }
    const films = Array.from({ length: LOCKS_PER_USER }, target)
    for (const film of films) await locks.acquire(film, hoarder)
    await expect(locks.acquire(target(), hoarder)).rejects.toMatchObject({ code: 'tooManyLocks' })
    expect(await locks.acquire(films[0] ?? target(), hoarder)).toMatchObject({ lo_uid: 'hoarder' })
    expect(await locks.own('hoarder')).toHaveLength(LOCKS_PER_USER)
  })
})

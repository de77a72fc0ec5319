import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCKS_PER_USER } from '#contract/values/limits.ts'
import { LOCK_ASK_IDLE_MS, LOCK_ASK_MS, LOCK_IDLE_MS } from '#contract/values/timers.ts'
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
    const before = Date.now()
    const lock = await locks.acquire(film, ann)
    expect(lock).toMatchObject({ ...film, ls: 'ann', lo_uid: 'ann', name: 'Ann', tab: 't1', number: 1 })
    expect(Date.parse(lock.until ?? '') - before).toBeGreaterThan(290_000)
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
    await expect(locks.acquire(film, annElsewhere)).rejects.toMatchObject({
      code: 'lockedByYou',
      message: 'You are editing this in another tab.',
    })
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
    await expire(films[0]?.id ?? '')
    expect(await locks.acquire(target(), hoarder)).toMatchObject({ lo_uid: 'hoarder' })
  })

  describe('that is asked for', () => {
    const asker = bob
    const cleo = { uid: 'cleo', name: 'Cleo', tab: 't9' }
    /** The time for an answer is over; the holder last touched the console so many seconds ago. */
    const runOut = (id: string, idleS: number) =>
      database.pool.query(
        `UPDATE lock SET ask_until = clock_timestamp() - interval '1 second',
          input_at = clock_timestamp() - $2::integer * interval '1 second' WHERE id = $1`,
        [id, idleS],
      )
    const held = async () => {
      const film = target()
      await locks.acquire(film, ann)
      return film
    }

    it('tells the holder who asks and what they say, at the next beat', async () => {
      const film = await held()
      expect((await locks.ask(film, asker, 'A typo on air')).ask).toMatchObject({
        uid: 'bob',
        message: 'A typo on air',
      })
      const { ask } = await locks.beat(film, ann, 1, 0)
      expect(ask).toMatchObject({ uid: 'bob', name: 'Bob', tab: 't3', message: 'A typo on air' })
      expect(Date.parse(ask?.until ?? '') - Date.parse(ask?.at ?? '')).toBe(LOCK_ASK_MS)
    })

    it('is handed over to whoever asked, with a number of its own, and nobody comes in between', async () => {
      const film = await held()
      await locks.ask(film, asker)
      expect(await locks.handOver(film, ann, 1, 'bob')).toMatchObject({ lo_uid: 'bob', tab: 't3', number: 2 })
      expect(await locks.status(film)).not.toHaveProperty('ask')
      await expect(locks.beat(film, ann, 1, 0)).rejects.toMatchObject({ code: 'lockLost' })
      await expect(locks.acquire(film, cleo)).rejects.toMatchObject({ code: 'locked' })
    })

    it('stays where it is when the holder says so, and the asker hears the word', async () => {
      const film = await held()
      await locks.ask(film, asker)
      await locks.decline(film, ann, { number: 1, to: 'bob', word: 'Two minutes' })
      expect((await locks.status(film)).ask).toMatchObject({ uid: 'bob', reply: 'Two minutes' })
      await runOut(film.id, 900)
      await expect(locks.acquire(film, asker)).rejects.toMatchObject({ code: 'locked' })
    })

    it('is asked for by one person at a time; an answered question makes room for the next', async () => {
      const film = await held()
      const outcomes = await Promise.allSettled([asker, cleo].map((one) => locks.ask(film, one)))
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const first = outcomes[0]?.status === 'fulfilled' ? asker : cleo
      const second = first === asker ? cleo : asker
      await expect(locks.ask(film, second)).rejects.toMatchObject({ code: 'alreadyAsked' })
      await locks.decline(film, ann, { number: 1, to: first.uid, word: '' })
      expect((await locks.ask(film, second)).ask).toMatchObject({ uid: second.uid })
    })

    it('gains no time by asking again, and follows the asker to another tab', async () => {
      const film = await held()
      const once = await locks.ask(film, asker)
      const again = await locks.ask(film, { ...asker, tab: 't4' })
      expect(again.ask).toMatchObject({ tab: 't4', until: once.ask?.until })
    })

    it('passes on only from a holder who has not touched the console for as long as a lease', async () => {
      const film = await held()
      await locks.ask(film, asker)
      await expect(locks.acquire(film, asker)).rejects.toMatchObject({ code: 'locked' })
      await runOut(film.id, LOCK_ASK_IDLE_MS / 1_000 - 10)
      await expect(locks.acquire(film, asker)).rejects.toMatchObject({ code: 'locked' })
      await runOut(film.id, LOCK_ASK_IDLE_MS / 1_000 + 10)
      await expect(locks.acquire(film, cleo)).rejects.toMatchObject({ code: 'locked' })
      expect(await locks.acquire(film, asker)).toMatchObject({ lo_uid: 'bob', number: 2 })
    })

    it('waits for the time of an answer however long its holder has been away', async () => {
      const film = await held()
      await locks.ask(film, asker)
      await database.pool.query(`UPDATE lock SET input_at = clock_timestamp() - interval '1 hour' WHERE id = $1`, [
        film.id,
      ])
      await expect(locks.acquire(film, asker)).rejects.toMatchObject({ code: 'locked' })
    })

    it('tells the words of holder and asker to nobody else', async () => {
      const film = await held()
      await locks.ask(film, asker, 'A typo on air')
      const refused = await locks.ask(film, cleo).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'alreadyAsked', details: { data: { ask: { uid: 'bob' } } } })
      expect(JSON.stringify(refused)).not.toContain('A typo on air')
    })

    it('comes back open where nobody holds it, so that it is simply taken', async () => {
      const film = await held()
      await locks.release(film, ann, 1)
      expect(await locks.ask(film, asker)).toMatchObject({ ls: 'open' })
    })

    it('is free for the asker once its dead holder has lost the lease', async () => {
      const film = await held()
      await locks.ask(film, asker)
      await expire(film.id)
      expect(await locks.acquire(film, asker)).toMatchObject({ lo_uid: 'bob', number: 2 })
    })

    it('goes one way when handing over and breaking it race', async () => {
      for (let round = 0; round < 8; round++) {
        const film = await held()
        await locks.ask(film, asker)
        const request = { uid: 'max', username: 'max', name: 'Max', trace: 't', at: new Date().toISOString(), prd: [] }
        const [handed, forced] = await Promise.allSettled([
          locks.handOver(film, ann, 1, 'bob'),
          locks.force(film, request),
        ])
        const now = await locks.status(film)
        expect(forced.status).toBe('fulfilled')
        // Broken first, there is nothing left to hand over; handed over first, the new holder's lock is broken.
        if (handed.status === 'rejected') expect(handed.reason).toMatchObject({ code: 'lockLost' })
        expect(now.ls === 'open' || now.lo_uid === 'bob').toBe(true)
        expect(now).not.toHaveProperty('ask')
      }
    })

    it('is no longer asked for when the asker thinks better of it, and by nobody else in their name', async () => {
      const film = await held()
      await locks.ask(film, asker)
      expect((await locks.withdraw(film, cleo)).ask).toMatchObject({ uid: 'bob' })
      expect((await locks.withdraw(film, { ...asker, tab: 't4' })).ask).toMatchObject({ uid: 'bob' })
      expect(await locks.withdraw(film, asker)).not.toHaveProperty('ask')
      await expect(locks.handOver(film, ann, 1, 'bob')).rejects.toMatchObject({ code: 'notAsked' })
    })
  })
})

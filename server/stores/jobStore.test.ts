import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JOB_LEASE_MS } from '#contract/values/jobs.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { anActor } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createStores } from './createStores.ts'
import { catalogKind } from './documents/documentKind.ts'
import type { JobRow } from './jobs/jobRow.ts'

const { urn } = catalogKind(aType())
const ann = anActor()
const bob = anActor({ uid: 'bob' })
const prd = ['rimba-my']
const HOUR = 3_600_000

let database: Database
let stores: ReturnType<typeof createStores>
let clock = Date.UTC(2026, 10, 24, 12)

beforeAll(async () => {
  database = await openTestDatabase()
  stores = createStores({ database, log: silentLog, now: () => clock, newId: testIds.next })
})
afterAll(() => database.close())

const asks = (doc = testIds.next(), kind: JobRow['kind'] = 'reaggregate') =>
  stores.jobs.enqueue({ kind, urn, doc, prd, actor: ann, trace: 'trace-1', input: {} })
const asksForMany = (actor = ann, docs = [testIds.next()]) =>
  stores.bulkJobs.enqueue(
    { kind: 'bulkUpdate', urn, prd, actor, trace: 'trace-1', input: {} },
    { by: 'rows', rows: docs.map((doc) => ({ doc })) },
  )
const take = async (lane: 'quick' | 'long' = 'quick'): Promise<JobRow> => {
  const job = await stores.jobs.claim(lane)
  if (!job) throw new Error('nothing is due')
  return job
}
const fails = (job: JobRow) => stores.jobs.finish(job, { status: 'failed', code: 7, description: 'It failed.' })
const ends = (job: JobRow) => stores.jobs.finish(job, { status: 'active' })
const noticesOf = async (job: JobRow) =>
  (await database.pool.query(`SELECT id FROM setting WHERE t = 'job' AND payload ->> 'status_id' = $1`, [job.id])).rows

describe('the queue', () => {
  it('gives the jobs of one title in the order in which they are due, one at a time', async () => {
    const doc = testIds.next()
    const first = await asks(doc, 'reaggregate')
    clock += 1_000
    const second = await asks(doc, 'restoreOriginal')
    const taken = await take()
    expect(taken.id).toBe(first.id)
    expect(await stores.jobs.claim('quick')).toBeUndefined()
    await ends(taken)
    const next = await take()
    expect(next.id).toBe(second.id)
    await ends(next)
  })

  it('runs jobs over many titles beside each other where different people asked, one by one where one did', async () => {
    const jobs = [await asksForMany(ann), await asksForMany(ann), await asksForMany(bob)]
    const taken = [await take('long'), await take('long')]
    expect(taken.map(({ uid }) => uid).toSorted()).toEqual(['ann', 'bob'])
    expect(await stores.jobs.claim('long')).toBeUndefined()
    for (const job of taken) await ends(job)
    await ends(await take('long'))
    expect(jobs).toHaveLength(3)
  })

  it('runs no more long jobs than all servers together may, however many claim at once', async () => {
    const parts = { database, log: silentLog, now: () => clock, newId: testIds.next, longAtOnce: 2 }
    const servers = Array.from({ length: 8 }, () => createStores(parts))
    for (const nth of servers.keys()) await asksForMany(anActor({ uid: `person ${nth}` }))
    const claims = () => Promise.all(servers.map(({ jobs }) => jobs.claim('long')))
    for (let left = servers.length; left > 0; left -= 2) {
      const taken = (await claims()).filter((job) => job !== undefined)
      expect(taken).toHaveLength(2)
      for (const job of taken) await ends(job)
    }
  })

  it('lets nobody keep a job that another worker has taken over', async () => {
    await asks()
    const lost = await take()
    clock += JOB_LEASE_MS
    const held = await take()
    expect(held.id).toBe(lost.id)
    expect([await stores.jobs.beat(lost), await stores.jobs.beat(held)]).toEqual([false, true])
    await ends(held)
  })
})

describe('a job that failed', () => {
  it('is begun anew by whoever asked for it alone, and not while another of its kind runs for the title', async () => {
    const job = await asks()
    await fails(await take())
    expect(await stores.jobs.retry(job.id, bob, 'trace-2')).toBeUndefined()
    const other = await asks(job.doc)
    expect(other.id).not.toBe(job.id)
    expect(await stores.jobs.retry(job.id, ann, 'trace-2')).toBeUndefined()
    await ends(await take())
    expect(await stores.jobs.retry(job.id, ann, 'trace-2')).toMatchObject({ id: job.id, status: 'yet-to-start' })
    await ends(await take())
  })

  it('stands in the bell of its owner where it was to run at a time, and nowhere twice', async () => {
    await asks(testIds.next(), 'timedPublish')
    const timed = await take()
    await fails(timed)
    await asks()
    const asked = await take()
    await fails(asked)
    expect([await noticesOf(timed), await noticesOf(asked)]).toMatchObject([[{}], []])
  })

  it('over many titles counts those that nobody came to', async () => {
    await asksForMany(ann, [testIds.next(), testIds.next()])
    const job = await take('long')
    await fails(job)
    expect(await stores.jobs.find(job.id, 'ann')).toMatchObject({ status: 'failed', failure: 2 })
    expect(await noticesOf(job)).toHaveLength(1)
  })
})

describe('a job over many titles', () => {
  it('is called off by whoever asked for it alone', async () => {
    const { id } = await asksForMany()
    expect(await stores.bulkJobs.cancel(id, bob)).toBeUndefined()
    expect(await stores.bulkJobs.cancel(id, ann)).toMatchObject({ status: 'inactive' })
  })

  it('is not begun anew once it is taken back, and taken back only once it has ended', async () => {
    const { id } = await asksForMany()
    const takeBack = () =>
      stores.bulkJobs.enqueue(
        { kind: 'undo', urn, prd, actor: ann, trace: 'trace-1', input: {}, undoes: id },
        { by: 'job', job: id },
      )
    await expect(takeBack()).rejects.toMatchObject({ code: 'notUndoable' })
    const job = await take('long')
    await expect(takeBack()).rejects.toMatchObject({ code: 'notUndoable' })
    await fails(job)
    await takeBack()
    expect(await stores.bulkJobs.retry(id, ann, 'trace-2')).toBeUndefined()
    await ends(await take('long'))
  })

  it('is told of no progress by a worker that has lost it', async () => {
    await asksForMany()
    const lost = await take('long')
    clock += JOB_LEASE_MS
    const held = await take('long')
    expect(await stores.bulkJobs.progress(lost, { success: 1 })).toBe(false)
    expect(await stores.bulkJobs.progress(held, { success: 1 })).toBe(true)
    await ends(held)
    expect(await stores.bulkJobs.progress(held, { success: 0 })).toBe(false)
  })
})

describe('the list of jobs', () => {
  it('names no title of a product that the reader has not', async () => {
    const film = aMovie().drafted().build()
    await stores.documents.load(catalogKind(aType()), [film])
    await asks(film.id)
    await ends(await take())
    const asked = { uid: 'ann', own: true, urns: [urn], item: film.id, limit: 10, offset: 0 }
    const names = async (products: readonly string[]) =>
      (await stores.jobs.list({ ...asked, products })).entries.map(({ lon }) => lon)
    const [named] = await names(['rimba-my', 'rimba-sg'])
    expect(named).not.toEqual([])
    expect(await names(['another'])).toEqual([[]])
  })
})

describe('changes at a time', () => {
  it('become a job when their own moment has come, not when the other has, and call off what waits for them alone', async () => {
    const film = aMovie().drafted().build()
    await stores.documents.load(catalogKind(aType()), [film])
    const target = { urn, id: film.id }
    const setter = { actor: ann, trace: 'trace-1', prd }
    await stores.timings.set(target, { publishAt: clock + HOUR, unpublishAt: clock + 3 * HOUR }, setter)
    clock += 2 * HOUR
    expect(await stores.timings.promoteDue()).toBe(1)
    const waiting = await asks(film.id)
    await stores.timings.clear(target, setter)
    expect(await stores.jobs.find(waiting.id, 'ann')).toMatchObject({ status: 'yet-to-start' })
    expect(await stores.jobs.inFlight('timedPublish', target)).toBeUndefined()
    await ends(await take())
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#contract/rules/access/actor.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../db/openDatabase.ts'
import { createStores } from '../stores/createStores.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import type { JobRow } from '../stores/jobs/jobRow.ts'
import type { JobServices } from './jobCaller.ts'
import { jobHandlers, type JobHandlers } from './jobHandlers.ts'
import { createJobRunner } from './jobRunner.ts'

const type = aType()
const kind = catalogKind(type)
const START = Date.UTC(2026, 10, 24, 12)
const HOUR = 3_600_000
const actor: Actor = anActor()
const setter = { actor, trace: 'trace-1', prd: ['rimba-my'] }

describe.each(TEST_ENGINES)('the jobs of a server (%s)', (engine) => {
  let database: Database
  let clock = START
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  /** One server's life over the database; the next one begins where it was killed. */
  const server = (handlers: Partial<JobHandlers> = {}) => {
    const now = () => clock
    const stores = createStores({ database, log: silentLog, now, newId: testIds.next })
    const types = { get: () => type, validate: () => [] }
    const services = {
      ...stores,
      types,
      identity: { embedded: undefined },
      now,
      log: silentLog,
    } as unknown as JobServices
    const all = { ...jobHandlers(services), ...handlers }
    return { ...stores, handlers: all, runner: createJobRunner({ ...stores, handlers: all, now, log: silentLog }) }
  }
  const aFilm = async () => {
    const film = aMovie().drafted().build()
    await server().documents.load(kind, [film])
    return film.id
  }
  const writes = async (id: string) => {
    const { rows } = await database.pool.query<{ verb: string }>('SELECT verb FROM audit WHERE id = $1 ORDER BY seq', [
      id,
    ])
    return rows.map(({ verb }) => verb).filter((verb) => verb.startsWith('timed'))
  }
  const jobsOf = async (id: string) => {
    const { rows } = await database.pool.query<{ status: string; attempt: number; success: number; failure: number }>(
      'SELECT status, attempt, success, failure FROM job WHERE doc = $1 ORDER BY due',
      [id],
    )
    return rows
  }
  const timed = async () => {
    const id = await aFilm()
    clock += HOUR
    await server().timings.set({ urn: kind.urn, id }, { publishAt: clock + HOUR }, setter)
    clock += HOUR
    return id
  }
  const killed = () => new Promise<never>(() => undefined)
  const reached = <Value>() => {
    let tell: (value: Value) => void = () => undefined
    return { at: new Promise<Value>((resolve) => (tell = resolve)), tell: (value: Value) => tell(value) }
  }

  it('publishes once where the server is killed before the write, and where it is killed after it', async () => {
    for (const moment of ['before', 'after'] as const) {
      const id = await timed()
      const point = reached<void>()
      const dying = server()
      const run = async (job: JobRow) => {
        if (moment === 'after') await dying.handlers.timedPublish.run(job)
        point.tell()
        await killed()
      }
      const victim = server({ timedPublish: { run } })
      void victim.runner.runDue()
      await point.at
      const next = server()
      await next.jobs.releaseOrphans()
      expect(await next.runner.runDue()).toBe(1)
      expect(await next.runner.runDue()).toBe(0)
      expect(await writes(id)).toEqual(['timedPublish'])
      expect(await jobsOf(id)).toEqual([{ status: 'active', attempt: 2, success: 1, failure: 0 }])
    }
  })

  it('publishes once where two servers look at the same time', async () => {
    const ids = [await timed(), await timed(), await timed()]
    clock += 3 * HOUR
    await Promise.all([server(), server(), server()].map(({ runner }) => runner.runDue()))
    for (const id of ids) expect(await writes(id)).toEqual(['timedPublish'])
  })

  it('leaves a job to its worker until the lease has run out', async () => {
    const id = await timed()
    const point = reached<void>()
    const run = async () => {
      point.tell()
      await killed()
    }
    void server({ timedPublish: { run } }).runner.runDue()
    await point.at
    expect(await server().runner.runDue()).toBe(0)
    clock += 30_000
    expect(await server().runner.runDue()).toBe(1)
    expect(await writes(id)).toEqual(['timedPublish'])
  })

  it('lets a worker that was thought dead change nothing of the job any more', async () => {
    const id = await timed()
    const { jobs, timings, runner } = server()
    await timings.promoteDue()
    const stalled = await jobs.claim('quick')
    clock += 30_000
    expect(await runner.runDue()).toBe(1)
    expect(stalled && (await jobs.beat(stalled))).toBe(false)
    if (stalled) await jobs.finish(stalled, { status: 'failed' })
    expect(await jobsOf(id)).toMatchObject([{ status: 'active' }])
  })

  it('lets a worker that was thought dead neither end nor put back what another one is at', async () => {
    const id = await timed()
    const { jobs, timings } = server()
    await timings.promoteDue()
    const lost = await jobs.claim('quick')
    clock += 30_000
    const held = await jobs.claim('quick')
    if (!lost || !held) throw new Error('there is no job to take')
    expect([held.id, held.attempt]).toEqual([lost.id, lost.attempt + 1])
    // By now a lease would end later.
    clock += 1_000
    const late: (() => Promise<unknown>)[] = [
      () => jobs.finish(lost, { status: 'failed', code: 90000500 }),
      () => jobs.finish(lost, { status: 'active' }),
      () => jobs.putBack(lost, clock),
      () => jobs.beat(lost),
    ]
    for (const act of late) {
      await act()
      expect(await jobs.find(held.id, held.uid)).toEqual(held)
      expect(await jobs.claim('quick')).toBeUndefined()
    }
    await jobs.putBack(held, clock + HOUR)
    expect(await jobsOf(id)).toMatchObject([{ status: 'yet-to-start', attempt: 2 }])
    clock += HOUR
    const last = await jobs.claim('quick')
    if (last) await jobs.finish(last, { status: 'active' })
    expect(await jobsOf(id)).toMatchObject([{ status: 'active', attempt: 3, success: 1 }])
  })

  it('tries again what breaks off, and gives up after three times', async () => {
    const id = await timed()
    let tries = 0
    const run = async () => {
      tries += 1
      throw new Error('the disk is away')
    }
    const failures: number[] = []
    const failed = async (_: JobRow, { code }: { code: number }) => void failures.push(code)
    const { runner } = server({ timedPublish: { run, failed } })
    for (let look = 0; look < 5; look += 1) {
      await runner.runDue()
      clock += 60_000
    }
    expect([tries, failures]).toEqual([3, [90000500]])
    expect(await jobsOf(id)).toMatchObject([{ status: 'failed', attempt: 3, failure: 1 }])
  })

  it('goes on under the same attempt each time the database was away, since that is no fault of the job', async () => {
    const id = await timed()
    const { handlers } = server()
    let outages = 0
    const run = async (job: JobRow) => {
      outages += 1
      if (outages <= 4) throw Object.assign(new Error('the database ends'), { code: '57P01' })
      await handlers.timedPublish.run(job)
    }
    await server({ timedPublish: { run } }).runner.runDue()
    expect(await jobsOf(id)).toMatchObject([{ status: 'active', attempt: 1, success: 1 }])
    expect(await writes(id)).toEqual(['timedPublish'])
  })

  it('waits before it tries again, twice as long before the last try, and as often again when it is asked for anew', async () => {
    const id = await timed()
    let tries = 0
    const run = async () => {
      tries += 1
      throw new DomainError('unavailable')
    }
    const { runner, jobs } = server({ timedPublish: { run } })
    const triesAfter = async (ms: number) => {
      clock += ms
      await runner.runDue()
      return tries
    }
    const waits = [0, 4_999, 1, 9_999, 1, HOUR]
    const seen: number[] = []
    for (const ms of waits) seen.push(await triesAfter(ms))
    expect(seen).toEqual([1, 1, 2, 2, 3, 3])
    const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM job WHERE doc = $1', [id])
    await jobs.retry(rows[0]?.id ?? '', actor, 'again')
    for (const ms of waits) seen.push(await triesAfter(ms))
    expect(seen.slice(waits.length)).toEqual([4, 4, 5, 5, 6, 6])
  })

  it('takes no further job once its server stops, and leaves it to the next', async () => {
    const ids = [await timed(), await timed()]
    const begun: string[] = []
    const stopping: { runner?: { stop: () => Promise<void> } } = {}
    const run = async (job: JobRow) => {
      begun.push(job.doc)
      void stopping.runner?.stop()
    }
    const { runner } = server({ timedPublish: { run } })
    stopping.runner = runner
    await runner.runDue()
    expect(begun).toEqual([ids[0]])
    await server().runner.runDue()
    expect(await writes(ids[1] ?? '')).toEqual(['timedPublish'])
  })

  it('gives up a job that takes its server down with it', async () => {
    const id = await timed()
    for (let life = 0; life < 3; life += 1) {
      const point = reached<void>()
      const run = async () => {
        point.tell()
        await killed()
      }
      const victim = server({ timedPublish: { run } })
      await victim.jobs.releaseOrphans()
      void victim.runner.runDue()
      await point.at
    }
    await server().jobs.releaseOrphans()
    await server().runner.runDue()
    expect(await jobsOf(id)).toMatchObject([{ status: 'failed', attempt: 4 }])
    expect(await writes(id)).toEqual([])
  })

  it('counts no stop against a job: it goes on after any number of them', async () => {
    const id = await timed()
    for (let stop = 0; stop < 5; stop += 1) {
      const stopping = server()
      await stopping.timings.promoteDue()
      const job = await stopping.jobs.claim('quick')
      if (!job) throw new Error('there is no job to leave')
      await stopping.jobs.leave(job)
    }
    await server().runner.runDue()
    expect(await jobsOf(id)).toMatchObject([{ status: 'active', attempt: 6 }])
  })

  it('goes over a revision that has moved between read and write', async () => {
    const id = await timed()
    const { documents, handlers } = server()
    let isFirst = true
    const run = async (job: JobRow) => {
      if (isFirst) {
        isFirst = false
        await documents.write(aSender({ ifMatch: 1 }), kind, id, (facts) => ({
          verb: 'saveDraft',
          next: { payload: { ...facts.draft?.payload, yr: 2001 }, schema: 1 },
        }))
        throw new DomainError('stale')
      }
      await handlers.timedPublish.run(job)
    }
    const { runner } = server({ timedPublish: { run } })
    await runner.runDue()
    clock += 60_000
    await runner.runDue()
    expect(await writes(id)).toEqual(['timedPublish'])
  })

  it('answers a second request with the job that is in flight, and tells its owner of every step', async () => {
    const id = await aFilm()
    const { jobs, runner } = server()
    const wish = {
      kind: 'reaggregate',
      urn: kind.urn,
      doc: id,
      prd: ['rimba-my'],
      actor,
      trace: 't',
      input: {},
    } as const
    const [one, two] = await Promise.all([jobs.enqueue(wish), jobs.enqueue({ ...wish, trace: 'u' })])
    expect(two.id).toBe(one.id)
    await runner.runDue()
    expect((await jobs.enqueue(wish)).id).not.toBe(one.id)
    const { rows } = await database.pool.query<{ data: { status: string } }>(
      "SELECT data FROM event WHERE topic = 'job' AND id = $1 ORDER BY seq",
      [one.id],
    )
    expect(rows.map(({ data }) => data.status)).toEqual(['yet-to-start', 'processing', 'active'])
    await runner.runDue()
  })
})

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { JobRow } from '../../jobs/jobRow.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { anActor, aSender } from '#tests/support/aSender.ts'
import { aType } from '#tests/support/aType.ts'
import { silentLog } from '#tests/support/silentLog.ts'
import { eventually } from '#tests/support/eventually.ts'
import { countedGrams, keptGrams } from '#tests/support/gramCounts.ts'
import { openTestDatabase, TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { testIds } from '#tests/support/testIds.ts'
import type { Database } from '../../../db/openDatabase.ts'
import { createStores } from '../../createStores.ts'
import { catalogKind } from '../documentKind.ts'
import type { DocumentFacts } from '../documentFacts.ts'
import type { ManyChange, ManyItem } from './writeMany.ts'

const kind = catalogKind(aType())
const actor = anActor()
const LEASE = 30_000

describe.each(TEST_ENGINES)("writing a slice of a job's titles (%s)", (engine) => {
  let database: Database
  let stores: ReturnType<typeof createStores>
  let clock = Date.UTC(2026, 10, 24)
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    stores = createStores({ database, log: silentLog, now: () => clock, newId: testIds.next })
  })
  afterAll(() => database.close())
  // A job that nobody ends would be the next that is claimed.
  afterEach(() => database.pool.query(`UPDATE job SET status = 'inactive'`))

  const aJob = async (docs: readonly string[]): Promise<JobRow> => {
    const input = { changes: {} }
    const wish = {
      kind: 'bulkUpdate',
      urn: kind.urn,
      prd: ['rimba-my'],
      actor: anActor({ uid: testIds.next() }),
      trace: 't',
      input,
    }
    await stores.bulkJobs.enqueue(wish as never, { by: 'rows', rows: docs.map((doc) => ({ doc })) })
    const job = await stores.jobs.claim('long')
    if (!job) throw new Error('there is no job')
    return job
  }
  const films = async (many: number) => {
    const built = Array.from({ length: many }, () => aMovie().with({ yr: 1970 }).drafted().build())
    await stores.documents.load(kind, built)
    return built.map(({ id }) => id)
  }
  const yearOf =
    (yr: number) =>
    (facts: DocumentFacts | undefined): ManyChange => ({
      verb: 'saveDraft',
      next: { payload: { ...facts?.draft?.payload, yr }, schema: 1 },
    })
  const write = (job: JobRow, items: readonly ManyItem[]) =>
    stores.documents.writeMany(aSender({ actor }), kind, items, { job: job.id, attempt: job.attempt })
  const itemsOf = async ({ id }: JobRow) => {
    const { rows } = await database.pool.query<{ nth: number; outcome: string; code: number | null; doc: string }>(
      'SELECT nth, outcome, code, doc FROM job_item WHERE job = $1 ORDER BY nth',
      [id],
    )
    return rows
  }
  const outcomes = async (job: JobRow) => (await itemsOf(job)).map(({ outcome, code }) => code ?? outcome)
  const savesOf = async (ids: readonly string[]) => {
    const { rows } = await database.pool.query<{ many: string }>(
      `SELECT count(*) AS many FROM audit WHERE id = ANY ($1) AND verb = 'saveDraft'`,
      [ids],
    )
    return Number(rows[0]?.many)
  }
  const counts = async (job: JobRow) => {
    const { success, failure } = (await stores.jobs.find(job.id, job.uid)) as JobRow
    return { success, failure }
  }

  it('happens once for each title, however often it is done', async () => {
    const ids = await films(3)
    const job = await aJob(ids)
    const items = ids.map((id, at) => ({ nth: at + 1, id, decide: yearOf(1980) }))
    await Promise.all([write(job, items), write(job, items), write(job, items)])
    expect(await write(job, items)).toBe(true)
    expect(await savesOf(ids)).toBe(3)
    expect(await outcomes(job)).toEqual(['success', 'success', 'success'])
    expect(await counts(job)).toEqual({ success: 3, failure: 0 })
  })

  it('writes nothing for a worker whose job another has taken over, or that was called off', async () => {
    const ids = await films(2)
    const job = await aJob(ids)
    clock += LEASE
    const next = await stores.jobs.claim('long')
    expect(next).toMatchObject({ id: job.id, attempt: job.attempt + 1 })
    const items = ids.map((id, at) => ({ nth: at + 1, id, decide: yearOf(1981) }))
    expect(await write(job, items)).toBe(false)
    expect(await savesOf(ids)).toBe(0)
    expect(await write(next as JobRow, items.slice(0, 1))).toBe(true)
    const { actor: owner } = job
    expect(await stores.bulkJobs.cancel(job.id, owner)).toMatchObject({ status: 'inactive', success: 1 })
    expect(await write(next as JobRow, items)).toBe(false)
    expect(await outcomes(job)).toEqual(['success', 'waiting'])
    expect(await stores.bulkJobs.cancel(job.id, owner)).toBeUndefined()
  })

  it.runIf(engine === 'postgres')('waits for no other slice; whoever calls its job off waits for all', async () => {
    const [held = '', free = ''] = await films(2)
    const job = await aJob([held, free])
    const waiting = (many: number) =>
      eventually(async () => {
        const { rows } = await database.pool.query(`SELECT FROM pg_stat_activity
          WHERE wait_event_type = 'Lock' AND datname = current_database()`)
        expect(rows).toHaveLength(many)
      })
    const [slice, calling] = await database.kysely.transaction().execute(async (somebody) => {
      await sql`SELECT FROM document WHERE id = ${held} FOR UPDATE`.execute(somebody)
      const first = write(job, [{ nth: 1, id: held, decide: yearOf(1986) }])
      await waiting(1)
      expect(await stores.jobs.beat(job)).toBe(true)
      expect(await write(job, [{ nth: 2, id: free, decide: yearOf(1986) }])).toBe(true)
      const second = stores.bulkJobs.cancel(job.id, job.actor)
      await waiting(2)
      return [{ ending: first }, { ending: second }] as const
    })
    expect(await slice.ending).toBe(true)
    expect(await calling.ending).toMatchObject({ status: 'inactive', success: 2 })
  })

  it('looks again at a title that somebody has saved meanwhile, and gives up one that never stands still', async () => {
    const [once = '', always = ''] = await films(2)
    const job = await aJob([once, always])
    const save = async (id: string) => {
      const { rev } = await stores.documents.read(aSender({ actor }), kind, id)
      await stores.documents.write(aSender({ actor, ifMatch: rev }), kind, id, (facts) => ({
        verb: 'saveDraft',
        next: { payload: { ...facts.draft?.payload, no: rev }, schema: 1 },
      }))
    }
    await save(once)
    expect(await write(job, [{ nth: 1, id: once, decide: yearOf(1982) }])).toBe(true)
    const stale = (facts: DocumentFacts | undefined): ManyChange => {
      if (facts) facts.rev -= 1
      return yearOf(1982)(facts)
    }
    expect(await write(job, [{ nth: 2, id: always, decide: stale }])).toBe(true)
    expect(await outcomes(job)).toEqual(['success', 90010409])
    expect(await counts(job)).toEqual({ success: 1, failure: 1 })
  })

  it('writes a document that two items name twice, one after the other', async () => {
    const [id = ''] = await films(1)
    const job = await aJob([id, id])
    const seen: unknown[] = []
    const decide = (yr: number) => (facts: DocumentFacts | undefined) => {
      seen.push(facts?.draft?.payload?.yr)
      return yearOf(yr)(facts)
    }
    await write(
      job,
      [1983, 1984].map((yr, at) => ({ nth: at + 1, id, decide: decide(yr) })),
    )
    expect(seen).toEqual([1970, 1983])
    expect(await outcomes(job)).toEqual(['success', 'success'])
    expect(await savesOf([id])).toBe(2)
  })

  it('makes titles, and refuses the one whose external id is taken', async () => {
    const job = await aJob(['', '', ''])
    const made = (exId: string) => (): ManyChange => ({
      verb: 'saveDraft',
      next: { payload: { lon: [{ lang: 'en', n: exId }], prd: ['rimba-my'], ex_id: exId }, schema: 1 },
      exId,
      provider: 'p',
    })
    await write(
      job,
      ['a', 'b', 'a'].map((exId, at) => ({ nth: at + 1, id: undefined, decide: made(exId) })),
    )
    expect(await outcomes(job)).toEqual(['success', 'success', 90010415])
    const [first] = await itemsOf(job)
    expect((await stores.documents.read(aSender({ actor }), kind, first?.doc ?? '')).rev).toBe(1)
    expect(await counts(job)).toEqual({ success: 2, failure: 1 })
  })

  it('keeps the whole slice from falling with one title that the database refuses', async () => {
    const ids = await films(3)
    const job = await aJob(ids)
    const nul = (facts: DocumentFacts | undefined): ManyChange => ({
      verb: 'saveDraft',
      next: { payload: { ...facts?.draft?.payload, pn: 'a\u0000b' }, schema: 1 },
    })
    await write(
      job,
      ids.map((id, at) => ({ nth: at + 1, id, decide: at === 1 ? nul : yearOf(1985) })),
    )
    expect(await outcomes(job)).toEqual(['success', 90000400, 'success'])
  })

  it('keeps totals, list rows and the search as single writes do', async () => {
    const ids = await films(4)
    const job = await aJob(ids)
    const total = async () => (await stores.lists.count(aSender({ actor }), [kind], ['archived']))[0]?.count ?? 0
    const before = await total()
    await write(
      job,
      ids.map((id, at) => ({ nth: at + 1, id, decide: () => ({ verb: 'archive' }) })),
    )
    expect(await total()).toBe(before + 4)
    const { rows } = await database.pool.query<{ st: string }>('SELECT st FROM search WHERE id = ANY ($1)', [ids])
    expect(rows.map(({ st }) => st)).toEqual(['archived', 'archived', 'archived', 'archived'])
    expect(await keptGrams(database)).toEqual(await countedGrams(database))
  })
})

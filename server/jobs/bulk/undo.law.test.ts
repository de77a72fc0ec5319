import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { openBulkServer } from '#tests/support/bulk/bulkServer.ts'
import { rowsOfFilm } from '#tests/support/bulk/rowsOfFilms.ts'
import type { Person, TestServer } from '#tests/support/startServer.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'

const URN = 'urn:resource:catalog:film'
const RUNS = 12

const word = fc.constantFrom('Alpha', 'Beta', 'alpha beta', 'Gamma')
const fields = fc.record(
  {
    yr: fc.constantFrom(1999, 2000, 2020),
    gnr: fc.uniqueArray(fc.constantFrom('drama', 'crime', 'war'), { minLength: 1 }),
    lws: fc.constantFrom('2026-01-31T00:00:00.000Z', '2026-02-28T12:00:00.000Z'),
    pn: word,
  },
  { requiredKeys: [] },
)
const start = fc.constantFrom('drafted', 'published', 'over', 'pending', 'pre-draft', 'archived', 'deleted')
const title = fc.record({
  start,
  before: fields,
  now: fields,
  name: word,
  isLocked: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  /** What nobody has judged is changed by itself. */
  sound: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
})
const edits: fc.Arbitrary<ChangeSet> = fc.record(
  {
    set: fc.record({ yr: fc.constantFrom(2000, 2020), 'lon.ms': word }, { requiredKeys: [] }),
    unset: fc.subarray(['pn', 'lws']),
    add: fc.record({ gnr: fc.constant(['drama', 'noir']) }),
    remove: fc.record({ gnr: fc.constant(['war']) }),
    shift: fc.record({ lws: fc.record({ months: fc.integer({ min: 1, max: 3 }) }) }),
    replace: fc.constant([{ field: 'lon', find: 'alpha', with: 'Omega' }]),
    publish: fc.boolean(),
  },
  { requiredKeys: ['set'] },
)
const moves: fc.Arbitrary<ChangeSet> = fc
  .constantFrom<NonNullable<ChangeSet['st']>>('published', 'unpublished', 'archived', 'deleted', 'draft', 'pending')
  .map((st) => ({ st }))
/** What the database makes of many titles by itself. */
const alike: fc.Arbitrary<ChangeSet> = fc.record({
  set: fc.record(
    {
      yr: fc.constantFrom(2000, 2020),
      pn: fc.constantFrom('Alpha', ' it\'s "a" \\ 山 '),
      gnr: fc.subarray(['crime', 'noir', 'drama']),
      vce: fc.boolean(),
      chty: word,
    },
    { requiredKeys: [] },
  ),
  unset: fc.subarray(['pn', 'yr', 'gnr']),
})
type Title = typeof title extends fc.Arbitrary<infer One> ? One : never
/** Whatever else is drawn, these are changed by any such change, and need no look. */
const open = { now: {}, name: 'Alpha', isLocked: false, sound: true } as const
const CHANGED: readonly Title[] = (['drafted', 'published'] as const).map((from) => ({
  ...open,
  start: from,
  before: { pn: 'Beta', yr: 1999, gnr: ['war'], chty: 'none' },
}))

const built = (one: Title): LoadedDocument => ({ ...filmOf(one), sound: one.sound })

function filmOf({ start: from, before, now, name }: Title) {
  const text = aMovie().named(name).with(before)
  if (from === 'archived' || from === 'deleted') return text.takenDown(from).build()
  if (from === 'published') return text.published().build()
  if (from === 'over') return text.published().with(now).drafted().build()
  return text.drafted(from === 'drafted' ? 'draft' : (from as 'pending')).build()
}

describe('laws of bulk changes', () => {
  let at: Awaited<ReturnType<typeof openBulkServer>>
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    at = await openBulkServer()
    ann = await at.server.signInAs({ roles: ['content_admin'], username: 'ann' })
    bob = await at.server.signInAs({ roles: ['content_admin'], username: 'bob' })
  })
  afterAll(() => at.close())

  const lockedByBob = async (titles: readonly Title[], ids: readonly string[]) => {
    for (const [nth, { isLocked }] of titles.entries()) {
      const payload = { id: ids[nth], urn: URN }
      const headers = { 'x-tab-id': 'tab' }
      if (isLocked) await at.call(bob, { method: 'POST', url: '/api/user/lock/acquire', payload, headers })
    }
  }
  const revisions = async (ids: readonly string[]) => {
    const { rows } = await at.server.database.pool.query<{ id: string; rev: number }>(
      'SELECT id, rev FROM document WHERE id = ANY ($1)',
      [ids],
    )
    return new Map(rows.map(({ id, rev }) => [id, rev]))
  }

  it('undone, every title stands as it stood; a retry comes by what failed alone; the counts add up', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(title, { minLength: 1, maxLength: 8 }),
        fc.oneof(edits, moves, alike),
        async (titles, changes) => {
          const films = titles.map(built)
          const ids = films.map(({ id }) => id)
          await at.load(...films)
          await lockedByBob(titles, ids)
          const before = await Promise.all(ids.map(at.standing))
          const answer = await at.begun(ann, { keys: ids, ...changes })
          // An empty change set is refused.
          if (answer.status === 422) return
          await at.server.runner.runDue()
          const done = await at.job(ann, answer.data.status_id)
          expect(done.success + done.failure).toBe(done.count)
          expect(done.failureKeys).toHaveLength(done.failure)
          const changed = (await at.items(ann, done.id, '?outcome=success&pageSize=100')).map(({ key }) => key)
          const once = await revisions(ids)
          if (done.failure > 0) {
            const again = await at.retry(ann, done.id)
            expect(again).toMatchObject({ success: done.success, failure: done.failure, count: done.count })
            expect(await revisions(ids)).toEqual(once)
          }
          for (const [nth, id] of ids.entries())
            if (!changed.includes(id)) expect(await at.standing(id)).toEqual(before[nth])
          if (changed.length === 0) return
          expect(await at.undo(ann, done.id)).toMatchObject({ success: changed.length, failure: 0 })
          expect(await Promise.all(ids.map(at.standing))).toEqual(before)
        },
      ),
      { numRuns: RUNS },
    )
  })

  it('the database makes of many titles by itself what is made of them one by one', async () => {
    const changed = async (titles: readonly Title[], changes: ChangeSet, isOneByOne: boolean) => {
      const films = [...CHANGED, ...titles].map(built)
      const ids = films.map(({ id }) => id)
      await at.load(...films)
      await lockedByBob([...CHANGED, ...titles], ids)
      const { database, services } = at.server
      const passed = vi.spyOn(services.documents, 'writeAlike')
      // As if there were none that the database changes by itself.
      if (isOneByOne) passed.mockResolvedValue(true)
      const answer = await at.begun(ann, { keys: ids, ...changes })
      await at.server.runner.runDue()
      passed.mockRestore()
      const { rows } = await database.pool.query<{ many: number }>(
        `SELECT count(*)::integer AS many FROM job_item WHERE job = $1 AND before ? 'alike'`,
        [answer.data.status_id],
      )
      const many = rows[0]?.many ?? 0
      expect(isOneByOne ? many === 0 : many >= CHANGED.length).toBe(true)
      const { success, failure } = await at.job(ann, answer.data.status_id)
      return { success, failure, films: await Promise.all(ids.map((id) => told(database, id))) }
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(title, { minLength: 1, maxLength: 8 }),
        alike.filter(({ set, unset }) => Object.keys(set ?? {}).length + (unset?.length ?? 0) > 0),
        fc.boolean(),
        async (titles, changes, isOneByOne) => {
          const first = await changed(titles, changes, isOneByOne)
          expect(first).toEqual(await changed(titles, changes, !isOneByOne))
        },
      ),
      { numRuns: RUNS },
    )
  })
})

/** The rows of a film without what says how they came about: when, how it is undone, in which order fields are told. */
async function told(database: TestServer['database'], id: string) {
  const { item, audit, ...rows } = untimed(await rowsOfFilm(database, id))
  const inOrder = (audit as { change: { field: string }[] }[]).map((entry) => ({
    ...entry,
    change: entry.change.toSorted((one, two) => (one.field < two.field ? -1 : 1)),
  }))
  const items = (item as object[]).map((one) => ({ ...one, before: undefined }))
  return { ...rows, items, audit: inOrder }
}

/** Of each time only whether it is that of the load, and nothing of what a chore notes in its own time. */
function untimed<Rows>(rows: Rows): Rows {
  const times = ['created', 'updated', 'at', 'until']
  const notes = ['noted', 'noted_words']
  return JSON.parse(JSON.stringify(rows), (key, value: unknown) => {
    if (notes.includes(key)) return undefined
    return times.includes(key) ? String(value).startsWith('2026-01-01') : value
  }) as Rows
}

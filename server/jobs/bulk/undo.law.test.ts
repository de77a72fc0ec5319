import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeSet } from '#contract/schemas/changeSet.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { openBulkServer } from '#tests/support/bulk/bulkServer.ts'
import type { Person } from '#tests/support/startServer.ts'

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
type Title = typeof title extends fc.Arbitrary<infer One> ? One : never

function built({ start: from, before, now, name }: Title) {
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
        fc.oneof(edits, moves),
        async (titles, changes) => {
          const films = titles.map(built)
          const ids = films.map(({ id }) => id)
          await at.load(...films)
          for (const [nth, { isLocked }] of titles.entries()) {
            const payload = { id: ids[nth], urn: URN }
            const headers = { 'x-tab-id': 'tab' }
            if (isLocked) await at.call(bob, { method: 'POST', url: '/api/user/lock/acquire', payload, headers })
          }
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
})

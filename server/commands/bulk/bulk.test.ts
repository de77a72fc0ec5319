import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DryRun, JobItem } from '#contract/schemas/bulk.ts'
import type { JobAnswer, JobEntry, JobState } from '#contract/values/jobs.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { BULK, openBulkServer } from '#tests/support/bulk/bulkServer.ts'
import type { Person } from '#tests/support/startServer.ts'

const NOWHERE = '0198c0de-0000-7000-8000-00000000dead'

describe('the calls of bulk changes', () => {
  let at: Awaited<ReturnType<typeof openBulkServer>>
  let ann: Person
  let bob: Person
  beforeAll(async () => {
    at = await openBulkServer()
    ann = await at.server.signInAs({ roles: ['content_admin'], username: 'ann', name: 'Ann' })
    bob = await at.server.signInAs({ roles: ['content_admin'], username: 'bob', name: 'Bob' })
  })
  afterAll(() => at.close())

  const films = async (...years: number[]) => {
    const built = years.map((yr) => aMovie().named(`Film ${yr}`).with({ yr }).drafted().build())
    await at.load(...built)
    return built.map(({ id }) => id)
  }
  const status = async (person: Person, id: string) =>
    (await at.call<JobState>(person, { url: `/api/bulkupdate/status/${id}` })).data

  it('freeze all that match when they are asked for: what comes later is left alone', async () => {
    const [one = '', two = ''] = await films(1901, 1901)
    const body = { flt: { filter: [{ field: 'yr', term: '1901' }], st: 'draft' }, set: { pn: 'x' } }
    const answer = await at.begun(ann, body)
    expect(answer).toMatchObject({
      status: 202,
      data: { success: true, networkError: false, apiError: false, failureKeys: [], errorMessage: '' },
    })
    const [late = ''] = await films(1901)
    await at.server.runner.runDue()
    const done = await status(ann, answer.data.status_id)
    expect(done).toMatchObject({ status: 'active', count: 2, success: 2, failureKeys: [] })
    expect((await at.standing(late)).draft?.payload).not.toHaveProperty('pn')
    for (const id of [one, two]) expect((await at.standing(id)).draft?.payload).toMatchObject({ pn: 'x' })
  })

  it('touch no title of a foreign product, whoever names it or filters for it', async () => {
    const foreign = aMovie().with({ yr: 1902 }).in('nusantara').drafted().build()
    await at.load(foreign)
    const done = await at.bulk(ann, { flt: { filter: [{ field: 'yr', term: '1902' }], st: 'all' }, set: { pn: 'x' } })
    expect(done).toMatchObject({ count: 0, success: 0, status: 'active' })
    expect(await at.bulk(ann, { keys: [foreign.id], set: { pn: 'x' } })).toMatchObject({ failure: 1, status: 'failed' })
  })

  it('are refused at once to whoever has no product', async () => {
    const nobody = await at.server.signInAs({ roles: ['content_admin'], username: 'nobody', products: [] })
    const [id = ''] = await films(1904)
    const change = { set: { pn: 'x' } }
    for (const titles of [{ keys: [id] }, { flt: { filter: [], st: 'all' } }]) {
      expect(await at.begun(nobody, { ...titles, ...change })).toMatchObject({ status: 400, code: 90000405 })
      const dryRun = { method: 'POST', url: `${BULK}/dryrun`, payload: { ...titles, ...change } } as const
      expect(await at.call(nobody, dryRun)).toMatchObject({ status: 400, code: 90000405 })
    }
    expect((await at.call<JobEntry[]>(nobody, { url: '/api/jobs' })).data).toEqual([])
  })

  it('are refused by field, where they change nothing, or name neither titles nor a filter', async () => {
    const [id = ''] = await films(1903)
    const refused = async (body: object) => {
      const { status: http, code } = await at.begun(ann, body)
      return [http, code]
    }
    expect(await refused({ keys: [id], set: { yr: 'soon', nope: 1 } })).toEqual([422, 90000422])
    expect(await refused({ keys: [id] })).toEqual([422, 90060423])
    expect(await refused({ keys: [id], st: 'purged' })).toEqual([422, 90000422])
    expect(await refused({ set: { yr: 1 } })).toEqual([400, 90000400])
    expect(await refused({ keys: ['x'], set: { yr: 1 } })).toEqual([400, 90000400])
    expect(await refused({ flt: { filter: [{ field: 'nope', term: '1' }] }, set: { yr: 1999 } })).toEqual([
      400, 90000402,
    ])
  })

  it('stop at three of one person, and another one is not held up by that', async () => {
    const [id = ''] = await films(1904)
    const body = { keys: [id], set: { pn: 'y' } }
    const answers = await Promise.all(Array.from({ length: 5 }, () => at.begun(ann, body)))
    // The server's own runner may end one in between.
    expect(answers.filter(({ code }) => code === 90060429).length).toBeLessThanOrEqual(2)
    await at.server.runner.runDue()
    const { database } = at.server
    await database.pool.query(
      `UPDATE job SET status = 'yet-to-start', due = now() + interval '1 day' WHERE id = ANY ($1)`,
      [answers.flatMap(({ data }) => data?.status_id ?? []).slice(0, 3)],
    )
    expect(await at.begun(ann, body)).toMatchObject({ status: 429, code: 90060429 })
    expect((await at.begun(bob, body)).status).toBe(202)
    for (const { data } of answers) if (data) await at.post(ann, `/api/jobs/${data.status_id}/cancel`)
    await at.server.runner.runDue()
  })

  it('are begun once under one retry key', async () => {
    const [id = ''] = await films(1905)
    const headers = { 'idempotency-key': 'once' }
    const send = () =>
      at.call<JobAnswer>(ann, { method: 'PUT', url: BULK, headers, payload: { keys: [id], set: { pn: 'z' } } })
    const [one, two] = [await send(), await send()]
    expect(two.data.status_id).toBe(one.data.status_id)
    await at.server.runner.runDue()
  })

  it('need the right of each status that they move titles to, and lose it with the right', async () => {
    const [id = ''] = await films(1906)
    const creator = await at.server.signInAs({ roles: ['creator'], username: 'cid' })
    expect((await at.begun(creator, { keys: [id], set: { pn: 'c' }, publish: true })).status).toBe(403)
    expect((await at.begun(creator, { keys: [id], st: 'archived' })).status).toBe(403)
    expect((await at.bulk(creator, { keys: [id], set: { pn: 'c' } })).success).toBe(1)
    const approver = await at.server.signInAs({ roles: ['approver'], username: 'abe' })
    expect((await at.begun(approver, { keys: [id], st: 'deleted' })).status).toBe(403)
    expect((await at.bulk(approver, { keys: [id], st: 'published' })).success).toBe(1)
  })

  it('leave alone what has changed since the revision that was seen, and say so beforehand and afterwards', async () => {
    const [id = '', same = ''] = await films(1910, 1910)
    const revision = async (key: string) =>
      (await at.call<{ rev: number }>(ann, { url: `/api/content/urn/resource/catalog/film/${key}` })).data.rev
    const revisions = { [id]: await revision(id), [same]: await revision(same) }
    await at.bulk(bob, { keys: [id], set: { pn: 'unseen' } })
    const body = { keys: [id, same], revisions, st: 'published' }
    const dry = await at.call<DryRun>(ann, { method: 'POST', url: `${BULK}/dryrun`, payload: body })
    expect(dry.data).toMatchObject({ wouldChange: 1, failures: 1, wouldFail: [{ key: id, code: 90060414 }] })
    const done = await at.bulk(ann, body)
    expect(done).toMatchObject({ success: 1, failure: 1, failureKeys: [id] })
    expect((await at.items(ann, done.id)).map(({ outcome, code }) => [outcome, code])).toEqual([
      ['failure', 90060414],
      ['success', undefined],
    ])
    expect([(await at.standing(id)).published, (await at.retry(ann, done.id)).failure]).toEqual([null, 1])
    expect((await at.begun(ann, { flt: { filter: [] }, revisions, st: 'published' })).status).toBe(400)
    expect((await at.begun(ann, { keys: [same], revisions, st: 'published' })).status).toBe(400)
  })

  it('set texts title by title, guarded by revisions and undone as one, and nothing but texts', async () => {
    const [one = '', two = ''] = await films(1911, 1911)
    const texts = (n: string) => ({ lon: [{ lang: 'en', n }] })
    const nameOf = async (id: string) => ((await at.standing(id)).draft?.payload as { lon?: unknown } | undefined)?.lon
    const refused = async (more: object) => (await at.begun(ann, { keys: [one, two], ...more })).status
    expect(await refused({ each: { [one]: texts('A') } })).toBe(422)
    expect(await refused({ each: { [one]: texts('A'), [two]: { yr: 1 } } })).toBe(422)
    expect(await refused({ each: { [one]: texts('A'), [NOWHERE]: texts('B') }, set: { pn: 'x' } })).toBe(400)
    expect(await refused({ each: { [one]: texts('A'), [two]: texts('B') }, publish: true })).toBe(400)
    const body = { keys: [one, two], each: { [one]: texts('A'), [two]: texts('B') }, revisions: { [two]: 99 } }
    const dry = await at.call<DryRun>(ann, { method: 'POST', url: `${BULK}/dryrun`, payload: body })
    expect(dry.data).toMatchObject({ wouldChange: 1, failures: 1, wouldFail: [{ key: two, code: 90060414 }] })
    const done = await at.bulk(ann, body)
    expect(done).toMatchObject({ success: 1, failure: 1, failureKeys: [two] })
    expect([await nameOf(one), await nameOf(two)]).toEqual([texts('A').lon, [{ lang: 'en', n: 'Film 1911' }]])
    const viewer = await at.server.signInAs({ roles: ['vod_content_user'], username: 'val' })
    expect((await at.begun(viewer, body)).status).toBe(403)
    await at.undo(ann, done.id)
    expect(await nameOf(one)).toEqual([{ lang: 'en', n: 'Film 1911' }])
  })

  it('tell beforehand what they would change and what they could not, and write nothing', async () => {
    const [id = '', same = ''] = await films(1907, 2007)
    const before = await at.standing(id)
    const payload = { keys: [id, same, NOWHERE], set: { yr: 2007 } }
    const { data } = await at.call<DryRun>(ann, { method: 'POST', url: `${BULK}/dryrun`, payload })
    expect(data).toMatchObject({ count: 3, looked: 3, wouldChange: 1, unchanged: 1, failures: 1 })
    expect(data.wouldFail).toMatchObject([{ key: NOWHERE, code: 90000414, lon: [] }])
    expect(data.examples).toEqual([
      { key: id, lon: [{ lang: 'en', n: 'Film 1907' }], changes: [{ field: '/yr', before: 1907, after: 2007 }] },
    ])
    expect(await at.standing(id)).toEqual(before)
    expect((await at.call<JobEntry[]>(ann, { url: `/api/jobs?item=${id}` })).data).toEqual([])
  })

  it('are called off, stay in the bell and in the jobs of their titles, and are told step by step', async () => {
    const [id = ''] = await films(1908)
    const { data } = await at.begun(ann, { keys: [id], set: { pn: 'q' } })
    await at.server.runner.runDue()
    expect((await at.post(ann, `/api/jobs/${data.status_id}/cancel`)).code).toBe(90060409)
    expect((await at.call<JobEntry[]>(ann, { url: `/api/jobs?item=${id}&kind=bulkUpdate` })).data).toMatchObject([
      { id: data.status_id, kind: 'bulkUpdate', cty: 'film', doc: '', count: 1, success: 1 },
    ])
    const settings = await at.call<{ n: string; payload: { status_id: string } }[]>(ann, {
      url: '/api/user/setting/list?t=job',
    })
    expect(settings.data.find(({ payload }) => payload.status_id === data.status_id)).toMatchObject({
      n: 'bulkUpdate',
      payload: { kind: 'bulkUpdate', cty: 'film' },
    })
    const { rows } = await at.server.database.pool.query<{ data: { status: string } }>(
      `SELECT data FROM event WHERE topic = 'job' AND id = $1 ORDER BY seq`,
      [data.status_id],
    )
    expect(rows.map((row) => row.data.status)).toEqual(['yet-to-start', 'processing', 'processing', 'active'])
  })

  it('of others are seen with the page of notifications alone, and touched by nobody', async () => {
    const [id = ''] = await films(1909)
    const done = await at.bulk(ann, { keys: [id], set: { pn: 'r' } })
    expect(await at.job(bob, done.id)).toMatchObject({
      id: done.id,
      undoable: false,
      cancellable: false,
      retryable: false,
    })
    expect(await at.items(bob, done.id)).toMatchObject([{ key: id, outcome: 'success' }])
    const url = `/api/jobs/${done.id}`
    for (const act of ['cancel', 'undo', 'retry']) expect((await at.post(bob, `${url}/${act}`)).status).toBe(404)
    const viewer = await at.server.signInAs({ roles: ['vod_content_user'], username: 'vic' })
    expect((await at.call(viewer, { url })).status).toBe(404)
    const foreign = await at.server.signInAs({ roles: ['content_admin'], products: ['nusantara'], username: 'fay' })
    expect((await at.call<JobItem[]>(foreign, { url: `${url}/items` })).status).toBe(404)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMovie } from '#tests/support/aMovie.ts'
import { openBulkServer } from '#tests/support/bulk/bulkServer.ts'
import { aType } from '#tests/support/aType.ts'
import type { Person } from '#tests/support/startServer.ts'
import { TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const NOWHERE = '0198c0de-0000-7000-8000-00000000dead'

describe.each(TEST_ENGINES)('bulk changes (%s)', (engine) => {
  let at: Awaited<ReturnType<typeof openBulkServer>>
  let ann: Person
  beforeAll(async () => {
    at = await openBulkServer(engine)
    ann = await at.server.signInAs({ roles: ['content_admin'], username: 'ann', name: 'Ann' })
  })
  afterAll(() => at.close())

  it('edit the draft that is there, open one over what is published, and are taken back to the letter', async () => {
    const films = [
      aMovie().named('Draft').with({ yr: 1999 }).drafted().build(),
      aMovie().named('Live').with({ yr: 2001 }).published().build(),
      aMovie().named('Live').published().named('Both').with({ yr: 2002 }).drafted().build(),
      aMovie().named('So').with({ yr: 2020 }).drafted().build(),
    ]
    await at.load(...films)
    const [draft = '', live = '', both = '', so = ''] = films.map(({ id }) => id)
    const before = await Promise.all([draft, live, both, so].map(at.standing))
    const done = await at.bulk(ann, { keys: [draft, live, both, so], set: { yr: 2020 } })
    expect(done).toMatchObject({
      status: 'active',
      count: 4,
      success: 4,
      failure: 0,
      undoable: true,
      cancellable: false,
    })
    expect(done.steps.map(({ step }) => step)).toEqual(['asked', 'collected', 'begun', 'ended'])
    expect((await at.items(ann, done.id)).map(({ outcome }) => outcome)).toEqual([
      'success',
      'success',
      'success',
      'unchanged',
    ])
    const after = await Promise.all([draft, live, both].map(at.standing))
    for (const { draft: now } of after) expect(now?.payload).toMatchObject({ yr: 2020 })
    expect(after[1]?.published?.payload).toMatchObject({ yr: 2001 })

    const undone = await at.undo(ann, done.id)
    expect(undone).toMatchObject({
      status: 'active',
      kind: 'undo',
      count: 3,
      success: 3,
      undoes: done.id,
      undoable: false,
    })
    expect(await Promise.all([draft, live, both, so].map(at.standing))).toEqual(before)
    expect(await at.job(ann, done.id)).toMatchObject({ undoneBy: undone.id, undoable: false })
    expect((await at.post(ann, `/api/jobs/${done.id}/undo`)).code).toBe(90060412)
  })

  it('publish in the same go, and undone publish again what was published before', async () => {
    const films = [
      aMovie().named('New').drafted().build(),
      aMovie().named('Old').published().named('Newer').drafted().build(),
      aMovie().named('Live').with({ yr: 1950 }).published().build(),
    ]
    await at.load(...films)
    const ids = films.map(({ id }) => id)
    const before = await Promise.all(ids.map(at.standing))
    const done = await at.bulk(ann, { keys: ids, set: { yr: 2021 }, publish: true })
    expect(done).toMatchObject({ status: 'active', success: 3 })
    for (const { draft, published } of await Promise.all(ids.map(at.standing))) {
      expect(draft).toBeNull()
      expect(published?.payload).toMatchObject({ yr: 2021 })
    }
    await at.undo(ann, done.id)
    expect(await Promise.all(ids.map(at.standing))).toEqual(before)
  })

  it.each([
    ['published', ['drafted', 'over']],
    ['unpublished', ['published']],
    ['archived', ['drafted', 'published', 'over']],
    ['deleted', ['drafted', 'published', 'over']],
    ['draft', ['archived', 'deleted', 'pending']],
    ['pending', ['drafted', 'over']],
  ])('move titles to %s as they stand, and back', async (st, starts) => {
    const builders: Record<string, () => ReturnType<typeof aMovie>> = {
      drafted: () => aMovie().drafted(),
      published: () => aMovie().published(),
      over: () => aMovie().published().named('Beta').drafted(),
      archived: () => aMovie().takenDown('archived'),
      deleted: () => aMovie().takenDown('deleted'),
      pending: () => aMovie().drafted('pending'),
    }
    const films = starts.flatMap((start) => builders[start]?.().build() ?? [])
    await at.load(...films)
    const ids = films.map(({ id }) => id)
    const before = await Promise.all(ids.map(at.standing))
    const done = await at.bulk(ann, { keys: ids, st })
    expect(done).toMatchObject({ status: 'active', success: ids.length })
    expect(await Promise.all(ids.map(at.standing))).not.toEqual(before)
    expect((await at.bulk(ann, { keys: ids, st })).success).toBe(ids.length)
    expect(await at.undo(ann, done.id)).toMatchObject({ status: 'active', success: ids.length })
    expect(await Promise.all(ids.map(at.standing))).toEqual(before)
  })

  it('submit drafts for approval and return them, for whoever may not publish', async () => {
    const titles = [aMovie().drafted().build(), aMovie().drafted().build()]
    await at.load(...titles)
    const keys = titles.map(({ id }) => id)
    const cid = await at.server.signInAs({ roles: ['creator'], username: 'cid', name: 'Cid' })
    expect(await at.bulk(cid, { keys, st: 'pending' })).toMatchObject({ status: 'active', success: 2 })
    const edited = await at.bulk(cid, { keys, set: { yr: 2024 } })
    expect(edited).toMatchObject({ status: 'failed', failure: 2 })
    const said = await at.items(cid, edited.id, '?outcome=failure')
    expect(said.map(({ code }) => code)).toEqual([90010419, 90010419])
    expect(await at.bulk(cid, { keys, st: 'draft' })).toMatchObject({ status: 'active', success: 2 })
    expect(await at.bulk(cid, { keys, set: { yr: 2024 } })).toMatchObject({ status: 'active', success: 2 })
  })

  it('leave what is locked, in processing, foreign, gone or would be invalid, and say why', async () => {
    const [good, held, processing, foreign, bad, archived] = [
      aMovie().drafted().build(),
      aMovie().drafted().build(),
      aMovie().drafted('pre-draft').build(),
      aMovie().in('nusantara').drafted().build(),
      aMovie().with({ lon: [] }).published().build(),
      aMovie().takenDown('archived').build(),
    ]
    await at.load(good, held, processing, foreign, bad, archived)
    const bob = await at.server.signInAs({ roles: ['content_admin'], username: 'bob', name: 'Bob' })
    const lock = { id: held.id, urn: 'urn:resource:catalog:film' }
    await at.call(bob, { method: 'POST', url: '/api/user/lock/acquire', payload: lock, headers: { 'x-tab-id': 'tab' } })
    const keys = [good, held, processing, foreign, bad, archived].map(({ id }) => id)
    const done = await at.bulk(ann, { keys: [...keys, NOWHERE], set: { yr: 2022 }, publish: true })
    expect(done).toMatchObject({ status: 'failed', count: 7, success: 1, failure: 6 })
    expect(done.failureKeys).toEqual([...keys.slice(1), NOWHERE])
    const items = await at.items(ann, done.id, '?outcome=failure')
    expect(items.map(({ code, field }) => [code, field])).toEqual([
      [90010410, undefined],
      [90010411, undefined],
      [90000414, undefined],
      [90000422, '/lon'],
      [90010418, undefined],
      [90000414, undefined],
    ])
    expect(items.map(({ lon }) => lon.length)).toEqual([1, 1, 0, 0, 1, 0])

    // Retry comes by the failed ones alone.
    await at.call(bob, {
      method: 'PUT',
      url: '/api/user/lock/release',
      payload: { ...lock, number: 1 },
      headers: { 'x-tab-id': 'tab' },
    })
    const goodRev = (await at.items(ann, done.id))[0]
    const again = await at.retry(ann, done.id)
    expect(again).toMatchObject({ id: done.id, status: 'failed', count: 7, success: 2, failure: 5 })
    expect((await at.items(ann, done.id))[0]).toEqual(goodRev)
    expect((await at.standing(held.id)).published?.payload).toMatchObject({ yr: 2022 })
  })

  it('are taken back only where nothing newer stands', async () => {
    const [kept, edited] = [
      aMovie().with({ yr: 1980 }).drafted().build(),
      aMovie().with({ yr: 1981 }).drafted().build(),
    ]
    await at.load(kept, edited)
    const done = await at.bulk(ann, { keys: [kept.id, edited.id], set: { yr: 2023 } })
    const saved = await at.call(ann, {
      method: 'PUT',
      url: `/api/content/urn/resource/catalog/film/${edited.id}`,
      headers: { 'if-match': '"2"' },
      payload: { ...aMovie().payload(), yr: 2024 },
    })
    expect(saved.status).toBe(200)
    const undone = await at.undo(ann, done.id)
    expect(undone).toMatchObject({ status: 'failed', success: 1, failure: 1, failureKeys: [edited.id] })
    expect((await at.standing(kept.id)).draft?.payload).toMatchObject({ yr: 1980 })
    expect((await at.standing(edited.id)).draft?.payload).toMatchObject({ yr: 2024 })
  })

  it('put nothing on air again, title by title, for whoever may unpublish but not publish', async () => {
    const reel = aType({ type: 'reel', publishPage: 'cp_syndication' })
    await at.server.services.types.install([reel])
    const films = [aMovie().published().build(), aMovie().published().build()]
    const keys = films.map(({ id }) => id)
    await at.server.services.documents.load(catalogKind(reel), films)
    const dan = await at.server.signInAs({ roles: ['vod_content_admin'], username: 'dan', name: 'Dan' })
    const answer = at.begun(dan, { keys, st: 'unpublished' }, '/api/bulkupdate/urn/resource/catalog/reel')
    const done = await at.ended(dan, answer)
    expect(done).toMatchObject({ status: 'active', success: 2, undoable: true })
    const before = await Promise.all(keys.map(at.standing))
    const undone = await at.undo(dan, done.id)
    expect(undone).toMatchObject({ status: 'failed', success: 0, failure: 2 })
    expect((await at.items(dan, undone.id)).map(({ code }) => code)).toEqual([90000413, 90000413])
    expect(await Promise.all(keys.map(at.standing))).toEqual(before)
  })
})

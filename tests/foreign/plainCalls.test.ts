import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { bareHeaders, countsAsObjects, smallPages, storm, totalsOf, wrongShape } from './deviations.ts'
import type { OpenService } from './openAgainst.ts'
import { openProvider, openService } from './openAgainst.ts'
import { oursIn } from './requestNotes.ts'

type Provider = Awaited<ReturnType<typeof openProvider>>
const list = (calls: Provider, type = 'movie', perPage = 25) =>
  calls.getList<ContentRecord>(type, {
    pagination: { page: 1, perPage },
    sort: { field: 'updated', order: 'DESC' },
    filter: { zone: 'Asia/Singapore', entries: [{ field: 'yr', operator: 'equals', term: '2024' }] },
  })

describe('the data provider over the service of the specification', () => {
  let service: OpenService
  let calls: Provider
  beforeAll(async () => {
    service = await openService()
    calls = await openProvider(service)
  })
  afterAll(async () => {
    expect(oursIn(service.requests)).toEqual([])
    await service.close()
  })

  it('has the types that the configuration names and the service knows, made of their schemas', async () => {
    const types = await calls.listTypes()
    expect(types.map(({ type, page, labels }) => [type, page, labels.many.en])).toEqual([
      ['movie', 'cp_datastore', 'Movies'],
      ['tvseries', 'cp_datastore', 'TV series'],
      ['channel', 'cp_live', 'Channels'],
    ])
    expect(types[0]?.list.columns.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'lon title',
      'yr year',
      'rating choice',
      'fsk boolean',
      'st status',
      'ut updated',
    ])
  })

  it('lists and filters titles, each with what the console takes for granted', async () => {
    const { data, total } = await list(calls)
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ cty: 'movie', st: 'published', lon: [{ lang: 'en', n: 'Monsoon Harbour' }] })
    expect(data[0]?.sides).toEqual([{ st: 'published', key: data[0]?.key, n: 1 }])
    expect(data[0]?.rev).toBe(Date.parse(data[0]?.ut ?? ''))
  })

  it('makes, saves, submits and approves a title, whose text stays whole whatever only moves it', async () => {
    const made = await calls.create<ContentRecord>('movie', { data: { lon: [{ lang: 'en', n: 'Ferry' }], yr: 2020 } })
    const { id } = made.data
    const write = (data: object, verb?: 'publish' | 'submitAndApprove' | 'archive') =>
      calls.update<ContentRecord>('movie', {
        id,
        data,
        previousData: made.data,
        meta: { ...(verb && { verb }), rev: 3 },
      })
    await write({ lon: [{ lang: 'en', n: 'Ferry' }], yr: 2021 })
    expect((await write({}, 'publish')).data).toMatchObject({ st: 'published', yr: 2021 })
    await write({ lon: [{ lang: 'en', n: 'Ferry' }], yr: 2022 })
    expect((await write({}, 'submitAndApprove')).data).toMatchObject({ st: 'published', yr: 2022 })
    const { rows } = await calls.listVersions({ params: { type: 'movie', id } })
    expect(rows.map(({ n, name }) => [n, name])).toEqual([
      [2, 'V2 - published'],
      [1, 'V1 - archived'],
    ])
    const old = rows[1]?.key ?? ''
    expect(await calls.readVersion({ params: { type: 'movie', id, key: old } })).toMatchObject({ yr: 2021 })
    const restored = await calls.restoreVersion({ params: { type: 'movie', id, key: old } })
    expect(restored).toMatchObject({ st: 'draft', yr: 2021 })
    expect((await write({}, 'archive')).data).toMatchObject({ st: 'archived', yr: 2021 })
    expect((await calls.listAudit({ params: { type: 'movie', id } })).rows.length).toBeGreaterThan(3)
  })

  it('takes a lock that tells nothing but its owner, and is refused by that of another', async () => {
    const [{ id = '' } = {}] = (await list(calls)).data
    const target = { id, urn: 'urn:resource:catalog:movie' }
    const lock = await calls.acquireLock({ body: { ...target, resume: true } })
    expect(lock).toMatchObject({ ...target, number: 0, tab: 'tab-Ann' })
    expect(await calls.beatLock({ body: { ...target, number: 0, idle: 5 } })).toMatchObject({ lo_uid: lock.lo_uid })
    const ben = await openProvider(service, 'Ben')
    await expect(ben.acquireLock({ body: target })).rejects.toMatchObject({ kind: 'refused', status: 409 })
    expect(await ben.forceUnlock({ body: target })).toMatchObject({ ls: 'open', lo_uid: null })
  })

  it('changes many titles by a job that is found again by its notification', async () => {
    const [{ id = '' } = {}] = (await list(calls)).data
    const body = { keys: [id], set: { yr: 2025 } }
    expect(await calls.dryRunBulk({ params: { type: 'movie' }, body })).toMatchObject({ count: 1, wouldChange: 1 })
    const { status_id } = await calls.bulkUpdate({ params: { type: 'movie' }, body })
    const [first] = (await calls.listJobs()).rows
    expect(first).toMatchObject({ id: status_id, kind: 'bulkUpdate', cty: 'movie', count: 1 })
    expect(await calls.getJob({ params: { id: status_id } })).toMatchObject({ status: 'active', cancellable: false })
  })

  it('makes the dashboard of counts and lists', async () => {
    const dashboard = await calls.readDashboard()
    expect(dashboard.failed).toEqual([])
    expect(dashboard.counts.map(({ types, label }) => [types[0], label.en])).toContainEqual(['movie', 'Movies'])
    expect(dashboard.pending.map(({ lon }) => lon?.[0]?.n)).toEqual(['Night Ferry'])
    expect(dashboard.mine.length).toBeGreaterThan(0)
  })

  it('refuses what such a service cannot do, without asking it', async () => {
    await expect(calls.undoJob({ params: { id: 'j' } })).rejects.toMatchObject({ kind: 'notOffered' })
    await expect(calls.discardDraft({ params: { type: 'movie', id: 'm' } })).rejects.toMatchObject({
      kind: 'notOffered',
    })
  })
})

describe('a service that differs', () => {
  async function differing(...deviations: Parameters<typeof openService>[0] & object) {
    const service = await openService(deviations)
    return { service, calls: await openProvider(service) }
  }

  it('by counts that are objects is counted all the same', async () => {
    const { calls, service } = await differing(countsAsObjects)
    expect(await calls.countAllContent()).toContainEqual({ name: 'movie', count: 3 })
    await service.close()
  })

  it('by headers without totals has lists with a lower bound', async () => {
    const { calls, service } = await differing(bareHeaders)
    const page = (pageSize: number) => calls.filterContent({ body: { cty: ['movie'], pageSize } })
    expect(await page(2)).toMatchObject({ count: 3, atLeast: true })
    expect((await page(25)).count).toBe(3)
    await service.close()
  })

  it('by smaller pages has all that match changed all the same: by their keys, page by page', async () => {
    const { calls, service } = await differing(smallPages(2))
    const { meta } = await calls.updateMany('movie', {
      ids: [],
      data: { yr: 2030 },
      meta: { flt: { filter: [], st: 'all', zone: 'Asia/Singapore' } },
    })
    expect(await calls.getJob({ params: { id: meta?.job ?? '' } })).toMatchObject({ count: 3 })
    const sent = service.requests.find(({ path }) => path.startsWith('/bulkupdate/urn'))
    expect(sent?.body).toEqual({ keys: expect.arrayContaining([expect.any(String)]) as unknown, set: { yr: 2030 } })
    expect(oursIn(service.requests)).toEqual([])
    await service.close()
  })

  it('by more titles than one change may name, or none, has nothing sent', async () => {
    const { calls, service } = await differing(totalsOf(100_001))
    const change = (flt: BulkFilter) =>
      calls.bulkUpdate({ params: { type: 'movie' }, body: { flt, set: { yr: 2030 } } })
    await expect(change({ filter: [] })).rejects.toMatchObject({ kind: 'refused', code: 'tooManyTitles' })
    await expect(
      calls.dryRunBulk({ params: { type: 'movie' }, body: { flt: { filter: [] }, set: { yr: 2030 } } }),
    ).rejects.toMatchObject({ code: 'tooManyTitles' })
    await service.close()
    const { calls: plain, service: other } = await differing()
    const none = { filter: [{ field: 'yr', operator: 'equals' as const, term: '1800' }] }
    await expect(
      plain.bulkUpdate({ params: { type: 'movie' }, body: { flt: none, set: { yr: 2030 } } }),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect(other.requests.filter(({ method }) => method === 'PUT')).toEqual([])
    await other.close()
  })

  it('by a storm of 401 is asked once more with a new token, and by one of 500 says so', async () => {
    const { calls, service } = await differing(storm(401, 1), storm(500, 1, '/content/lookup'))
    await expect(list(calls)).rejects.toMatchObject({ kind: 'refused', status: 500 })
    expect((await list(calls)).total).toBe(1)
    await service.close()
  })

  it('by answers of another shape is told to, part by part', async () => {
    const { calls, service } = await differing(
      wrongShape('/content/lookup', { movie: 7 }),
      wrongShape('/versions', 'none'),
    )
    await expect(list(calls)).rejects.toMatchObject({ kind: 'unreadable' })
    await expect(calls.listVersions({ params: { type: 'movie', id: 'a' } })).rejects.toMatchObject({ kind: 'refused' })
    expect(await calls.listTypes()).toHaveLength(3)
    await service.close()
  })
})

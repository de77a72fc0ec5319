import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScheduleLoop } from '#contract/schemas/live/scheduleLoop.ts'
import type { SchedulePlan } from '#contract/schemas/live/schedulePlan.ts'
import type { VepgRow } from '#contract/schemas/live/vepg.ts'
import { VEPG_CHANNELS } from '#contract/values/schedule.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')

describe('loops, usage and plans of a virtual channel', () => {
  let server: TestServer
  let person: Person
  let ann: ReturnType<typeof schedulesOf>
  let viewer: ReturnType<typeof schedulesOf>
  let creator: ReturnType<typeof schedulesOf>
  let film = ''
  let keys: string[] = []
  let clock = NOW

  beforeAll(async () => {
    const harbour = aMovie()
      .named('=Harbour')
      .with({ lod: [{ lang: 'en', n: 'Boats, "slow"' }] })
      .published()
      .build()
    film = harbour.id
    server = await startTestServer({
      now: () => clock,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [harbour])
        const channel = aMovie().named('Hits').with({ cs: 'hits' }).published().build()
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [channel])
      },
    })
    person = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'Ann', name: 'Ann' })
    ann = schedulesOf(person)
    viewer = schedulesOf(await server.signInAs({ roles: ['content_user'], products: ['rimba-my'] }))
    creator = schedulesOf(await server.signInAs({ roles: ['creator'], products: ['rimba-my'] }))
    const days = ['2026-11-25', '2026-11-26'].map((dt, nth) => ({
      ...{ cs: 'hits', dt, st: 'published' },
      ar: [airs(`a${nth}`, `${dt}T00:00`, 720, film), airs(`b${nth}`, `${dt}T12:00`, 720, film)],
    }))
    keys = (await ann.saveAll(days)).data.flatMap(({ key }) => key ?? [])
  })
  afterAll(() => server.close())

  /** Later; a session lasts no days. */
  const moveTo = async (instant: string) => {
    clock = Date.parse(instant)
    person = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'Ann', name: 'Ann' })
    ann = schedulesOf(person)
  }
  const loop = (body: object) => ann.send<{ dt: string; wrng: object[] }[]>('POST', '/loop', body)
  const usage = async (start: string, end: string, path = '/vepg') =>
    person.send({ method: 'GET', url: `/api${path}?channel=hits&start=${start}&end=${end}` })
  const airings = async (start: string, end: string) =>
    (await usage(start, end)).json<Envelope<VepgRow[]>>().data.flatMap(({ airing }) => airing)

  it('repeat published days until their end, though nothing of it is stored', async () => {
    expect(await airings('2026-11-28', '2026-11-29')).toEqual([])
    const { data } = await loop({ keys, end_date_time: '2026-11-30T06:00:00Z', st: 'published' })
    expect(data).toEqual([
      { dt: '2026-11-25', st: 'published', wrng: [] },
      { dt: '2026-11-26', st: 'published', wrng: [] },
    ])
    const turns = await airings('2026-11-28', '2026-12-02')
    expect(turns.map(({ uId, a_st_dt, a_ed_dt }) => [uId, a_st_dt.slice(5, 13), a_ed_dt.slice(5, 13)])).toEqual([
      ['a1@1', '11-28T00', '11-28T12'],
      ['b1@1', '11-28T12', '11-29T00'],
      ['a0@2', '11-29T00', '11-29T12'],
      ['b0@2', '11-29T12', '11-30T00'],
      ['a1@2', '11-30T00', '11-30T06'],
    ])
  })

  it('are read by side, changed from their revision, and ended', async () => {
    await loop({ keys: keys.slice(0, 1), end_date_time: '2026-12-30T00:00:00Z', rev: 1 })
    const read = () => viewer.send<ScheduleLoop[]>('GET', '/loop?cs=hits')
    expect((await read()).data.map(({ st, until, rev }) => [st, until.slice(0, 10), rev])).toEqual([
      ['draft', '2026-12-30', 2],
      ['published', '2026-11-30', 2],
    ])
    expect((await loop({ keys, end_date_time: '2026-12-30T00:00:00Z', rev: 1 })).code).toBe(41440202)
    expect((await loop({ keys, end_date_time: '2026-12-30T00:00:00Z' })).status).toBe(428)
    expect((await creator.send('POST', '/loop', { keys: [], cs: 'hits', st: 'published', rev: 2 })).status).toBe(403)
    expect((await creator.send('POST', '/loop', { keys: [], cs: 'hits', rev: 2 })).status).toBe(200)
    expect((await read()).data.map(({ st, ended }) => [st, ended])).toEqual([['published', undefined]])
    expect(await airings('2026-11-28', '2026-11-29')).toHaveLength(2)
    expect((await loop({ keys: [], cs: 'hits', st: 'published', rev: 3 })).status).toBe(200)
    expect((await read()).data).toEqual([])
    expect(await airings('2026-11-28', '2026-11-29')).toEqual([])
  })

  it('must end after their block, and repeat days that follow each other', async () => {
    const passed = errorRow('endPassed').number
    expect((await loop({ keys, end_date_time: '2026-11-27T00:00:00Z' })).code).toBe(passed)
    expect((await loop({ keys, end_date_time: 'soon' })).status).toBe(400)
    expect((await loop({ keys, end_date_time: '9999-12-31T00:00:00Z' })).status).toBe(400)
    expect((await loop({ keys: ['x'], end_date_time: '2026-12-27T00:00:00Z' })).status).toBe(404)
    expect((await viewer.send('POST', '/loop', { keys, end_date_time: '2026-12-27T00:00:00Z' })).status).toBe(403)
  })

  it('tell their usage as a table that no spreadsheet runs', async () => {
    const { body, headers } = await usage('2026-11-25', '2026-11-26', '/vepg/export')
    expect(headers['content-type']).toContain('text/csv')
    expect(body.split('\r\n')).toEqual([
      '\uFEFFChannel,Start Time (UTC),End Time (UTC),Duration (Seconds),Linear Program Title,Description',
      `Hits,2026-11-25T00:00:00.000Z,2026-11-25T12:00:00.000Z,43200,'=Harbour,"Boats, ""slow"""`,
      `Hits,2026-11-25T12:00:00.000Z,2026-11-26T00:00:00.000Z,43200,'=Harbour,"Boats, ""slow"""`,
      '',
    ])
    expect((await usage('2026-11-25', '2026-12-31')).statusCode).toBe(400)
    expect((await usage('9999-12-30', '9999-12-31')).statusCode).toBe(400)
    expect((await usage('2027-11-25', '2027-11-26')).json<Envelope>().header.code).toBe(1)
    const many = Array.from({ length: VEPG_CHANNELS + 1 }, (_, nth) => `hits${nth}`).join(',')
    const url = `/api/vepg?channel=${many}&start=2026-11-25&end=2026-11-26`
    expect((await person.send({ method: 'GET', url })).statusCode).toBe(400)
  })

  it('are planned apart: branches and templates are kept, listed without their airings, changed and thrown away', async () => {
    const plan = { name: 'What if', kind: 'branch', cs: 'hits', from: '2026-11-25', days: 2 }
    const save = (body: object, rev?: number) =>
      ann.send<SchedulePlan>('PUT', '/plans?prd=rimba-my', body, rev === undefined ? {} : { 'if-match': `"${rev}"` })
    const ar = [{ ...airs('a', '2026-11-25T10:00', 60, film), pgm: { lon: [] }, start: '10:00' }]
    const made = await save({ ...plan, ar })
    expect(made.data).toMatchObject({ ...plan, rev: 1, count: 1 })
    expect(made.data.ar).toEqual([airs('a', '2026-11-25T10:00', 60, film)])
    await save({ name: 'Weekday', kind: 'template', from: '2026-11-25', days: 1, ar: [], slots: [] })
    const list = async (query: string) => (await viewer.send<SchedulePlan[]>('GET', `/plans${query}`)).data
    expect((await list('')).map(({ name, ar: airing }) => [name, airing])).toEqual([
      ['Weekday', undefined],
      ['What if', undefined],
    ])
    expect((await list('?cs=hits&kind=branch')).map(({ name }) => name)).toEqual(['What if'])
    expect((await list('?pageSize=1&pageNumber=2')).map(({ name }) => name)).toEqual(['What if'])
    const second = await person.send({ url: '/api/content/urn/resource/catalog/vschedule/plans?pageSize=1' })
    expect(second.json<Envelope>().header).toMatchObject({ count: 2 })
    const { id } = made.data
    expect((await save({ ...plan, id, name: 'Why not', ar: [] })).status).toBe(428)
    expect((await save({ ...plan, id, name: 'Why not', ar: [] }, 1)).data).toMatchObject({ name: 'Why not', rev: 2 })
    expect((await save({ ...plan, id, ar: [] }, 1)).status).toBe(409)
    expect((await ann.send('DELETE', `/plans/${id}`, undefined, { 'if-match': '"2"' })).status).toBe(200)
    expect(await list(`?id=${id}`)).toEqual([])
  })

  it('leave what has aired as it aired: ended in the middle of a film, begun anew, and with other days', async () => {
    await moveTo('2026-11-28T13:00:00Z')
    const before = await airings('2026-11-25', '2026-11-29')
    expect((await loop({ keys, end_date_time: '2026-12-30T00:00:00Z', st: 'published' })).status).toBe(200)
    const joined = await airings('2026-11-25', '2026-11-29')
    expect(joined.slice(0, before.length)).toEqual(before)
    expect(joined.at(-1)).toMatchObject({ a_st_dt: '2026-11-28T13:00:00.000Z', a_ed_dt: '2026-11-29T00:00:00.000Z' })
    await moveTo('2026-11-30T03:00:00Z')
    const aired = await airings('2026-11-25', '2026-11-30')
    const revOf = async () => (await ann.send<ScheduleLoop[]>('GET', '/loop?cs=hits')).data[0]?.rev
    expect((await loop({ keys: [], cs: 'hits', st: 'published', rev: await revOf() })).status).toBe(200)
    expect(await airings('2026-11-25', '2026-11-30')).toEqual(aired)
    expect((await airings('2026-11-30', '2026-12-03')).map(({ a_ed_dt }) => a_ed_dt.slice(5, 13))).toEqual(['11-30T12'])
    const one = { keys: keys.slice(0, 1), end_date_time: '2026-12-30T00:00:00Z', st: 'published' }
    expect((await loop(one)).status).toBe(200)
    expect(await airings('2026-11-25', '2026-11-30')).toEqual(aired)
    expect((await airings('2026-11-30', '2026-12-01')).map(({ a_st_dt }) => a_st_dt.slice(11, 13))).toEqual([
      '00',
      '12',
    ])
    expect((await loop({ ...one, rev: 1 })).data).toMatchObject({ theirs: [{ st: 'published' }] })
  })
})

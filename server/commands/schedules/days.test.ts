import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AiringsAhead } from '#contract/schemas/live/onAir.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { testIds } from '#tests/support/testIds.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { SCHEDULE_KIND } from '../../stores/schedule/scheduleKind.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const TODAY = '2026-11-24'
const numberOf = (code: Parameters<typeof errorRow>[0]) => errorRow(code).number

describe('days of a virtual channel', () => {
  let server: TestServer
  let ann: ReturnType<typeof schedulesOf>
  let bob: ReturnType<typeof schedulesOf>
  let viewer: ReturnType<typeof schedulesOf>
  const ids = { film: '', program: '', ending: '', foreign: '' }
  /** A week ahead of the others for each test, so that none finds what another has saved. */
  let week = 0
  const day = (nth: number) =>
    new Date(Date.parse('2026-12-01') + (week * 7 + nth) * 86_400_000).toISOString().slice(0, 10)

  beforeAll(async () => {
    const film = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
    const sg = [
      { seg_ty: 'vod', ctkey: film.id, sp: 0, ep: 1_800_000 },
      { seg_ty: 'ad', dur: 60_000 },
      { seg_ty: 'vod', ctkey: film.id, sp: 1_800_000, ep: 3_540_000 },
    ]
    const program = aMovie().named('Harbour, cut').with({ sg }).published().build()
    const ending = aMovie().named('Ending').with({ lwe: '2026-11-30T00:00:00.000Z', rt: 600_000 }).published().build()
    const foreign = aMovie().named('Foreign').in('rimba-sg').published().build()
    Object.assign(ids, { film: film.id, program: program.id, ending: ending.id, foreign: foreign.id })
    const channel = (name: string, cs: string, product: string) =>
      aMovie().named(name).with({ cs }).in(product).published().build()
    server = await startTestServer({
      now: () => NOW,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [film, ending, foreign])
        await documents.load(catalogKind(shippedType('vprogram')), [program])
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [
          channel('Hits', 'hits', 'rimba-my'),
          channel('Late', 'late', 'rimba-my'),
          channel('Elsewhere', 'elsewhere', 'rimba-sg'),
          channel('Twin', 'twin', 'rimba-my'),
          channel('Twin elsewhere', 'twin', 'rimba-sg'),
        ])
      },
    })
    const as = async (role: string, username: string) =>
      schedulesOf(await server.signInAs({ roles: [role], products: ['rimba-my'], username, name: username }))
    ann = await as('content_admin', 'Ann')
    bob = await as('content_admin', 'Bob')
    viewer = await as('content_user', 'Vic')
  })
  afterAll(() => server.close())
  beforeEach(() => {
    week += 1
  })

  const draft = (dt: string, ar: object[], st = 'draft') => ({ cs: 'hits', dt, st, ar })
  const full = (dt: string, st = 'published') => draft(dt, [airs(`f${dt}`, `${dt}T00:00`, 1_440, ids.film)], st)

  it('are saved for the first time, read, and saved again from their revision', async () => {
    const dt = day(0)
    const first = await ann.save(draft(dt, [airs('a', `${dt}T10:00`, 60, ids.program)]), 0)
    expect(first).toMatchObject({ status: 200, data: { dt, st: 'draft', rev: 1 } })
    const { data, etag } = await ann.save(draft(dt, [airs('a', `${dt}T11:00`, 60, ids.program)]), 1)
    expect([etag, data.rev, data.ar[0]?.start]).toEqual(['"2"', 2, '11:00'])
    const read = await ann.read(`cs=hits&dt=${dt}`)
    expect(read.data).toEqual([{ ...data, wrng: undefined }].map(withoutMissing))
    expect(read.data[0]?.ar[0]).toMatchObject({ dur: 3_600_000, day: 'Tue', draggable: true, past: false })
  })

  it('keep of a title what the server knows, and nothing that a sender says of it', async () => {
    const dt = day(0)
    const lie = { pgm: { lon: [{ lang: 'en', n: 'Lie' }], mn_avl: true }, start: '03:00', past: true, other: 1 }
    const { data } = await ann.save(draft(dt, [airs('a', `${dt}T10:00`, 60, ids.program, lie)]), 0)
    expect(data.ar[0]).toMatchObject({ start: '10:00', past: false, content_name: 'Harbour, cut', ct: data.ct })
    expect(data.ct).toMatch(/^\d{4}-\d{2}-\d{2}T.*Z$/)
    expect(data.ar[0]?.pgm).toEqual({
      lon: [{ lang: 'en', n: 'Harbour, cut' }],
      sg: [
        { seg_ty: 'vod', dur: 1_800_000 },
        { seg_ty: 'ad', dur: 60_000 },
        { seg_ty: 'vod', dur: 1_740_000 },
      ],
    })
    expect(data.ar[0]).not.toHaveProperty('other')
  })

  it('are turned away with what stands when somebody else was first, and nothing is written', async () => {
    const dt = day(0)
    await ann.save(draft(dt, [airs('a', `${dt}T10:00`, 60, ids.film)]), 0)
    await bob.save(draft(dt, [airs('b', `${dt}T10:00`, 60, ids.film)]), 1)
    const late = await ann.save(draft(dt, [airs('c', `${dt}T10:00`, 60, ids.film)]), 1)
    expect(late).toMatchObject({ status: 409, code: 41440202 })
    expect(late.data).toMatchObject({ dt, rev: 2, by: 'Bob', theirs: { ar: [{ uId: 'b' }], rev: 2 } })
    expect(late.data).toMatchObject({ err: { msg: expect.any(String) as string } })
    expect((await ann.save(draft(dt, []), 0)).code).toBe(41440202)
    expect((await ann.read(`cs=hits&dt=${dt}`)).data[0]?.ar.map(({ uId }) => uId)).toEqual(['b'])
    const without = await ann.send('PUT', '', draft(dt, []))
    expect(without.status).toBe(428)
  })

  it('run no two airings at once', async () => {
    const dt = day(0)
    const both = [airs('a', `${dt}T10:00`, 60, ids.film), airs('b', `${dt}T10:45`, 60, ids.film)]
    expect(await ann.save(draft(dt, both), 0)).toMatchObject({ status: 422, code: numberOf('overlap') })
    expect((await ann.read(`cs=hits&dt=${dt}`)).data).toEqual([])
  })

  it('take airings only within them, and with times that can be read', async () => {
    const [dt, next] = [day(0), day(1)]
    const odd = async (airing: object) => (await ann.save(draft(dt, [airing]), 0)).status
    expect(await odd(airs('a', `${next}T10:00`, 60, ids.film))).toBe(422)
    expect(await odd(airs('a', `${dt}T23:30`, 60, ids.film))).toBe(422)
    expect(await odd({ uId: 'a', a_st_dt: 'soon', a_ed_dt: 'later', pgm_id: ids.film })).toBe(422)
    expect(await odd(airs('a', `${dt}T10:00`, 0, ids.film))).toBe(422)
    expect((await ann.save(draft('2026-13-01', []), 0)).status).toBe(400)
  })

  it('are days of the calendar, within the times of a guide and near each other, in whatever is asked of them', async () => {
    for (const dt of ['9999-12-31', '0000-01-01', '2026-02-30']) {
      expect((await ann.save(draft(dt, []), 0)).status).toBe(400)
      expect((await ann.read(`cs=hits&dt=${dt}`)).status).toBe(400)
      expect((await ann.send('POST', '/check', { cs: 'hits', days: [draft(dt, [])] })).status).toBe(400)
    }
    const apart = [draft('1980-01-01', []), draft('2190-01-01', [])]
    expect((await ann.send('POST', '/check', { cs: 'hits', days: apart })).status).toBe(400)
    const far = { start: '9999-12-31T10:00:00Z', end: '9999-12-31T11:00:00Z' }
    expect((await ann.send('POST', '/pin', { cs: 'hits', safe_insertion: far })).status).toBe(400)
  })

  it('hold an airing over midnight together or not at all', async () => {
    const [dt, next] = [day(0), day(1)]
    const [late, early] = [airs('n', `${dt}T23:30`, 30, ids.film), airs('n', `${next}T00:00`, 30, ids.film)]
    const beyond = { nextAEd: early.a_ed_dt }
    const before = { prevASt: late.a_st_dt, off: 1_800_000 }
    expect(await ann.save(draft(dt, [{ ...late, ...beyond }]), 0)).toMatchObject({
      status: 422,
      code: numberOf('halfAiring'),
    })
    const whole = await ann.saveAll([draft(dt, [{ ...late, ...beyond }]), draft(next, [{ ...early, ...before }])])
    expect(whole.data.map(({ ar }) => ar.map(({ uId, split }) => [uId, split]))).toEqual([[['n', true]], [['n', true]]])
    expect(await ann.save(draft(dt, []), 1)).toMatchObject({ code: numberOf('halfAiring') })
    expect(await ann.save(draft(next, []), 1)).toMatchObject({ code: numberOf('halfAiring') })
    const gone = [draft(dt, []), draft(next, [])].map((one) => ({ ...one, rev: 1 }))
    expect((await ann.saveAll(gone)).status).toBe(200)
  })

  it('leave what has begun to air, in drafts and in what is published', async () => {
    const past = airs('p', `${TODAY}T08:00`, 60, ids.film)
    const ahead = airs('q', `${TODAY}T18:00`, 60, ids.film)
    await standing(`hits/${TODAY}`, { published: [past, ahead] })
    const codes = '?confirm=413401'
    const refused = async (ar: object[], st = 'published') => (await ann.save(draft(TODAY, ar, st), 1, codes)).code
    expect(await refused([ahead])).toBe(numberOf('pastMoved'))
    expect(await refused([airs('p', `${TODAY}T09:00`, 60, ids.film), ahead], 'draft')).toBe(numberOf('pastMoved'))
    expect(await refused([past, ahead, airs('x', `${TODAY}T11:00`, 15, ids.film)])).toBe(numberOf('pastMoved'))
    expect(await refused([], 'deleted')).toBe(numberOf('pastMoved'))
    const later = [past, airs('q', `${TODAY}T19:00`, 60, ids.film)]
    expect((await ann.save(draft(TODAY, later, 'published'), 1, codes)).data).toMatchObject({ rev: 2, st: 'published' })
  })

  it('may be published for the first time after they have begun', async () => {
    const ar = [airs('m', `${TODAY}T00:00`, 1_440, ids.film)]
    await standing(`late/${TODAY}`, { draft: ar })
    const day = { ...draft(TODAY, ar, 'published'), cs: 'late' }
    expect(await ann.save({ ...day, ar: [] }, 1)).toMatchObject({ code: numberOf('pastMoved') })
    expect((await ann.save(day, 1)).data).toMatchObject({ st: 'published', rev: 2 })
    const path = `/../../../../../vepg?channel=late&start=${TODAY}&end=2026-11-25`
    const seen = (await ann.send<{ airing: object[] }[]>('GET', path)).data.flatMap(({ airing }) => airing)
    expect(seen).toMatchObject([{ uId: 'm', a_st_dt: `${TODAY}T12:00:00.000Z` }])
  })

  it('are published over a draft that stays aside until then, and are read by side', async () => {
    const dt = day(0)
    await ann.save(full(dt), 0)
    await ann.save(draft(dt, [airs('a', `${dt}T10:00`, 60, ids.film)]), 1)
    const [shown, live] = [await ann.read(`cs=hits&dt=${dt}&st=draft`), await ann.read(`cs=hits&dt=${dt}&st=published`)]
    expect([shown.data[0]?.st, shown.data[0]?.rev, live.data[0]?.st, live.data[0]?.rev]).toEqual([
      'draft',
      2,
      'published',
      2,
    ])
    expect([shown.data[0]?.ar[0]?.uId, live.data[0]?.ar[0]?.uId]).toEqual(['a', `f${dt}`])
    expect((await ann.read(`cs=hits&dt=${day(1)}`)).data).toEqual([])
    const range = await ann.read(`cs=hits&st_dt=${day(-1)}&ed_dt=${day(2)}&warning=true`)
    expect(range.data.map(({ dt: one, wrng = [] }) => [one, ...wrng.map(({ code }) => code)])).toEqual([[dt, '413401']])
    expect((await ann.read('cs=hits&st_dt=2026-01-01&ed_dt=2026-02-05')).status).toBe(400)
  })

  it('are published with warnings only where these were accepted by their codes', async () => {
    const dt = day(0)
    const ar = [airs('e', `${dt}T10:00`, 10, ids.ending)]
    const open = await ann.save(draft(dt, ar, 'published'), 0)
    expect(open).toMatchObject({ status: 409, code: numberOf('dayWarnings') })
    const codes = (open.data as unknown as { days: { wrng: { code: string }[] }[] }).days[0]?.wrng.map(
      ({ code }) => code,
    )
    expect(codes).toEqual(['413401', '11340201'])
    const accepted = await ann.save(draft(dt, ar, 'published'), 0, '?confirm=413401,11340201')
    expect(accepted.data).toMatchObject({
      rev: 1,
      wrng: [{ code: '413401', msg: 'Gaps Present' }, { code: '11340201' }],
    })
  })

  it('are checked without being saved', async () => {
    const dt = day(0)
    const both = [airs('a', `${day(1)}T10:00`, 60, ids.film), airs('b', `${day(1)}T10:45`, 60, ids.film)]
    const days = [full(dt), { ...draft(day(1), both) }, { ...draft(day(2), []) }]
    const { data } = await viewer.send('POST', '/check', { cs: 'hits', days, st: 'published' })
    expect(data).toEqual([
      { dt, wrng: [], held: false },
      { dt: day(1), wrng: [{ code: '413401', msg: 'Gaps Present' }], held: true, reason: 'overlap' },
      { dt: day(2), wrng: [{ code: '113403', msg: expect.any(String) as string }], held: false },
    ])
    expect((await ann.read(`cs=hits&dt=${dt}`)).data).toEqual([])
  })

  it('of a week are saved whole or not at all, each refusal with its day', async () => {
    const days = Array.from({ length: 7 }, (_, nth) => full(day(nth), 'draft'))
    const saved = await ann.saveAll(days)
    expect(saved.data.map(({ dt, rev }) => [dt, rev])).toEqual(days.map(({ dt }) => [dt, 1]))
    await bob.save(draft(day(3), []), 1)
    const stale = await ann.saveAll(days.map((one) => ({ ...one, rev: 1, ar: [] })))
    expect(stale).toMatchObject({
      status: 409,
      code: 41440202,
      data: { dt: day(3), days: [{ dt: day(3), rev: 2, by: 'Bob' }] },
    })
    const read = await ann.read(`cs=hits&st_dt=${day(0)}&ed_dt=${day(6)}`)
    expect(read.data.map(({ rev, ar }) => [rev, ar.length])).toEqual(
      [1, 1, 1, 2, 1, 1, 1].map((rev) => [rev, rev === 2 ? 0 : 1]),
    )
    const mixed = [{ ...full(day(0)), cs: 'other' }, full(day(1))]
    expect((await ann.saveAll(mixed)).status).toBe(400)
  })

  it('are saved once by a retry, and told to whoever listens', async () => {
    const days = [full(day(0), 'draft'), full(day(1), 'draft')]
    const key = { 'idempotency-key': `week-${week}` }
    const [first, again] = [await ann.saveAll(days, '', key), await ann.saveAll(days, '', key)]
    expect(again.data).toEqual(first.data)
    expect((await ann.saveAll([days[0] ?? {}], '', key)).status).toBe(422)
  })

  it('of two people who save at once go to one of them', async () => {
    const both = await Promise.all(
      [ann, bob].map((who, nth) =>
        who.saveAll([draft(day(0), [airs(`w${nth}`, `${day(0)}T10:00`, 60, ids.film)]), full(day(1), 'draft')]),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('are deleted, read as such, and begun anew', async () => {
    const dt = day(0)
    await ann.save(full(dt), 0)
    expect((await ann.save(draft(dt, [], 'deleted'), 1)).data).toMatchObject({ st: 'deleted', rev: 2, ar: [] })
    expect((await ann.read(`cs=hits&dt=${dt}`)).data).toMatchObject([{ st: 'deleted', rev: 2, ar: [] }])
    expect((await ann.read(`cs=hits&dt=${dt}&st=published`)).data).toEqual([])
    expect((await ann.save(full(dt, 'draft'), 2)).data).toMatchObject({ st: 'draft', rev: 3 })
    await ann.save(draft(dt, [], 'deleted'), 3)
    expect((await ann.save(full(dt, 'draft'), 0)).data).toMatchObject({ st: 'draft', rev: 5 })
    expect((await ann.save(draft(day(1), [], 'deleted'), 0)).status).toBe(404)
  })

  it('that are processing stay as they are', async () => {
    const dt = day(0)
    await standing(`hits/${dt}`, { published: [], pst: 'processing' })
    expect(await ann.save(full(dt, 'draft'), 1)).toMatchObject({ status: 409, code: numberOf('dayProcessing') })
    expect((await ann.read(`cs=hits&dt=${dt}&pst=processing`)).data).toMatchObject([{ pst: 'processing' }])
    expect((await ann.read(`cs=hits&dt=${dt}&pst=failed`)).data).toEqual([])
  })

  it('belong to people of their products, and to those who may', async () => {
    const dt = day(0)
    expect((await viewer.save(full(dt, 'draft'), 0)).status).toBe(403)
    expect((await viewer.saveAll([full(dt, 'draft')])).status).toBe(403)
    expect((await viewer.read(`cs=hits&dt=${dt}`)).status).toBe(200)
    expect((await ann.save({ ...full(dt, 'draft'), cs: 'elsewhere' }, 0)).status).toBe(404)
    expect((await ann.read(`cs=elsewhere&dt=${dt}`)).status).toBe(404)
    expect((await ann.read(`cs=nonesuch&dt=${dt}`)).status).toBe(404)
  })

  it('tell nothing to another product that has a channel with the same code', async () => {
    const dt = day(0)
    const there = schedulesOf(await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] }))
    const twin = { ...full(dt), cs: 'twin' }
    const [key] = (await ann.saveAll([twin])).data.flatMap((saved) => saved.key ?? [])
    await ann.send('POST', '/loop', { keys: [key], end_date_time: `${day(5)}T00:00:00Z`, st: 'published' })
    expect((await there.read(`cs=twin&dt=${dt}`)).data).toEqual([])
    expect((await there.send('GET', '/loop?cs=twin')).data).toEqual([])
    const shown = async (who: typeof ann) =>
      (await who.send<object[]>('GET', `/../../../../../vepg?channel=twin&start=${dt}&end=${day(2)}`)).data
    expect(await shown(there)).toEqual([])
    expect(await shown(ann)).toHaveLength(1)
    const pin = { cs: 'twin', safe_insertion: { start: `${dt}T10:00:00Z`, end: `${dt}T11:00:00Z` } }
    expect((await there.send('POST', '/pin', pin)).data).toEqual([])
    expect((await there.save(twin, 1)).status).toBe(404)
  })

  it('count where a title will be seen, cut into a virtual program too', async () => {
    const dt = '2027-11-30'
    const ar = [airs('u', `${dt}T10:00`, 60, ids.program), airs('v', `${dt}T12:00`, 60, ids.ending)]
    await ann.save(draft(dt, ar), 0)
    const ahead = async (type: string, id: string) =>
      (await ann.send<AiringsAhead>('GET', `/../${type}/${id}/airings`)).data
    expect((await ahead('vprogram', ids.program)).flagged).toBe(0)
    const { firstFlagged, flagged } = await ahead('movie', ids.ending)
    expect(flagged).toBeGreaterThan(0)
    expect(firstFlagged?.lon).toEqual([{ lang: 'en', n: 'Hits' }])
    expect((await ahead('movie', ids.film)).count).toBeGreaterThan((await ahead('vprogram', ids.program)).count)
  })

  it('show who is on one, before anybody has saved it', async () => {
    const body = { urn: SCHEDULE_KIND.urn, id: `hits/${day(0)}`, mode: 'view' }
    const path = '/../../../../../user/presence'
    const show = (who: typeof ann, more = {}) =>
      who.send<{ name: string }[]>('POST', path, { ...body, ...more }, { 'x-tab-id': 'tab-1' })
    expect((await show(viewer)).data).toMatchObject([{ name: 'Vic' }])
    expect((await show(ann, { id: `elsewhere/${day(0)}` })).status).toBe(404)
  })

  it('say what is in the way of a pinned airing', async () => {
    const dt = day(0)
    const ar = [airs('a', `${dt}T10:00`, 60, ids.film, { pnd: true }), airs('b', `${dt}T11:00`, 60, ids.film)]
    await ann.save(draft(dt, ar), 0)
    const ask = async (from: string, to: string, more = {}) => {
      const safe_insertion = { start: `${dt}T${from}:00.000Z`, end: `${dt}T${to}:00.000Z` }
      return ann.send<object[]>('POST', '/pin', { cs: 'hits', safe_insertion, ...more })
    }
    expect((await ask('10:30', '11:30')).data).toMatchObject([
      { uId: 'a', reason: 'pinned', pgm_id: ids.film },
      { uId: 'b', reason: 'overlap' },
    ])
    expect((await ask('10:30', '11:30', { uId: 'a' })).data).toMatchObject([{ uId: 'b' }])
    expect((await ask('13:00', '14:00')).data).toEqual([])
    expect((await ask('14:00', '13:00')).status).toBe(400)
  })

  it('are judged by facts about titles, which tell of foreign ones nothing', async () => {
    const { data } = await viewer.send<ScheduleTitle[]>(
      'GET',
      `/titles?ids=${ids.program},${ids.foreign},${ids.ending},x`,
    )
    expect(data.map(({ id }) => id).toSorted()).toEqual([ids.program, ids.ending].toSorted())
    const cut = data.find(({ id }) => id === ids.program)
    expect(cut).toMatchObject({ cty: 'vprogram', kind: 'vod', dur: 3_600_000, rights: { st: 'published' } })
    expect(cut?.parts).toMatchObject([{ lon: [{ n: 'Harbour' }], rights: { id: ids.film } }])
    const many = Array.from({ length: 201 }, (_, nth) => `t${nth}`).join(',')
    expect((await viewer.send('GET', `/titles?ids=${many}`)).status).toBe(400)
  })

  /** A day as it stands without anybody's save. */
  const standing = async (
    name: string,
    { pst, ...sides }: { draft?: object[]; published?: object[]; pst?: string },
  ) => {
    const [cs = '', dt = ''] = name.split('/')
    const at = '2026-11-01T00:00:00.000Z'
    const texts = Object.entries(sides).map(([side, ar]) => {
      const payload = { cs, dt, prd: ['rimba-my'], ar, ...(pst && { pst }) }
      return [side, { key: testIds.next(), payload }]
    })
    const document = { id: name, created: at, updated: at, by: 'Ann', ...(Object.fromEntries(texts) as object) }
    await server.services.documents.load(SCHEDULE_KIND, [document])
  }
  const withoutMissing = (one: ScheduleDay) => JSON.parse(JSON.stringify(one)) as ScheduleDay
})

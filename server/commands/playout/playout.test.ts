import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InterstitialProposal, Playout, PlayoutChannel, PlayoutEvent } from '#contract/schemas/live/playout.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { airs, schedulesOf } from '#tests/support/aScheduleDay.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')
let now = NOW
const DAY = '2026-11-25'

describe('playing a virtual channel out', () => {
  let server: TestServer
  let ann: Person
  const film = aMovie().named('Harbour').with({ rt: 3_600_000 }).published().build()
  const cut = aMovie()
    .named('Harbour, cut')
    .with({
      sg: [
        { seg_ty: 'vod', ctkey: film.id, sp: 0, ep: 1_800_000 },
        { seg_ty: 'ad', dur: 60_000 },
        { seg_ty: 'vod', ctkey: film.id, sp: 1_800_000, ep: 3_540_000 },
      ],
    })
    .published()
    .build()
  const promo = aMovie().named('Soon').with({ rt: 45_000 }).published().build()
  const ended = aMovie().named('Over').with({ rt: 40_000, lwe: '2026-11-01T00:00:00.000Z' }).published().build()
  const adults = aMovie()
    .named('Late nights')
    .with({ rt: 1_800_000, rat: [{ v: 'R21' }] })
    .published()
    .build()
  const hits = aMovie().named('Hits').with({ cs: 'hits', tz: 'Asia/Kuala_Lumpur' }).published().build()
  const late = aMovie().named('Late').with({ cs: 'late' }).build()
  const foreign = aMovie().named('Elsewhere').with({ cs: 'elsewhere' }).in('rimba-sg').published().build()

  beforeAll(async () => {
    server = await startTestServer({
      now: () => now,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('movie')), [film])
        await documents.load(catalogKind(shippedType('vprogram')), [cut])
        await documents.load(catalogKind(shippedType('promo')), [promo, ended, adults])
        await documents.load(catalogKind(shippedType('virtuallivechannel')), [hits, late, foreign])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
    const { save } = schedulesOf(ann)
    const day = { cs: 'hits', dt: DAY, st: 'published' }
    const ar = [airs('a', `${DAY}T10:00`, 60, cut.id), airs('b', `${DAY}T11:05`, 30, film.id)]
    // A day with gaps is published by whoever says that they know.
    const saved = await save({ ...day, ar }, 0, '?confirm=413401,413405,113403')
    if (saved.status !== 200) throw new Error(JSON.stringify(saved))
  })
  afterAll(() => server.close())

  const json = async <Data>(method: 'GET' | 'POST', url: string, payload?: object, person = ann) => {
    const answer = await person.send({ method, url: `/api${url}`, ...(payload && { payload }) })
    const { data, header } = answer.json<Envelope<Data>>()
    const [error] = header.errors
    return { status: answer.statusCode, data, count: header.count, code: error?.code, field: error?.field }
  }
  const start = (id: string, at: string) => json<Playout>('POST', `/channels/${id}`, { channel_start_time: at })
  const fill = (body: object) =>
    json<InterstitialProposal>('POST', '/dynamic-interstitials', { cs: 'hits', dt: DAY, ...body })

  it('begins where something published is on air, and says so in the list from then on', async () => {
    const { number } = errorRow('notPublished')
    expect(await start(hits.id, `${DAY}T09:00:00Z`)).toMatchObject({ status: 409, code: number })
    expect(await start(late.id, `${DAY}T10:00:00Z`)).toMatchObject({ status: 409, code: number })
    expect((await start(hits.id, 'soon')).status).toBe(400)
    expect(await start(hits.id, '2026-11-24T11:00:00Z')).toMatchObject({ status: 400, field: '/channel_start_time' })
    expect((await start(foreign.id, `${DAY}T10:00:00Z`)).status).toBe(404)
    const { data } = await start(hits.id, `${DAY}T10:00:00Z`)
    expect(data).toEqual({ id: hits.id, state: 'starting', start: `${DAY}T10:00:00.000Z` })
    const listed = await json<PlayoutChannel[]>('GET', '/channels')
    expect(listed.data).toMatchObject([
      { cs: 'hits', state: 'starting', start: `${DAY}T10:00:00.000Z` },
      { cs: 'late', state: 'stopped' },
    ])
    expect(listed.count).toBe(2)
  })

  it('is told cut by cut, ads included, by what is published', async () => {
    const window = `start=${DAY}T10:15:00Z&end=${DAY}T11:10:00Z`
    const { data, count } = await json<PlayoutEvent[]>('GET', `/channels/${hits.id}/events?${window}`)
    expect(data.map(({ at, type, dur, seg }) => [at.slice(11, 19), type, dur, seg])).toEqual([
      ['10:15:00', 'vod', 900_000, 0],
      ['10:30:00', 'ad', 60_000, 1],
      ['10:31:00', 'vod', 1_740_000, 2],
      ['11:05:00', 'vod', 300_000, undefined],
    ])
    expect(data.map(({ pgm_id }) => pgm_id)).toEqual([cut.id, cut.id, cut.id, film.id])
    const second = await json<PlayoutEvent[]>('GET', `/channels/${hits.id}/events?${window}&pageSize=1&pageNumber=2`)
    expect([second.data.length, second.data[0]?.type, second.count, count]).toEqual([1, 'ad', 4, 4])
    const newest = await json<PlayoutEvent[]>('GET', `/channels/${hits.id}/events?${window}&sortOrder=desc&pageSize=1`)
    expect(newest.data[0]?.at).toBe(`${DAY}T11:05:00.000Z`)
    expect((await json<PlayoutEvent[]>('GET', `/channels/${hits.id}/events`)).data[0]?.at).toBe(`${DAY}T10:00:00.000Z`)
    expect((await json('GET', `/channels/${hits.id}/events?start=2026-11-24&end=2027-11-24`)).status).toBe(400)
    expect((await json('GET', `/channels/${foreign.id}/events`)).status).toBe(404)
  })

  it('that starts anew keeps telling what it had played until then, and who started it', async () => {
    now = Date.parse(`${DAY}T10:20:00Z`)
    const bea = await server.signInAs({
      roles: ['content_admin'],
      products: ['rimba-my'],
      username: 'bea',
      name: 'Bea',
    })
    const at = { channel_start_time: `${DAY}T11:10:00Z` }
    expect((await json('POST', `/channels/${hits.id}`, at, bea)).status).toBe(200)
    const { data } = await json<PlayoutChannel[]>('GET', '/channels', undefined, bea)
    now = NOW
    expect(data[0]).toMatchObject({
      ...{ start: `${DAY}T11:10:00.000Z`, by: 'Bea' },
      played: [{ from: `${DAY}T10:00:00.000Z`, to: `${DAY}T10:20:00.000Z` }],
    })
    expect(data[1]).not.toHaveProperty('played')
  })

  it('is offered what is for adults from ten at night by the clocks of the channel', async () => {
    const offered = async (from: string, to: string) =>
      (await fill({ from, to, kinds: ['promo'] })).data.proposal.some(({ pgm_id }) => pgm_id === adults.id)
    expect([await offered('13:30', '14:00'), await offered('14:00', '14:30')]).toEqual([false, true])
    expect([await offered('21:30', '22:00'), await offered('22:00', '22:30')]).toEqual([true, false])
  })

  it('has holes filled by a proposal, which saves nothing and passes over what may not air', async () => {
    const { data } = await fill({ from: '11:00', to: '11:05' })
    expect(data.proposal.map(({ type, dur }) => [type, dur])).toContainEqual(['promo', 45_000])
    expect(data.proposal.some(({ pgm_id }) => pgm_id === ended.id)).toBe(false)
    expect(data.proposal[0]).toMatchObject({ a_st_dt: `${DAY}T11:00:00.000Z`, start: '11:00' })
    expect(data.remainder).toBeLessThan(15_000)
    const ads = await fill({ from: `${DAY}T11:00:00Z`, to: `${DAY}T11:05:00Z`, kinds: ['ad'], intervals: [120] })
    expect([ads.data.proposal.map(({ dur }) => dur), ads.data.remainder]).toEqual([[120_000, 120_000], 60_000])
    const long = await fill({ from: '12:00', to: '13:00', kinds: ['ad'] })
    expect(long.data.remainder).toBe(48 * 60_000)
    expect((await fill({ from: '10:00', to: '11:00' })).data).toEqual({ proposal: [], remainder: 0 })
    for (const part of [
      { from: '12:00', to: '11:00' },
      { from: 'noon', to: '13:00' },
      { from: '1:00', to: '25:00' },
    ])
      expect((await fill(part)).status).toBe(400)
    const { data: days } = await schedulesOf(ann).read(`cs=hits&dt=${DAY}`)
    expect(days[0]?.ar).toHaveLength(2)
  })
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Conversion, Recording } from '#contract/schemas/live/liveToVod.ts'
import type { Playback } from '#contract/schemas/media.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const sample = (name: string) => readFile(join(import.meta.dirname, '../../seed/media', `${name}.mp4`))
const START = Date.parse('2026-11-24T10:00:00Z')
const at = (ms: number) => new Date(START + ms).toISOString()
const lon = [{ lang: 'en', n: 'The harbour, cut' }]

describe('titles out of what was on air', () => {
  let server: TestServer
  let ann: Person
  let now = START + 30_000
  let film = ''
  const channel = aMovie().named('Films').with({ cn: 20, chty: 'linear' }).published().build()
  const empty = aMovie()
    .named('Nothing')
    .with({ ch: channel.id, a_st_dt: at(0), a_ed_dt: at(300_000) })
    .published()
    .build()
  let airing = ''

  async function json<Data>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, person = ann) {
    const answer = await person.send({ method, url: `/api${url}`, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<Envelope<Data>>() }
  }
  const convert = (body: object) =>
    json<{ id: string; early: number; dur: number }>('POST', '/l2v/convert', { id: airing, cty: 'movie', lon, ...body })
  const conversions = async (query = '') => (await json<Conversion[]>('GET', `/l2v/list${query}`)).data

  beforeAll(async () => {
    server = await startTestServer({ now: () => now })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
    const { documents } = server.services
    const made = await json<{ id: string; rev: number }>('POST', '/content/urn/resource/catalog/movie?prd=rimba-my', {
      lon: [{ lang: 'en', n: 'The harbour' }],
    })
    film = made.data.id
    for (const [rev, name] of ['harbour-video', 'harbour-audio'].entries())
      await ann.send({
        method: 'POST',
        url: `/api/media/upload/${film}?cty=movie`,
        payload: await sample(name),
        headers: { 'content-type': 'video/mp4', 'if-match': `"${rev + 1}"` },
      })
    const piece = (sp: number, ep: number) => ({ seg_ty: 'vod', ctkey: film, sp, ep })
    const program = aMovie()
      .with({ sg: [piece(0, 20_000), piece(25_000, 45_000)] })
      .published()
      .build()
    const shown = aMovie()
      .with({ ch: channel.id, pgm_id: program.id, a_st_dt: at(0), a_ed_dt: at(300_000) })
      .published()
      .build()
    airing = shown.id
    await documents.load(catalogKind(shippedType('channel')), [channel])
    await documents.load(catalogKind(shippedType('program')), [program])
    await documents.load(catalogKind(shippedType('airing')), [shown, empty])
  })
  afterAll(() => server.close())

  it('can be picked as far as the airing has been recorded', async () => {
    const { data } = await json<Recording>('GET', `/l2v/recording/${airing}`)
    expect(data).toMatchObject({ channel: channel.id, recorded: 30_000, whole: 40_000 })
    expect(data.pieces.map(({ at: from, dur }) => [from, dur])).toEqual([
      [0, 20_000],
      [20_000, 20_000],
    ])
    expect(data.pieces[0]?.keys[0]).toBe(0)
    const none = await json<Recording>('GET', `/l2v/recording/${empty.id}`)
    expect(none.data).toMatchObject({ recorded: 0, whole: 0, pieces: [] })
  })

  it('become drafts whose segments play the picked window, begun at keyframes, and say by how much', async () => {
    const { status, data } = await convert({ start: at(5_000), end: at(24_000) })
    expect(status).toBe(202)
    await server.runner.runDue()
    const [conversion] = await conversions()
    expect(conversion).toMatchObject({
      ...{ id: data.id, status: 'active', early: data.early, dur: data.dur, lon, start: at(5_000), end: at(24_000) },
      ...{ ch_lon: [{ n: 'Films' }], by: 'Ann', own: true },
    })
    expect(data.dur).toBe(19_000 + data.early)
    const { data: metadata } = await json<{ l2v_o: boolean; record: { id: string; st: string; sg: Segment[] } }>(
      'GET',
      `/l2v/${data.id}/metadata`,
    )
    const { record } = metadata
    expect(record).toMatchObject({ id: conversion?.doc, st: 'draft', lon, rt: data.dur })

    // A keyframe each 2 s: 5 s begins at 4 s, 25 s at 24 s.
    expect(record.sg.map(({ sp, ep }) => [sp, ep])).toEqual([
      [4_000, 20_000],
      [24_000, 29_000],
    ])
    const smil = record.sg.map(({ ctkey, sp, ep }) => ({ key: ctkey, start: sp, end: ep }))
    const { data: played } = await json<Playback>('POST', '/playback/remix', { smil })
    expect(played.items.map(({ early }) => early)).toEqual([0, 0])
    expect(Math.abs(played.duration - data.dur)).toBeLessThanOrEqual(2)
  })

  it('wait for the end of a window that is still on air, may be changed till then, and be called off', async () => {
    const { data } = await convert({ start: at(0), end: at(38_000) })
    await server.runner.runDue()
    expect((await conversions())[0]).toMatchObject({ id: data.id, status: 'yet-to-start', due: at(38_000) })
    expect((await convert({ start: at(0), end: at(10_000) })).header.errors[0]?.code).toBe(90080409)

    const update = {
      cty: 'movie',
      lon: [{ lang: 'en', n: 'Two moments' }],
      sg: [
        { sp: 0, ep: 1_000 },
        { sp: 30_000, ep: 36_000 },
      ],
    }
    expect((await json<Conversion>('PUT', `/l2v/update/${data.id}`, update)).data).toMatchObject({
      ...{ status: 'yet-to-start', due: at(36_000), sg: update.sg, lon: update.lon },
    })
    now = START + 36_000
    await server.runner.runDue()
    const metadata = await json<{ l2v_ov: boolean; record: object }>('GET', `/l2v/${data.id}/metadata`)
    expect(metadata.data).toMatchObject({ l2v_ov: true, record: { lon: update.lon } })
    expect((await json('PUT', `/l2v/update/${data.id}`, update)).header.errors[0]?.code).toBe(90060409)

    const other = await convert({ start: at(0), end: at(40_000) })
    expect((await json<Conversion>('PUT', `/l2v/cancel/${other.data.id}`)).data.status).toBe('inactive')
    expect((await json('PUT', `/l2v/cancel/${other.data.id}`)).status).toBe(409)
    now = START + 60_000
    await server.runner.runDue()
    expect((await conversions('?st=inactive')).map(({ id, doc }) => [id, doc])).toEqual([[other.data.id, undefined]])
  })

  it('are refused outside of what is recorded, for types without segments and for products of others', async () => {
    const codes = async (body: object) => {
      const { status, header } = await convert(body)
      return [status, header.errors[0]?.code, header.errors[0]?.field]
    }
    expect(await codes({ start: at(-1), end: at(10_000) })).toEqual([422, 90090424, '/start'])
    expect(await codes({ start: at(0), end: at(41_000) })).toEqual([422, 90090424, '/end'])
    expect(await codes({ start: at(9_000), end: at(9_000) })).toEqual([422, 90090424, '/end'])
    expect(await codes({ start: at(0), end: at(9_000), cty: 'channel' })).toEqual([422, 90000422, '/cty'])
    expect(await codes({ start: at(0), end: at(9_000), prd: ['rimba-sg'] })).toEqual([422, 90000422, '/prd'])
  })

  it('keep the products and the provider that were named when their window is changed', async () => {
    now = START + 10_000
    const window = [{ sp: 0, ep: 35_000 }]
    const { data } = await convert({ sg: window, prd: ['rimba-my'], pn: 'Harbour Films' })
    const update = { cty: 'movie', lon, sg: [{ sp: 1_000, ep: 35_000 }] }
    const changed = await json<Conversion>('PUT', `/l2v/update/${data.id}`, update)
    expect(changed.data).toMatchObject({ sg: update.sg, prd: ['rimba-my'], pn: 'Harbour Films' })
    await json('PUT', `/l2v/cancel/${data.id}`)
  })

  it('are begun once for an airing, whoever asks at the same moment', async () => {
    now = START + 10_000
    const body = { sg: [{ sp: 0, ep: 36_000 }] }
    const { data } = await convert(body)
    // The other one has looked before there was anything to see.
    vi.spyOn(server.services.jobs, 'inFlight').mockResolvedValueOnce(undefined)
    const late = await convert({ ...body, lon: [{ lang: 'en', n: 'Mine' }] })
    expect(late.header.errors[0]?.code).toBe(90080409)
    vi.restoreAllMocks()
    await json('PUT', `/l2v/cancel/${data.id}`)
  })

  it('are unknown to people of other products', async () => {
    const sg = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'], username: 'sg' })
    const [{ id } = { id: '' }] = await conversions()
    expect((await json<Conversion[]>('GET', '/l2v/list', undefined, sg)).data).toEqual([])
    expect((await json('GET', `/l2v/${id}/metadata`, undefined, sg)).status).toBe(404)
    expect((await json('GET', `/l2v/recording/${airing}`, undefined, sg)).status).toBe(404)
  })
})

type Segment = { ctkey: string; sp: number; ep: number }

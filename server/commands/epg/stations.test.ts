import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { guideOf, lines, loadChannels, xmltv, type Programme } from '#tests/support/aGuide.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const DAY: readonly Programme[] = [
  { channel: 'one', from: '06:00', to: '07:00', title: 'Morning' },
  { channel: 'one', from: '07:00', to: '08:00', title: 'Headlines' },
  { channel: 'two', from: '06:00', to: '08:00', title: 'Film' },
]
const FEED = xmltv({ one: 'Qqz 0', two: 'Qqz 1' }, DAY)

describe("taking in a station's feed", () => {
  let server: TestServer
  let ann: Person
  let folder = ''
  let channels: string[] = []
  /** A feed is a while on its way where a test holds it up, so that its ingestion runs. */
  let arrives = Promise.resolve()
  let letArrive = () => undefined as void
  const holdUp = () => (arrives = new Promise((resolve) => (letArrive = resolve)))

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-stations-'))
    server = await startTestServer({
      settings: { stations: { folder, hosts: ['localhost'] } },
      seed: async (services) => {
        channels = await loadChannels(services, ['Qqz 0', 'Qqz 1', 'Qqz 2'])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
    await writeFile(join(folder, 'rimba.xml.gz'), gzipSync(FEED))
    const { stations } = server.services
    const open = stations.open.bind(stations)
    stations.open = async (station) => {
      await arrives
      return open(station)
    }
  })
  afterEach(() => letArrive())
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  const of = (person = ann) => guideOf(server, person)
  const ask = (body: object, person = ann) =>
    of(person).json<{ status_id: string }>('POST', '/epg/ingestion/ondemand', body)
  const take = async (body: object) => {
    const { statusCode, data } = await ask(body)
    expect(statusCode).toBe(202)
    return of().settled(data.status_id)
  }
  const codeOf = ({ statusCode, header }: { statusCode: number; header: { errors: { keyword?: string }[] } }) => [
    statusCode,
    header.errors[0]?.keyword,
  ]
  const guide = async () => lines(await of().guide(channels.slice(0, 2)))

  it('reads the folder, for all channels or for one, and from an instant on', async () => {
    const one = await take({ station: 'rimba', channelId: channels[0], start: '2026-11-24T07:30:00Z' })
    expect(one).toMatchObject({
      ...{ status: 'active', eve_st: 'completed', title: 'rimba', station: 'rimba', channelId: channels[0] },
      ...{ start: '2026-11-24T07:30:00.000Z', programmes: 2, success: 1 },
    })
    expect(await guide()).toEqual([['07:00-08:00 Headlines'], []])
    expect(await take({ station: 'rimba' })).toMatchObject({ programmes: 3, success: 2, unmatched: 0 })
    expect(await guide()).toEqual([['06:00-07:00 Morning', '07:00-08:00 Headlines'], ['06:00-08:00 Film']])
  })

  it('takes no station that the operator does not have, and asks no host into this machine', async () => {
    for (const station of ['../rimba', 'https://epg.example.com/a.xml', 'http://localhost/a.xml', 'https://[::1]/'])
      expect((await ask({ station })).statusCode).toBe(422)
    const inwards = await take({ station: 'https://localhost/a.xml' })
    expect(inwards).toMatchObject({ status: 'failed', eve_st: 'completed', count: 0 })
    expect(inwards.message).not.toContain('127.0.0.1')
    const missing = await take({ station: 'nobody' })
    expect(missing).toMatchObject({ status: 'failed', programmes: 0 })
    expect((await ask({ station: 'rimba', start: 'soon' })).statusCode).toBe(400)
    expect((await ask({ station: 'rimba', channelId: 'none' })).statusCode).toBe(404)
  })

  it('says why a feed was refused, with keyword and place, and takes it in once it is mended and tried again', async () => {
    await writeFile(join(folder, 'broken.xml'), FEED.slice(0, -30))
    const broken = await take({ station: 'broken' })
    expect(broken).toMatchObject({ status: 'failed', keyword: 'cutOff', channels: 0, programmes: 0, notes: [] })
    expect(broken.line).toBeGreaterThan(1)
    expect(broken.message).toContain('cut off')
    await writeFile(join(folder, 'broken.xml'), FEED)
    expect((await of().json('POST', `/jobs/${broken.id}/retry`)).statusCode).toBe(202)
    const again = await of().settled(broken.id)
    expect(again).toMatchObject({ status: 'active', programmes: 3, failure: 0 })
    expect(again.keyword).toBeUndefined()
    expect(again.message).toBeUndefined()
  })

  it('runs once at a time for a station and channel, is reset once, and may be processed again after it', async () => {
    void holdUp()
    const first = await ask({ station: 'rimba' })
    const { status_id: id } = first.data
    expect(codeOf(await ask({ station: 'rimba' }))[0]).toBe(409)
    expect((await ask({ station: 'rimba', channelId: channels[0] })).statusCode).toBe(202)
    expect(await of().read(id)).toMatchObject({ eve_st: 'processing' })
    expect((await of().json('PUT', `/epg/ingestion/${id}/changes`, { all: true, decision: 'keep' })).statusCode).toBe(
      409,
    )

    const stranger = await server.signInAs({ roles: ['content_user'], products: ['rimba-my'], username: 'eve' })
    expect((await of(stranger).json('DELETE', `/epg/ingestion/reset/${id}`)).statusCode).toBe(403)
    const reset = await of().json<EpgIngestion>('DELETE', `/epg/ingestion/reset/${id}`)
    expect(reset.data).toMatchObject({ id, status: 'inactive', eve_st: 'cancelled' })
    expect((await of().json('DELETE', `/epg/ingestion/reset/${id}`)).statusCode).toBe(409)
    letArrive()
    expect(await of().settled(id)).toMatchObject({ status: 'inactive', success: 0 })
    expect(await take({ station: 'rimba' })).toMatchObject({ status: 'active', eve_st: 'completed' })
  })

  it('is closed by hand once: what waits stays as it is', async () => {
    void holdUp()
    const { data } = await ask({ station: 'rimba' })
    const close = () => of().json<object>('PUT', `/epg/process/close/${data.status_id}`)
    expect((await close()).data).toEqual({ id: data.status_id, eve_st: 'completed', re_pro: false })
    expect((await close()).statusCode).toBe(409)
    letArrive()
    expect(await of().settled(data.status_id)).toMatchObject({ closed: true, eve_st: 'cancelled', waiting: 0 })
    expect((await of().json('PUT', '/epg/process/close/nonesuch')).statusCode).toBe(404)
  })

  it('may be called off like any job of one’s own', async () => {
    void holdUp()
    const { data } = await ask({ station: 'rimba' })
    expect((await of().json('POST', `/jobs/${data.status_id}/cancel`)).statusCode).toBe(200)
    letArrive()
    expect(await of().settled(data.status_id)).toMatchObject({ status: 'inactive', eve_st: 'cancelled' })
  })
})

describe('deciding on what a feed says of mended fields', () => {
  let server: TestServer
  let ann: Person
  let channels: string[] = []

  beforeAll(async () => {
    server = await startTestServer({
      seed: async (services) => {
        channels = await loadChannels(services, ['Qqz 0', 'Qqz 1'])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterAll(() => server.close())

  it('is done by field, by row and by channel, and each takes what it was told', async () => {
    const { ingest, json, guide, changes, decide, read } = guideOf(server, ann)
    await ingest(FEED)
    const airings = (await guide(channels)).flatMap(({ airing }) => airing)
    for (const { id, rev } of airings) {
      const url = `/content/urn/resource/catalog/airing/${id}`
      const { data } = await json<Record<string, unknown>>('GET', url)
      const mended = { lon: [{ lang: 'en', n: 'Ours' }], eps_nm: 'By hand', st: 'published' }
      const headers = { 'if-match': `"${rev}"` }
      await ann.send({ method: 'PUT', url: `/api${url}`, headers, payload: { ...data, ...mended } })
    }
    const more = '<sub-title>Theirs</sub-title>'
    const other = DAY.map((one) => ({ ...one, title: `${one.title} 2`, more }))
    const next = await ingest(xmltv({ one: 'Qqz 0', two: 'Qqz 1' }, other))
    expect(next).toMatchObject({ waiting: 3, success: 0, tally: { conflict: 3, changed: 0 } })
    const [first, second, third] = await changes(next.id)
    expect(first?.fields.map(({ field, take, pinned }) => [field, take, pinned])).toEqual([
      ['lon', 'current', true],
      ['eps_nm', 'current', true],
    ])

    const byField = { ids: [first?.id], decision: 'accept', fields: { lon: 'source', eps_nm: 'current' } }
    expect(await decide(next.id, byField)).toMatchObject({ waiting: 2, success: 1 })
    expect(await decide(next.id, { ids: [second?.id], decision: 'keep' })).toMatchObject({ waiting: 1, success: 1 })
    const byChannel = { channel: third?.channel, decision: 'accept' }
    expect(await decide(next.id, byChannel)).toMatchObject({ waiting: 0, success: 2 })

    const after = (await guide(channels)).flatMap(({ airing }) => airing)
    const said = after.map(({ a_st_dt, lon, eps_nm, pins = [] }) => [
      a_st_dt.slice(11, 16),
      lon[0]?.n,
      eps_nm,
      pins.toSorted().join(),
    ])
    const byId = new Map(airings.map(({ id, a_st_dt }) => [id, a_st_dt.slice(11, 16)]))
    expect(said.find(([at]) => at === byId.get(first?.airing ?? '') && first?.channel === channels[0])).toMatchObject([
      first?.a_st_dt.slice(11, 16),
      first?.lon[0]?.n,
      'By hand',
      'eps_nm',
    ])
    expect(said.filter(([, title]) => title === 'Ours')).toEqual([
      [second?.a_st_dt.slice(11, 16), 'Ours', 'By hand', 'eps_nm,lon'],
    ])
    expect(said.find(([, title]) => title === third?.lon[0]?.n)).toMatchObject([
      expect.any(String),
      third?.lon[0]?.n,
      'Theirs',
      '',
    ])
    expect((await changes(next.id)).map(({ state }) => state).toSorted()).toEqual(['applied', 'applied', 'kept'])
    expect(await read(next.id)).toMatchObject({ undoable: true, closed: false })
  })

  it('asks for what is to be decided, of rows that there are, once', async () => {
    const { ingest, json } = guideOf(server, ann)
    const { id } = await ingest(FEED)
    const decide = async (body: object) => (await json('PUT', `/epg/ingestion/${id}/changes`, body)).statusCode
    expect(await decide({})).toBe(422)
    expect(await decide({ all: true })).toBe(422)
    expect(await decide({ ids: ['1e3', '-1', 'x'], decision: 'keep' })).toBe(404)
    expect(await decide({ ids: ['99999999999'], decision: 'keep' })).toBe(404)
    expect(await decide({ shift: 'correct' })).toBe(409)
    // No channel is not every channel.
    expect(await decide({ channel: '', decision: 'accept' })).toBe(422)
    expect(await decide({ all: true, decision: 'accept', more: 1 })).toBe(422)
    expect((await json('PUT', `/epg/ingestion/not-an-id/changes`, { all: true, decision: 'keep' })).statusCode).toBe(
      404,
    )
  })
})

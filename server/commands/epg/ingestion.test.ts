import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guideOf, lines, loadChannels, xmltv, type Programme } from '#tests/support/aGuide.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const CHANNELS = { 'news.example': 'News', 'films.example': 'Films', 'unknown.example': 'Zzyzx Relay' }
const DAY: readonly Programme[] = [
  { channel: 'news.example', from: '06:00', to: '07:00', title: 'Morning' },
  { channel: 'news.example', from: '07:00', to: '08:00', title: 'Headlines' },
  { channel: 'news.example', from: '08:00', to: '09:00', title: 'Markets' },
  { channel: 'news.example', from: '09:00', to: '10:00', title: 'Weather' },
  { channel: 'news.example', from: '10:00', title: 'Talk' },
  { channel: 'films.example', from: '06:00', to: '08:00', title: 'The Harbour' },
  { channel: 'films.example', from: '08:00', to: '10:00', title: 'Night Train' },
  { channel: 'films.example', from: '10:00', to: '12:00', title: 'Low Tide' },
  { channel: 'films.example', from: '12:00', to: '14:00', title: 'Salt' },
  { channel: 'unknown.example', from: '06:00', to: '07:00', title: 'Relay' },
]
const NEWS = [
  '06:00-07:00 Morning',
  '07:00-08:00 Headlines',
  '08:00-09:00 Markets',
  '09:00-10:00 Weather',
  '10:00-11:00 Talk',
]
const FILMS = ['06:00-08:00 The Harbour', '08:00-10:00 Night Train', '10:00-12:00 Low Tide', '12:00-14:00 Salt']

describe('taking in the programme guide of others', () => {
  let server: TestServer
  let ann: Person
  let news = ''
  let films = ''

  beforeAll(async () => {
    server = await startTestServer({
      seed: async (services) => {
        const ids = await loadChannels(services, ['News', 'Films', 'Drama'])
        ;[news = '', films = ''] = ids
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterAll(() => server.close())

  const guide = async () => lines(await guideOf(server, ann).guide([news, films]))
  const airing = async (title: string) => {
    const rows = await guideOf(server, ann).guide([news, films])
    const found = rows.flatMap((row) => row.airing).find(({ lon }) => lon[0]?.n === title)
    if (!found) throw new Error(`nothing called ${title}`)
    return found
  }
  const mend = async (title: string, change: (record: Record<string, unknown>) => object, query = '') => {
    const { id, rev } = await airing(title)
    const url = `/content/urn/resource/catalog/airing/${id}`
    const { data } = await guideOf(server, ann).json<Record<string, unknown>>('GET', url)
    const { statusCode, body } = await ann.send({
      method: 'PUT',
      url: `/api${url}${query}`,
      headers: { 'if-match': `"${rev}"` },
      payload: { ...data, st: 'published', ...change(data) },
    })
    if (statusCode !== 200) throw new Error(body)
  }

  it('keeps what was mended, offers a shift as one correction, and goes back as a whole', async () => {
    const { ingest, matches, match, decide, changes, undo, read } = guideOf(server, ann)
    const first = await ingest(xmltv(CHANNELS, DAY))
    expect(first).toMatchObject({
      ...{ status: 'active', channels: 3, programmes: 10, unmatched: 1, waiting: 0, failure: 0, success: 9 },
      tally: { new: 9, changed: 0, moved: 0, vanished: 0, conflict: 0 },
    })
    expect(await guide()).toEqual([NEWS, FILMS])
    expect((await airing('Morning')).st).toBe('published')
    expect((await matches(first.id)).map(({ id, state }) => [id, state])).toEqual([
      ['news.example', 'matched'],
      ['films.example', 'matched'],
      ['unknown.example', 'waiting'],
    ])
    await match(first.id, [{ id: 'unknown.example', channel: null }])
    expect(await read(first.id)).toMatchObject({ unmatched: 0 })

    const again = await ingest(xmltv(CHANNELS, DAY))
    expect(again).toMatchObject({
      ...{ success: 0, count: 0, unmatched: 0, waiting: 0, undoable: false },
      tally: { new: 0, changed: 0, moved: 0, vanished: 0, conflict: 0 },
    })

    await mend('Headlines', () => ({ lon: [{ lang: 'en', n: 'Headlines, with Ann' }] }))
    await mend('Low Tide', () => ({ a_ed_dt: '2026-11-24T11:45:00.000Z' }))
    const mended = await guide()
    expect(await airing('Headlines, with Ann')).toMatchObject({ pins: ['lon'], mode: 'manual' })

    const titled = DAY.map((one) => (one.title === 'Salt' ? { ...one, title: 'Salt and Iron' } : one))
    const shifted = await ingest(xmltv(CHANNELS, titled, 1))
    expect(shifted.shift).toEqual({ by: 3_600_000, count: 8, of: 8 })
    expect(shifted.waiting).toBeGreaterThan(0)
    const waiting = await changes(shifted.id, '&state=waiting')
    expect(await changes(shifted.id, `&state=waiting&after=${waiting[0]?.id}`)).toEqual(waiting.slice(1))
    expect(await changes(shifted.id, `&state=waiting&after=${waiting.at(-1)?.id}`)).toEqual([])
    expect(shifted.success).toBe(0)
    expect(await guide()).toEqual(mended)

    const corrected = await decide(shifted.id, { shift: 'correct' })
    expect(corrected).toMatchObject({ waiting: 0, success: 1, tally: { changed: 1, moved: 0, new: 0, vanished: 0 } })
    expect(await changes(shifted.id)).toMatchObject([
      { kind: 'changed', state: 'applied', fields: [{ field: 'lon', take: 'source', pinned: false }] },
    ])
    expect((await guide()).flat().filter((line) => !mended.flat().includes(line))).toEqual([
      '12:00-14:00 Salt and Iron',
    ])

    expect((await undo(shifted.id)).statusCode).toBe(202)
    expect(await guide()).toEqual(mended)
    expect(await read(shifted.id)).toMatchObject({
      ...{ closed: true, undoable: false },
      undo: { status: 'active', success: 1, failure: 0 },
    })
    expect(await changes(shifted.id)).toMatchObject([{ kind: 'changed', state: 'undone' }])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guideOf, lines, loadChannels, xmltv, type Programme } from '#tests/support/aGuide.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const HEAD = { 'news.example': 'News' }
const programme = (from: string, to: string, title: string): Programme => ({ channel: 'news.example', from, to, title })
const DAY = [
  programme('06:00', '07:00', 'Morning'),
  programme('07:00', '08:00', 'Headlines'),
  programme('08:00', '09:00', 'Markets'),
]

/** Each test has a channel of its own. */
describe('what people have mended in the guide', () => {
  let server: TestServer
  let ann: Person
  let channels: string[] = []
  let channel = ''
  let nth = 0

  beforeAll(async () => {
    server = await startTestServer({
      seed: async (services) => {
        channels = await loadChannels(
          services,
          Array.from({ length: 12 }, (_, at) => `Qqz ${at}`),
        )
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    channel = channels[nth] ?? ''
    nth += 1
  })

  const of = () => guideOf(server, ann)
  const guide = async () => lines(await of().guide([channel]))[0]
  const take = (day: readonly Programme[], feed = 'house') =>
    of().ingest(xmltv(HEAD, day), { channelId: channel }, `${feed} ${channel}`)
  const put = async (url: string, change: (record: Record<string, unknown>) => object, query = '') => {
    const { data } = await of().json<Record<string, unknown>>('GET', url)
    const headers = { 'if-match': `"${String(data.rev)}"` }
    const payload = { ...data, ...change(data) }
    const { statusCode, body } = await ann.send({ method: 'PUT', url: `/api${url}${query}`, headers, payload })
    if (statusCode !== 200) throw new Error(body)
  }
  const airing = async (title: string) => {
    const [row] = await of().guide([channel])
    return `/content/urn/resource/catalog/airing/${row?.airing.find(({ lon }) => lon[0]?.n === title)?.id}`
  }
  const sources = async () => {
    const { rows } = await server.database.pool.query(
      `SELECT o.payload -> 'lon' -> 0 ->> 'n' AS title FROM source o JOIN side s ON s.id = o.id
       WHERE s.airs_on = $1 ORDER BY s.airs_from, title`,
      [channel],
    )
    return (rows as { title: string }[]).map(({ title }) => title)
  }

  it('stays away where somebody has deleted it, is told in the inbox, and comes back where somebody gives it back', async () => {
    await take(DAY)
    await put(await airing('Headlines'), () => ({ st: 'deleted' }))
    const rest = ['06:00-07:00 Morning', '08:00-09:00 Markets']
    expect(await guide()).toEqual(rest)

    const again = await take(DAY)
    expect(again).toMatchObject({ waiting: 0, success: 0, tally: { new: 0, deleted: 1 } })
    expect(await guide()).toEqual(rest)
    const [kept] = await of().changes(again.id)
    expect(kept).toMatchObject({ kind: 'deleted', state: 'kept', lon: [{ lang: 'en', n: 'Headlines' }] })

    const all = await of().decide(again.id, { all: true, decision: 'accept' })
    expect(all.success).toBe(0)
    const given = await of().decide(again.id, { ids: [kept?.id], decision: 'accept' })
    expect(given).toMatchObject({ success: 1, failure: 0 })
    const whole = ['06:00-07:00 Morning', '07:00-08:00 Headlines', '08:00-09:00 Markets']
    expect(await guide()).toEqual(whole)
    expect((await take(DAY)).tally).toMatchObject({ new: 0, deleted: 0, vanished: 0 })

    expect((await of().undo(again.id)).statusCode).toBe(202)
    expect(await guide()).toEqual(rest)
    expect((await take(DAY)).tally).toMatchObject({ new: 0, deleted: 1 })
  })

  it('is what a job has taken down that a later feed brings anew', async () => {
    await take(DAY)
    expect((await take(DAY.filter(({ title }) => title !== 'Headlines'))).tally.vanished).toBe(1)
    expect((await take(DAY)).tally).toMatchObject({ new: 1, deleted: 0 })
  })

  it('says after an undo which programmes stayed, for somebody has changed them since', async () => {
    await take(DAY)
    const next = await take(DAY.map((one) => ({ ...one, title: `New ${one.title}` })))
    await put(await airing('New Markets'), () => ({ st: 'published', lon: [{ lang: 'en', n: 'Ours' }] }))
    await of().undo(next.id)
    expect(await of().read(next.id)).toMatchObject({ undo: { success: 2, failure: 1 } })
    expect((await of().changes(next.id)).map(({ state }) => state)).toEqual(['undone', 'undone', 'applied'])
  })

  it('has the feed asked again after an undo, for what it said of airings that stayed is taken back, too', async () => {
    await take(DAY)
    await put(await airing('Markets'), () => ({ st: 'published', lon: [{ lang: 'en', n: 'Ours' }] }))
    const other = DAY.map((one) => (one.title === 'Markets' ? { ...one, title: 'Stocks' } : one))
    const next = await take([...other, programme('09:00', '10:00', 'Weather')])
    expect(next.tally).toMatchObject({ new: 1, conflict: 1 })
    expect(await sources()).toEqual(['Morning', 'Headlines', 'Stocks', 'Weather'])
    expect((await take([...other, programme('09:00', '10:00', 'Weather')])).tally.conflict).toBe(0)

    await of().undo(next.id)
    expect(await sources()).toEqual(['Morning', 'Headlines', 'Markets'])
    expect((await take(other)).tally.conflict).toBe(1)
  })

  it('goes back to what the feed said last where its mode is auto', async () => {
    await take(DAY)
    await put(await airing('Markets'), () => ({ st: 'published', lon: [{ lang: 'en', n: 'Ours' }] }))
    await take(DAY.map((one) => (one.title === 'Markets' ? { ...one, title: 'Stocks' } : one)))
    expect((await guide())?.at(-1)).toBe('08:00-09:00 Ours')
    const url = await airing('Ours')
    await put(url, () => ({ st: 'published' }), '?mode=auto')
    expect((await guide())?.at(-1)).toBe('08:00-09:00 Stocks')
    const { data } = await of().json<Record<string, unknown>>('GET', url)
    expect(data).toMatchObject({ mode: 'auto' })
    expect(data.pins).toBeUndefined()
  })

  it('lets the feed that counts most on a channel have its word, and others fill what it leaves empty', async () => {
    await put(`/content/urn/resource/catalog/channel/${channel}`, () => ({
      st: 'draft',
      epg_feeds: [`house ${channel}`],
    }))
    await take([programme('06:00', '07:00', 'Morning'), programme('08:00', '09:00', 'Markets')])
    const web = await take(
      [
        programme('06:00', '07:00', 'Breakfast'),
        programme('06:30', '07:30', 'Second'),
        programme('07:00', '08:00', 'Filler'),
      ],
      'web',
    )
    expect(await guide()).toEqual(['06:00-07:00 Morning', '07:00-08:00 Filler', '08:00-09:00 Markets'])
    const kept = await of().changes(web.id, '&state=kept')
    expect(kept.map(({ kind, lon, outrankedBy }) => [kind, lon[0]?.n, outrankedBy])).toEqual([
      ['changed', 'Breakfast', `house ${channel}`],
      ['new', 'Second', `house ${channel}`],
    ])
    expect(await sources()).toEqual(['Morning', 'Filler', 'Markets'])

    await of().decide(web.id, { ids: [kept[0]?.id], decision: 'accept' })
    expect((await guide())?.[0]).toBe('06:00-07:00 Breakfast')
    await take([
      programme('06:00', '07:00', 'Morning'),
      programme('07:00', '08:00', 'Own'),
      programme('08:00', '09:00', 'Markets'),
    ])
    expect(await guide()).toEqual(['06:00-07:00 Morning', '07:00-08:00 Own', '08:00-09:00 Markets'])
  })

  it('helps to know a channel by what it shows', async () => {
    await take(DAY)
    const unknown = { 'x.9': 'Something Else' }
    const day = DAY.map((one) => ({ ...one, channel: 'x.9' }))
    const taken = await of().ingest(xmltv(unknown, day), {}, 'elsewhere')
    const [match] = await of().matches(taken.id)
    expect(match).toMatchObject({ state: 'waiting' })
    expect(match?.candidates.map(({ channel: { id }, reasons }) => [id, reasons])).toContainEqual([
      channel,
      ['titlesAgree'],
    ])
  })
})

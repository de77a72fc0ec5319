import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isTrouble } from '#contract/rules/epg/isTrouble.ts'
import type { AiringsAhead, OnAirBoard, OnAirCount, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aChannel, anAiring, atHour } from '#tests/support/aChannel.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { guideOf, xmltv } from '#tests/support/aGuide.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const MIDNIGHT = Date.parse('2026-11-24T00:00:00Z')
const HOUR = 3_600_000
const ms = (hours: number) => MIDNIGHT + hours * HOUR
const WEEKS = 24 * 15

/** Whatever fills a channel from one hour to another, two days at a time: airings last no longer. */
const filled = (ch: string, from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / 40) }, (_none, n) =>
    anAiring('Filler', ch, from + n * 40, Math.min(to, from + (n + 1) * 40)).build(),
  )

describe('the on-air board', () => {
  let server: TestServer
  let ann: Person
  const ids = { news: '', films: '', dark: '', radio: '', foreign: '', program: '', long: '', movie: '' }

  beforeAll(async () => {
    const news = aChannel('News', 3)
    const films = aChannel('Films', 20)
    const dark = aChannel('Dark', 40)
    const radio = aChannel('Radio', 50)
    const foreign = aMovie().named('Foreign').with({ cn: 60, chty: 'linear' }).in('rimba-sg').published().build()
    const movie = aMovie()
      .named('Long ago')
      .with({ lwe: atHour(55) })
      .published()
      .build()
    const program = aMovie()
      .named('The long film')
      .with({ lwe: atHour(50), sg: [{ id: 's1', seg_ty: 'vod', ctkey: movie.id, sp: 0, ep: 1_000 }] })
      .published()
      .build()
    const long = anAiring('The long film', films.id, 48, 60, { pgm_id: program.id }).build()
    Object.assign(ids, {
      ...{ news: news.id, films: films.id, dark: dark.id, radio: radio.id, foreign: foreign.id },
      ...{ program: program.id, long: long.id, movie: movie.id },
    })
    server = await startTestServer({
      now: () => ms(20.5),
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [news, films, dark, radio, foreign])
        await documents.load(catalogKind(shippedType('movie')), [movie])
        await documents.load(catalogKind(shippedType('program')), [program])
        await documents.load(catalogKind(shippedType('airing')), [
          anAiring('Evening news', news.id, 20, 21).build(),
          anAiring('Late news', news.id, 21.5, 24).build(),
          anAiring('Overrun', news.id, 23, 30).build(),
          ...filled(news.id, 30, WEEKS * 24),
          ...filled(films.id, 0, 40),
          anAiring('Not yet', films.id, 40, 48).drafted().build(),
          long,
          ...filled(films.id, 60, 24 * 5),
          anAiring('Last words', dark.id, 10, 20).build(),
          anAiring('Elsewhere', foreign.id, 10, 20).build(),
        ])
      },
    })
    ann = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann', name: 'Ann' })
  })
  afterAll(() => server.close())

  const json = async <T>(person: Person, method: 'GET' | 'PUT', url: string, payload?: object) => {
    const { statusCode, body } = await person.send({ method, url: `/api/epg/onair${url}`, ...(payload && { payload }) })
    return { statusCode, ...(JSON.parse(body) as Envelope<T>) }
  }
  const board = async (person = ann) => (await json<OnAirBoard>(person, 'GET', '')).data
  const problem = async (key: string): Promise<OnAirProblem | undefined> =>
    (await board()).problems.find((one) => one.key.startsWith(key))
  const handle = (person: Person, key: string, body: object) => json(person, 'PUT', `/${encodeURIComponent(key)}`, body)

  it('shows what each channel has on now and next, by number, and nothing of the products of others', async () => {
    const { channels, channelCount } = await board()
    expect(channelCount).toBe(4)
    expect(channels.map(({ channel: { id } }) => id)).toEqual([ids.news, ids.films, ids.dark, ids.radio])
    const [news, , dark, radio] = channels
    expect(news?.now).toMatchObject({ from: ms(20), to: ms(21), lon: [expect.objectContaining({ n: 'Evening news' })] })
    expect(news?.next).toMatchObject({ from: ms(21.5) })
    expect(dark).not.toHaveProperty('now')
    expect(radio).toMatchObject({ days: [] })
  })

  it('counts the channels that want somebody within twelve hours, none of other products', async () => {
    const count = async (person = ann) => (await json<OnAirCount>(person, 'GET', '/count')).data
    expect(await count()).toEqual({ at: ms(20.5), trouble: 2, dark: 1 })
    const { channels, problems, at: now } = await board()
    const inTrouble = channels.filter(({ channel: { id } }) =>
      problems.some((one) => one.channel === id && isTrouble(one, now)),
    )
    expect(inTrouble).toHaveLength(2)
    const eve = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'], username: 'eve' })
    expect(await count(eve)).toMatchObject({ trouble: 0, dark: 0 })
  })

  it('sorts problems by when they hit viewers', async () => {
    const { problems, problemCount } = await board()
    expect(problems.map(({ kind, channel: of, from }) => [kind, of, from])).toEqual([
      ['noGuide', ids.dark, ms(20)],
      ['deadAir', ids.news, ms(21)],
      ['overlap', ids.news, ms(23)],
      ['draft', ids.films, ms(40)],
      ['rights', ids.films, ms(48)],
      ['noGuide', ids.films, ms(120)],
    ])
    expect(problemCount).toBe(6)
    expect(problems[1]).toMatchObject({ to: ms(21.5), count: 1 })
    expect(problems[3]).toMatchObject({ days: ['2026-11-25'], count: 1 })
    expect(problems[4]).toMatchObject({
      ...{ airing: ids.long, program: ids.program, count: 1 },
      flags: [
        { reason: 'ends', at: ms(50), of: 'program' },
        { reason: 'ends', at: ms(55), of: 'title' },
      ],
    })
  })

  it('tells how the days of each channel stand', async () => {
    const [news, films, dark] = (await board()).channels
    expect(news?.days.slice(0, 3)).toEqual(['unfilled', 'published', 'published'])
    expect(films?.today).toBe('2026-11-24')
    expect(films?.days.slice(0, 6)).toEqual(['published', 'draft', 'published', 'published', 'published', 'unfilled'])
    expect(dark?.days.every((day) => day === 'unfilled')).toBe(true)
    expect(news?.days).toHaveLength(14)
  })

  it('keeps who has acknowledged what, until the matter changes', async () => {
    const gap = await problem('deadAir')
    const answer = await handle(ann, gap?.key ?? '', { matters: gap?.matters })
    expect(answer.data).toMatchObject({ handling: { acknowledged: { by: { name: 'Ann' } } } })
    expect((await problem('deadAir'))?.handling?.acknowledged?.at).toBe(atHour(20.5))
    const { documents } = server.services
    await documents.load(catalogKind(shippedType('airing')), [anAiring('Longer', ids.news, 21.25, 21.5).build()])
    expect(await problem('deadAir')).not.toHaveProperty('handling')
    const now = await problem('deadAir')
    await handle(ann, now?.key ?? '', { matters: now?.matters })
    await handle(ann, now?.key ?? '', { matters: [] })
    expect(await problem('deadAir')).not.toHaveProperty('handling')
  })

  it('gives a problem to somebody who works on the same products, and takes it away again', async () => {
    const roles = ['l2v_admin', 'content_admin']
    const ben = await server.signInAs({ roles, products: ['rimba-my'], username: 'ben', name: 'Ben' })
    const key = (await problem('overlap'))?.key ?? ''
    expect((await handle(ben, key, { assignee: 'nobody' })).statusCode).toBe(400)
    const film = { lon: [{ lang: 'en', n: 'By Ben' }], prd: ['rimba-my'], st: 'draft' }
    const url = '/api/content/urn/resource/catalog/movie?prd=rimba-my'
    expect((await ben.send({ method: 'POST', url, payload: film })).statusCode).toBe(201)
    const people = await ann.send({ method: 'GET', url: '/api/user/people' })
    const own = people.json<Envelope<{ uid: string; name: string }[]>>().data?.find(({ name }) => name === 'Ben')
    await handle(ann, key, { assignee: own?.uid })
    expect((await problem('overlap'))?.handling).toEqual({ assignee: { uid: own?.uid, name: 'Ben' } })
    await handle(ann, key, { assignee: null })
    expect(await problem('overlap')).not.toHaveProperty('handling')
  })

  it('tells others at once who has seen what', async () => {
    const heard: { topic: string; id: string }[] = []
    const stop = server.services.events.subscribe((event) => heard.push(event))
    await handle(ann, `noGuide:${ids.dark}`, { matters: ['x'] })
    await expect.poll(() => heard.some(({ topic, id }) => topic === 'onAir' && id === `noGuide:${ids.dark}`)).toBe(true)
    stop()
  })

  it('is handled only by those who see the channel, and names no other thing', async () => {
    expect((await handle(ann, `noGuide:${ids.foreign}`, { matters: [] })).statusCode).toBe(404)
    expect((await handle(ann, `noGuide:nonesuch`, { matters: [] })).statusCode).toBe(404)
    expect((await handle(ann, `secret:${ids.dark}`, { matters: [] })).statusCode).toBe(404)
    expect((await handle(ann, `deadAir:${ids.dark}:whatever`, { matters: [] })).statusCode).toBe(404)
    const other = await server.signInAs('live_content_user')
    expect((await json(other, 'GET', '')).statusCode).toBe(403)
  })

  it('tells of a title where it will be seen, and how often after its licence ends', async () => {
    const send = async (url: string, person = ann) => {
      const { statusCode, body } = await person.send({ url: `/api/content/urn/resource/catalog${url}` })
      return { statusCode, data: (JSON.parse(body) as Envelope<AiringsAhead>).data }
    }
    const { data } = await send(`/movie/${ids.movie}/airings`)
    expect(data).toMatchObject({ count: 1, flagged: 1, first: { channel: ids.films, from: ms(48) } })
    expect(data.firstFlagged).toMatchObject({
      airing: ids.long,
      flags: [{ reason: 'ends', at: ms(55), of: 'program' }],
    })
    expect(data.first?.lon[0]?.n).toBe('Films')
    expect((await send(`/program/${ids.program}/airings`)).data).toMatchObject({
      ...{ count: 1, flagged: 1 },
      firstFlagged: {
        flags: [
          { at: ms(50), of: 'program' },
          { at: ms(55), of: 'title' },
        ],
      },
    })
    expect((await send(`/movie/${ids.foreign}/airings`)).statusCode).toBe(404)
    const editor = await server.signInAs({ roles: ['vod_content_admin'], products: ['rimba-my'], username: 'vod' })
    expect((await send(`/movie/${ids.movie}/airings`, editor)).data).toMatchObject({ count: 1, first: { lon: [] } })
  })

  it('follows at once what a feed brings', async () => {
    const guide = guideOf(server, ann)
    const feed = xmltv({ n: 'Dark' }, [{ channel: 'n', from: '21:00', to: '22:00', title: 'Night' }])
    const first = await guide.ingest(feed)
    const matched = await guide.match(first.id, [{ id: 'n', channel: ids.dark }])
    expect(matched.status).toBe('active')
    expect((await problem(`noGuide:${ids.dark}`))?.from).toBe(ms(22))
  })
})

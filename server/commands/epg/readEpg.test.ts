import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuideRow } from '#contract/schemas/live/guide.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

const day = (time: string) => `2026-11-24T${time}:00.000Z`
const channel = (name: string, cn: number) => aMovie().named(name).with({ cn, chty: 'linear' })
const airing = (name: string, ch: string, from: string, to: string) =>
  aMovie()
    .named(name)
    .with({ ch, a_st_dt: day(from), a_ed_dt: day(to) })

describe('the programme guide', () => {
  let server: TestServer
  let scheduler: Person
  let ids: { news: string; films: string }

  beforeAll(async () => {
    const films = channel('Films', 20).with({ tz: 'Asia/Kuala_Lumpur' }).published().build()
    const news = channel('News', 3).published().build()
    const foreign = channel('Elsewhere', 5).in('rimba-sg').published().build()
    ids = { news: news.id, films: films.id }
    const moved = airing('Late', news.id, '22:00', '23:00').published()
    server = await startTestServer({
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [films, news, foreign])
        await documents.load(catalogKind(shippedType('airing')), [
          airing('Morning', news.id, '06:00', '09:00').published().build(),
          airing('Noon', news.id, '12:00', '12:30').drafted().build(),
          airing('Flash', news.id, '12:30', '12:30').published().build(),
          moved
            .with({ a_st_dt: day('21:30') })
            .drafted()
            .build(),
          airing('Gone', news.id, '13:00', '14:00').takenDown('deleted').build(),
          airing('Hidden', news.id, '14:00', '15:00').in('rimba-sg').published().build(),
          airing('Night film', films.id, '08:00', '10:00').published().build(),
        ])
      },
    })
    scheduler = await server.signInAs({
      roles: ['content_admin'],
      products: ['rimba-my'],
      username: 'ann',
      name: 'Ann',
    })
  })
  afterAll(() => server.close())

  const read = async (query: string) => {
    const { statusCode, body } = await scheduler.send({ url: `/api/epg?${query}` })
    return { statusCode, ...(JSON.parse(body) as Envelope<GuideRow[]>) }
  }
  const shown = (rows: readonly GuideRow[]) =>
    rows.map(({ channel: { lon }, airing: shows }) => [lon[0]?.n, ...shows.map((one) => one.lon[0]?.n)])

  it('has channels by their number, each with what it shows by its start', async () => {
    const { data, header } = await read(`start=${day('00:00')}&end=2026-11-25`)
    expect(shown(data)).toEqual([
      ['News', 'Morning', 'Noon', 'Flash', 'Late'],
      ['Films', 'Night film'],
    ])
    expect(header.count).toBe(2)
    expect(data.map(({ channel: { tz } }) => tz)).toEqual([undefined, 'Asia/Kuala_Lumpur'])
  })

  it('shows what is being worked on: the draft of an airing stands for it, and says so', async () => {
    const { data } = await read(`start=${day('21:00')}&end=${day('22:00')}&channel=${ids.news}`)
    expect(data[0]?.airing).toMatchObject([{ a_st_dt: day('21:30'), st: 'draft', changed: true, rev: 2 }])
  })

  it('has what began before the window and lasts into it, and not what ends as it begins', async () => {
    const { data } = await read(`start=${day('09:00')}&end=${day('12:00')}&channel=${ids.news},${ids.films}`)
    expect(shown(data)).toEqual([['News'], ['Films', 'Night film']])
  })

  it('finds channels by name and page by page', async () => {
    const { data } = await read(`start=${day('00:00')}&end=2026-11-25&term=fil`)
    expect(shown(data)).toEqual([['Films', 'Night film']])
    const second = await read(`start=${day('00:00')}&end=2026-11-25&pageSize=1&pageNumber=2`)
    expect(shown(second.data)).toEqual([['Films', 'Night film']])
    expect(second.header.count).toBe(2)
  })

  it('refuses windows that end before they start, and more at once than one read should hold', async () => {
    expect((await read('start=2026-11-25&end=2026-11-24')).statusCode).toBe(400)
    expect((await read('start=soon&end=2026-11-24')).statusCode).toBe(400)
    expect((await read('start=2026-11-01&end=2026-12-25')).statusCode).toBe(400)
    expect((await read('start=2026-11-01&end=2026-12-01&pageSize=100')).statusCode).toBe(400)
  })

  it('is for those who may view the EPG', async () => {
    const other = await server.signInAs('vod_content_user')
    expect((await other.send({ url: `/api/epg?start=2026-11-24&end=2026-11-25` })).statusCode).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

type Record_ = { id: string; cn: number; rev: number; sides: { st: string }[] }
const CHANNELS = '/api/content/urn/resource/catalog/channel'

describe('the number of a channel', () => {
  let server: TestServer
  let live: Person
  const channel = (name: string, cn: number) => aMovie().named(name).with({ cn, chty: 'linear' })
  const news = channel('Alpha News', 12).published().build()
  const films = channel('Films', 20).published().build()
  const drama = channel('Drama', 30).published().with({ cn: 31 }).drafted().build()
  const far = channel('Far away', 40).in('rimba-sg').published().build()

  beforeAll(async () => {
    server = await startTestServer({
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [news, films, drama, far])
      },
    })
    live = await server.signInAs({ roles: ['live_content_admin'], products: ['rimba-my'] })
  })
  afterAll(() => server.close())

  const read = async (id: string) => (await live.send({ url: `${CHANNELS}/${id}` })).json<Envelope<Record_>>().data
  async function write(method: 'PUT' | 'POST', path: string, payload: object, rev?: number) {
    const headers = rev === undefined ? {} : { 'if-match': `"${rev}"` }
    const answer = await live.send({ method, url: `${CHANNELS}${path}`, payload, headers })
    return { status: answer.statusCode, ...answer.json<Envelope<Record_>>() }
  }
  const change = async (id: string, n: string) => write('PUT', `/${id}/number`, { n }, (await read(id)).rev)

  it('changes in what viewers have, at once', async () => {
    const { status, data } = await change(films.id, '21')
    expect([status, data.cn, data.sides.map(({ st }) => st)]).toEqual([200, 21, ['published']])
    expect((await read(films.id)).cn).toBe(21)
  })

  it('is refused where another channel of the product has it, published or in its draft, and says whose it is', async () => {
    const taken = await change(films.id, '12')
    expect([taken.status, taken.header.errors]).toEqual([
      409,
      [
        {
          ...{ code: 40220351, description: 'Channel number 12 is already used by Alpha News.', field: '/cn' },
          ...{ keyword: 'taken', params: { number: 12, name: 'Alpha News' } },
        },
      ],
    ])
    expect((await change(films.id, '31')).header.errors[0]?.code).toBe(40220351)
    expect((await read(films.id)).cn).not.toBe(12)
  })

  it('may be that of a channel in another product', async () => {
    expect((await change(news.id, '40')).status).toBe(200)
    expect((await change(news.id, '12')).status).toBe(200)
  })

  it('stays as it is while a draft is open', async () => {
    const { status, header } = await change(drama.id, '33')
    expect([status, header.errors]).toEqual([
      409,
      [
        {
          code: 40220304,
          description: 'Active Draft version exists, please save existing draft before editing channel number',
          field: '/cn',
        },
      ],
    ])
  })

  it('is held against the others by every save and at creation, but only where it changes', async () => {
    const { rev, ...record } = await read(drama.id)
    expect((await write('PUT', `/${drama.id}`, { ...record, cn: 12 }, rev)).header.errors[0]?.code).toBe(40220351)
    expect((await write('PUT', `/${drama.id}`, { ...record, cs: 'drama' }, rev)).status).toBe(200)
    const made = await write('POST', '?prd=rimba-my', { lon: [{ lang: 'en', n: 'Twin' }], cn: 12 })
    expect(made.header.errors[0]?.code).toBe(40220351)
    expect((await write('POST', '?prd=rimba-my', { lon: [{ lang: 'en', n: 'Own' }], cn: 77 })).status).toBe(201)
  })
})

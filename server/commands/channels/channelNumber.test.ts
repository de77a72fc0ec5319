import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { shippedType } from '#tests/support/shippedType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { SAMPLED_ENGINES } from '#tests/support/testDatabase.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

type Record_ = { id: string; cn: number; rev: number; sides: { st: string }[] }
const CHANNELS = '/api/content/urn/resource/catalog/channel'

describe.each(SAMPLED_ENGINES)('the number of a channel (%s)', (engine) => {
  let server: TestServer
  let live: Person
  const channel = (name: string, cn: number) => aMovie().named(name).with({ cn, chty: 'linear' })
  const news = channel('Alpha News', 12).published().build()
  const films = channel('Films', 20).published().build()
  const drama = channel('Drama', 30).published().with({ cn: 31 }).drafted().build()
  const pair = [channel('Left', 50).published().build(), channel('Right', 51).published().build()] as const
  const far = channel('Far away', 40).in('rimba-sg').published().build()

  beforeAll(async () => {
    server = await startTestServer({
      engine,
      seed: async ({ documents }) => {
        await documents.load(catalogKind(shippedType('channel')), [news, films, drama, far, ...pair])
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

  it('goes to one of two who take it at the same moment, by whatever call', async () => {
    const [left, right] = pair
    const both = await Promise.all([change(left.id, '60'), change(right.id, '60')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.flatMap(({ header }) => header.errors.map(({ code }) => code))).toEqual([40220351])
    const twins = await Promise.all(
      ['One', 'Two'].map((n) => write('POST', '?prd=rimba-my', { lon: [{ lang: 'en', n }], cn: 61 })),
    )
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is given to one channel only by a bulk change, and not given back once another has the former one', async () => {
    const before = new Map(await Promise.all(pair.map(async ({ id }) => [id, (await read(id)).cn] as const)))
    const keys = [...before.keys()]
    const url = '/api/bulkupdate/urn/resource/catalog/channel'
    const done = await ended({ method: 'PUT', url, payload: { keys, set: { cn: 70 }, publish: true } })
    const { data: items } = await answered<JobItem[]>({ url: `/api/jobs/${done.id}/items` })
    const outcomes = items.map(({ outcome, code }) => `${outcome} ${code ?? ''}`)
    expect(outcomes.sort()).toEqual(['failure 40220351', 'success '])
    const changed = (await Promise.all(keys.map(read))).find(({ cn }) => cn === 70)
    const former = before.get(changed?.id ?? '')
    expect((await write('POST', '?prd=rimba-my', { lon: [{ lang: 'en', n: 'Heir' }], cn: former })).status).toBe(201)
    expect(await ended({ method: 'POST', url: `/api/jobs/${done.id}/undo` })).toMatchObject({ success: 0, failure: 1 })
  })

  it('is not brought back by a restore where another channel has it by now', async () => {
    const [left] = pair
    const { cn, rev } = await read(left.id)
    expect((await write('PUT', `/${left.id}`, { st: 'deleted' }, rev)).status).toBe(200)
    expect((await write('POST', '?prd=rimba-my', { lon: [{ lang: 'en', n: 'Next' }], cn })).status).toBe(201)
    const back = await write('PUT', `/${left.id}`, { st: 'draft' }, rev + 1)
    expect([back.status, back.header.errors[0]?.code]).toEqual([409, 40220351])
  })

  it('that nobody bears any more is free, whatever an earlier server has left claimed', async () => {
    await server.database.pool.query(
      `INSERT INTO channel_number (urn, product, number, id)
        VALUES ('urn:resource:catalog:channel', 'rimba-my', 80, gen_random_uuid())`,
    )
    const free = await write('POST', '?prd=rimba-my', { lon: [{ lang: 'en', n: 'Free' }], cn: 80 })
    expect([free.status, free.header.errors]).toEqual([201, []])
  })

  async function answered<Data>(options: InjectOptions): Promise<Envelope<Data>> {
    return (await live.send(options)).json<Envelope<Data>>()
  }
  async function ended(options: InjectOptions): Promise<JobDetail> {
    const { data } = await answered<JobAnswer>(options)
    await server.runner.runDue()
    return (await answered<JobDetail>({ url: `/api/jobs/${data.status_id}` })).data
  }
})

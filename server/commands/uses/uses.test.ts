import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Named, Use, Uses } from '#contract/schemas/uses.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const label = (en: string) => ({ en, zh: en, ms: en, ta: en })
const base = aType()
/** Names films one by one, in a list and in entries of a list. */
const bundle = aType({
  type: 'bundlelike',
  schema: {
    ...base.schema,
    properties: {
      ...(base.schema.properties as object),
      main: { type: 'string', 'x-refers': ['movie'], 'x-label': label('Main film') },
      rel: { type: 'array', items: { type: 'string', 'x-refers': ['movie'] }, 'x-label': label('Films') },
      teams: {
        type: 'array',
        'x-label': label('Teams'),
        items: { type: 'object', properties: { id: { type: 'string', 'x-refers': ['movie'] } } },
      },
    },
  },
})

describe('where a title is used', () => {
  let server: TestServer
  let admin: Person
  let abroad: Person
  let film: string
  let unused: string
  let live: string
  let draft: string

  const name = (n: string) => [{ lang: 'en', n }]
  const make = async (type: string, n: string, more: object = {}, st = 'draft', prd = 'rimba-my') => {
    const url = `/api/content/urn/resource/catalog/${type}?prd=${prd}`
    const payload = { prd: [prd], lon: name(n), st, ...more }
    const response = await admin.send({ method: 'POST', url, payload })
    expect(response.json<Envelope<unknown>>().header.errors ?? []).toEqual([])
    return response.json<Envelope<{ id: string }>>().data.id
  }
  const uses = async (body: object, person = admin) => {
    const response = await person.send({ method: 'POST', url: '/api/content/uses', payload: body })
    return { status: response.statusCode, ...response.json<Envelope<Uses>>() }
  }
  const titles = (users: readonly Use[]) => users.map(({ lon, breaks }) => `${lon?.[0]?.n}: ${breaks ?? 'named'}`)

  beforeAll(async () => {
    server = await startTestServer({ types: [bundle] })
    admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my', 'rimba-sg'] })
    abroad = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
    const sample = await admin.send({ url: '/api/schema/urn/resource/catalog/movie/sample' })
    const body = sample.json<Envelope<object>>().data
    film = await make(
      'movie',
      'The Ferry',
      { ...body, prd: ['rimba-my'], rel: [], lon: name('The Ferry') },
      'published',
    )
    unused = await make('movie', 'Nobody')
    live = await make('bundlelike', 'Live', { rel: [unused, film], lwe: '2030-01-01T00:00:00.000Z' }, 'published')
    draft = await make('bundlelike', 'Draft', { teams: [{ id: unused }, { id: film }], main: film })
    await make('bundlelike', 'Foreign', { main: film }, 'draft', 'rimba-sg')
    await make('trailer', 'Trailer', { parent: film })
  })
  afterAll(() => server.close())

  it('names every place, in lists and in entries of lists, with its side', async () => {
    const { data } = await uses({ keys: [film] })
    expect(data).toMatchObject({ count: 3, hidden: 0, byType: [{ cty: 'bundlelike', count: 3 }], looked: 1 })
    const places = data.users.find(({ id }) => id === draft)?.names
    expect(places).toEqual([
      { id: film, field: '/main', label: label('Main film'), st: 'draft' },
      { id: film, field: '/teams/1/id', label: label('Teams'), st: 'draft' },
    ])
    expect(data.users.find(({ id }) => id === live)?.names).toMatchObject([{ field: '/rel/1', st: 'published' }])
  })

  it('tells of a verb what viewers lose first, children included, and asked documents not themselves', async () => {
    const { data } = await uses({ keys: [film], on: 'archive' })
    expect(titles(data.users)).toEqual(['Live: viewers', 'Foreign: editors', 'Draft: editors', 'Trailer: editors'])
    expect(data).toMatchObject({ count: 4, viewers: 1 })
    expect(data.users.at(-1)).toMatchObject({ how: 'child', names: [{ field: '/parent' }] })
    const both = await uses({ keys: [film, live], on: 'archive' })
    expect(titles(both.data.users)).not.toContain('Live: viewers')
  })

  it('tells of an end only what goes on longer', async () => {
    const at = (end: string) => uses({ keys: [film], on: 'expiry', at: end })
    expect(titles((await at('2029-12-31T00:00:00.000Z')).data.users)).toContain('Live: viewers')
    expect(titles((await at('2030-01-01T00:00:00.000Z')).data.users)).not.toContain('Live: viewers')
    expect((await uses({ keys: [film], on: 'expiry' })).status).toBe(400)
  })

  it('says nothing of unpublishing what was never published', async () => {
    expect((await uses({ keys: [unused], on: 'unpublish' })).data).toMatchObject({ count: 0, users: [] })
    expect((await uses({ keys: [unused], on: 'delete' })).data.count).toBe(2)
  })

  it('shows foreign users as a mere number, and knows nothing of foreign titles', async () => {
    const { data } = await uses({ keys: [film], on: 'archive' }, abroad)
    expect(data).toMatchObject({ count: 3, hidden: 1 })
    expect(JSON.stringify(data)).not.toContain('Foreign')
    const outsider = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'] })
    expect((await uses({ keys: [film], on: 'archive' }, outsider)).data).toMatchObject({
      count: 0,
      hidden: 0,
      looked: 0,
    })
    const live_user = await server.signInAs({ roles: ['live_content_user'], products: ['rimba-my'] })
    expect((await uses({ keys: [film] }, live_user)).data).toMatchObject({ count: 0, hidden: 0, looked: 0 })
  })

  it('is asked page by page, by type, and of all that a list shows', async () => {
    const page = await uses({ keys: [film], pageSize: 2, pageNumber: 2 })
    expect(page.data.users).toHaveLength(1)
    expect((await uses({ keys: [film], of: 'trailer' })).data.count).toBe(0)
    const flt = { filter: [{ field: 'lon', term: 'Ferry' }] }
    expect((await uses({ cty: 'movie', flt, on: 'archive' })).data).toMatchObject({ looked: 1, count: 4 })
    expect((await uses({ flt, on: 'archive' })).status).toBe(400)
    expect((await uses({ on: 'archive' })).status).toBe(400)
  })

  it('stands in the relations of a title, both ways', async () => {
    type Assoc = { uses: Uses; names: Named[] }
    const assoc = async (cty: string, id: string) =>
      (await admin.send({ url: `/api/content/${id}/assocmetadata?cty=${cty}` })).json<Envelope<Assoc>>().data
    expect((await assoc('movie', film)).uses).toMatchObject({ count: 3 })
    const { names } = await assoc('bundlelike', draft)
    expect(names.map(({ row, names: places }) => [row?.lon?.[0]?.n, places.length])).toEqual([
      ['The Ferry', 2],
      ['Nobody', 1],
    ])
  })

  it('counts the episodes of a series as well as its seasons', async () => {
    const series = await make('tvseries', 'Series')
    const season = await make('tvseason', 'Season', { parent: series, ssn_n: 1 })
    await make('tvepisode', 'Episode', { parent: season, eps_n: 1 })
    expect((await uses({ keys: [series], on: 'archive' })).data.byType).toEqual([
      { cty: 'tvepisode', count: 1 },
      { cty: 'tvseason', count: 1 },
    ])
  })
})

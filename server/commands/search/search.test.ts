import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchFacets, SearchFilterOption, SearchHit } from '#contract/schemas/search.ts'
import { CONFIG_SEEDS } from '../../seed/config.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { envelopeOf } from '#tests/support/bareApp.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

let server: TestServer
let ann: Person

const film = aType()
const retired = aType({ type: 'reel', st: 'archived' })
const passing = aType({ type: 'showing', traits: [...film.traits, 'passing'] })
const titles = [
  aMovie().named('Amélie').named('天使爱美丽', 'zh').named('அமேலியின் கதை', 'ta').published(),
  aMovie().named('Harbour').published().named('Harbour Lights').drafted(),
  aMovie().named('Old harbour').takenDown('archived'),
  aMovie().named('Gone harbour').takenDown('deleted'),
  aMovie().named('Their harbour').in('rimba-sg').published(),
  aMovie().named('The harbours').with({ prt_ic: 'true' }).in('rimba-my', 'rimba-sg').published(),
  aMovie()
    .named('Ferry')
    .with({
      lod: [{ lang: 'en', n: 'It leaves the harbour: 100% "on time", it\'s said_so.' }],
      ppl: [{ n: 'Zoë Ong' }],
    })
    .published(),
].map((title, at) => ({ ...title.build(), exId: `tt-${String(at)}00` }))

beforeAll(async () => {
  server = await startTestServer({
    types: [film, retired, passing],
    seed: async ({ documents, types, config }) => {
      await config.seed(CONFIG_SEEDS, [])
      await documents.load(catalogKind(film), titles)
      await documents.load(catalogKind(retired), [aMovie().named('Harbour reel').published().build()])
      await documents.load(catalogKind(passing), [aMovie().named('Harbour tonight').published().build()])
      const channel = types.get('channel')
      if (channel)
        await documents.load(catalogKind(channel), [
          aMovie().named('Harbour TV').with({ chty: 'linear' }).published().build(),
        ])
    },
  })
  ann = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my'], username: 'ann' })
})
afterAll(() => server.close())

const ask = async (query: Record<string, string>, person = ann, path = '') =>
  person.send({ url: `/api/content/search${path}?${new URLSearchParams(query).toString()}` })
const hits = async (query: Record<string, string>, person = ann) => envelopeOf<SearchHit[]>(await ask(query, person))
const names = async (query: Record<string, string>, person = ann) =>
  (await hits(query, person)).data.map(({ lon }) => lon[0]?.n)

describe('hits', () => {
  it('are of what comes and goes by the thousand only where its type is asked for', async () => {
    expect(await names({ term: 'harbour tonight' })).toEqual([])
    expect(await names({ term: 'harbour tonight', cty: 'showing' })).toEqual(['Harbour tonight'])
  })

  it('stand exact names first, then beginnings, names, and what other fields say', async () => {
    expect(await names({ term: 'HARBOUR lights' })).toEqual(['Harbour Lights'])
    expect(await names({ term: 'harbour', cty: 'film' })).toEqual(['Harbour Lights', 'The harbours', 'Ferry'])
    expect((await names({ term: 'harbour' })).slice(0, 3).toSorted()).toEqual([
      'Harbour Lights',
      'Harbour TV',
      'Harbour reel',
    ])
  })

  it.each([
    ['amelie', 'Amélie'],
    ['AMÉ', 'Amélie'],
    ['爱美', 'Amélie'],
    ['லியின்', 'Amélie'],
    ['100%', 'Ferry'],
    ["it's said_so", 'Ferry'],
    ['"on time"', 'Ferry'],
    ['zoe ong', 'Ferry'],
  ])('are found by %s', async (term, name) => expect(await names({ term })).toEqual([name]))

  it.each(['a%b', 'har_our', "x' OR '1'='1", 'har\\bour', '%%%abc'])('take %s for its letters alone', async (term) => {
    expect(await names({ term })).toEqual([])
  })

  it('tell where they were found, what they are and how to open them', async () => {
    const [ferry] = (await hits({ term: 'zoe ong' })).data
    expect(ferry).toMatchObject({ cty: 'film', st: 'published', prt_ic: 'false', prd: ['rimba-my'] })
    expect(ferry?.matched).toEqual({ field: 'ppl', text: 'Zoë Ong' })
    const [channel] = (await hits({ term: 'harbour tv' })).data
    expect(channel).toMatchObject({ cty: 'channel', chty: 'linear' })
    const [parent] = (await hits({ term: 'the harbours' })).data
    // Its other product is not for these eyes.
    expect(parent).toMatchObject({ prt_ic: 'true', prd: ['rimba-my'] })
  })

  it('show a document once, and what is put away only when asked for', async () => {
    expect(await names({ term: 'harbour', st: 'draft,published', cty: 'film' })).toEqual([
      'Harbour Lights',
      'The harbours',
      'Ferry',
    ])
    expect(await names({ term: 'harbour', st: 'archived' })).toEqual(['Old harbour'])
    expect(await names({ term: 'harbour', st: 'deleted' })).toEqual(['Gone harbour'])
  })

  it('go by external id and id where these are ticked', async () => {
    expect(await names({ term: 'tt-000' })).toEqual([])
    expect(await names({ term: 'tt-000', fields: 'ex_id' })).toEqual(['Amélie'])
    expect(await names({ term: String(titles[0]?.id), fields: 'id,lon' })).toEqual(['Amélie'])
  })
})

describe('rights', () => {
  it('leave foreign products out of hits, count and facets', async () => {
    expect(await names({ term: 'their harbour' })).toEqual([])
    const facets = envelopeOf<SearchFacets>(await ask({ term: 'their harbour' }, ann, '/facets')).data
    expect([...facets.content_type, ...facets.search_across].every(({ count }) => count === 0)).toBe(true)
    const other = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-sg'], username: 'sue' })
    expect(await names({ term: 'their harbour' }, other)).toEqual(['Their harbour'])
  })

  it('leave out types of pages that one may not view', async () => {
    const live = await server.signInAs({ roles: ['vll_admin'], products: ['rimba-my'], username: 'liv' })
    const none = await server.signInAs({ roles: [], products: ['rimba-my'], username: 'nobody' })
    expect(await names({ term: 'harbour tv' }, live)).toEqual(['Harbour TV'])
    expect((await hits({ term: 'harbour' }, none)).header.code).toBe(1)
    const keys = envelopeOf<{ attrs: SearchFilterOption[] }[]>(
      await none.send({ url: '/api/content/search/filter/keys' }),
    )
    expect(keys.data[0]?.attrs.some(({ key }) => key === 'content_type')).toBe(false)
  })
})

describe('the stored filter', () => {
  const stored = (field: string, term: string, operator = 'equals') =>
    JSON.stringify({ filter: [{ field, term, operator }] })

  it('narrows by types and by fields', async () => {
    expect(await names({ term: 'harbour', query: stored('content_type', 'channel') })).toEqual(['Harbour TV'])
    expect(await names({ term: 'harbour', cty: 'film', query: stored('search_across', 'lod') })).toEqual(['Ferry'])
    expect(await names({ term: 'harbour', cty: 'film', query: stored('prt_ic', 'true') })).toEqual(['The harbours'])
  })

  it.each(['{', '[]', '{"filter":[{"field":"content_type","term":"x","operator":"contains"}]}', stored('salary', '1')])(
    'is refused as %s',
    async (query) => expect((await ask({ term: 'harbour', query })).statusCode).toBe(400),
  )
})

describe('facets', () => {
  it('count every field and type, its own group’s choices aside', async () => {
    const facets = envelopeOf<SearchFacets>(
      await ask({ term: 'harbour', cty: 'film', fields: 'lon' }, ann, '/facets'),
    ).data
    expect(facets.search_across.map(({ value, count }) => [value, count])).toEqual([
      ['lon', 2],
      ['lod', 1],
      ['ppl', 0],
      ['ex_id', 0],
      ['id', 0],
    ])
    expect(Object.fromEntries(facets.content_type.map(({ value, count }) => [value, count]))).toEqual({
      film: 2,
      reel: 1,
      channel: 1,
    })
    expect(facets.content_type[0]?.header).toHaveProperty('ta')
  })

  it('have options for fields and types, retired types left out', async () => {
    const { data } = envelopeOf<{ attrs: SearchFilterOption[] }[]>(
      await ann.send({ url: '/api/content/search/filter/keys' }),
    )
    const options = data[0]?.attrs ?? []
    const fields = options.filter(({ key }) => key === 'search_across')
    expect(fields.map(({ value, checked }) => [value, checked])).toEqual([
      ['lon', true],
      ['lod', true],
      ['ppl', true],
      ['ex_id', false],
      ['id', false],
    ])
    const types = options.filter(({ key }) => key === 'content_type').map(({ value }) => value)
    expect(types).toEqual(expect.arrayContaining(['film', 'movie', 'channel']))
    expect(types).not.toContain('reel')
  })
})

describe('odd terms', () => {
  it.each(['', 'ab', '  a ', '中', '---', '%'])('%j is too short', async (term) => {
    expect((await ask({ term })).statusCode).toBe(400)
  })

  it('says so by its number', async () => {
    expect(envelopeOf(await ask({ term: 'ab' })).header.errors[0]).toMatchObject({ code: 90000404 })
  })

  it.each([
    ['control characters', 'har\u0000bo\u0007ur'],
    ['ten thousand characters', 'harbour '.repeat(1_250)],
    ['half a letter', 'har\ud800bour'],
  ])('%s are no way in', async (_, term) => {
    expect([200, 400]).toContain((await ask({ term })).statusCode)
  })

  it('a megabyte is refused', async () => {
    expect([400, 414, 431]).toContain((await ask({ term: 'x'.repeat(1_048_576) })).statusCode)
  })

  it('a field or type that is none is refused', async () => {
    expect((await ask({ term: 'harbour', fields: 'lon,salary' })).statusCode).toBe(400)
    expect((await ask({ term: 'harbour', cty: 'nonesuch' })).statusCode).toBe(400)
  })
})

it('a save is found by what it says, and no more by what it said', async () => {
  const created = await ann.send({
    method: 'POST',
    url: '/api/content/urn/resource/catalog/film?prd=rimba-my',
    payload: { lon: [{ lang: 'en', n: 'Quicksand' }], prd: ['rimba-my'], st: 'draft' },
  })
  expect(created.statusCode).toBe(201)
  expect(await names({ term: 'quicks' })).toEqual(['Quicksand'])
  const { id } = envelopeOf<{ id: string }>(created).data
  const save = (payload: object, etag: unknown) =>
    ann.send({
      method: 'PUT',
      url: `/api/content/urn/resource/catalog/film/${id}?prd=rimba-my`,
      payload: { prd: ['rimba-my'], ...payload },
      headers: { 'if-match': String(etag) },
    })
  const saved = await save({ lon: [{ lang: 'en', n: 'Quagmire' }], st: 'published' }, created.headers.etag)
  expect(saved.statusCode).toBe(200)
  expect(await names({ term: 'quicks' })).toEqual([])
  expect(await names({ term: 'quagm', st: 'published' })).toEqual(['Quagmire'])
  const words = async () =>
    (await server.database.pool.query('SELECT names FROM search_words WHERE id = $1', [id])).rows.length
  const same = await save({ lon: [{ lang: 'en', n: 'Quagmire' }], yr: 2001, st: 'draft' }, saved.headers.etag)
  expect(await words()).toBe(1)
  const draft = await save({ lon: [{ lang: 'en', n: 'Quarry' }], st: 'draft' }, same.headers.etag)
  expect(await words()).toBe(2)
  expect(await names({ term: 'quagm' })).toEqual([])
  expect(await names({ term: 'quagm', st: 'published' })).toEqual(['Quagmire'])
  const purged = await save({ st: 'purged' }, draft.headers.etag)
  expect(purged.statusCode).toBe(200)
  for (const st of ['all', 'published', 'draft', 'purged']) expect(await names({ term: 'quarry', st })).toEqual([])
  // What is left of it knows its id alone.
  expect(await words()).toBe(1)
  const { rows } = await server.database.pool.query('SELECT FROM search_side WHERE id = $1 AND (names || texts) ~ $2', [
    id,
    'qua',
  ])
  expect(rows).toEqual([])
})

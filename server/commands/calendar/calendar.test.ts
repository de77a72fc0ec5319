import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import { aType } from '#tests/support/aType.ts'
import { callsAs, type Calls } from '#tests/support/callsOf.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'

const START = Date.now()
const DAY = 86_400_000
const iso = (days: number) => new Date(START + days * DAY).toISOString()
const en = (n: string) => [{ lang: 'en', n }]
const FILMS = '/content/urn/resource/catalog/film'
type Film = { id: string; rev: number }

describe('the publication calendar', () => {
  let server: TestServer
  let admin: Calls
  let store: Calls
  let far: Calls
  let nobody: Calls
  beforeAll(async () => {
    const dates = Object.fromEntries(['lws', 'lwe'].map((field) => [field, { type: 'string', format: 'date-time' }]))
    const type = aType()
    const schema = { ...type.schema, properties: { ...(type.schema.properties as object), ...dates } }
    server = await startTestServer({ types: [{ ...type, schema }] })
    admin = await callsAs(server, 'content_admin', 'ann')
    store = await callsAs(server, 'storefront_admin', 'sue')
    far = await callsAs(server, 'content_admin', 'far', 'rimba-sg')
    nobody = await callsAs(server, 'default', 'nix')
  })
  afterAll(() => server.close())

  const film = async (name: string, more: object = {}) =>
    (await admin.send<Film>('POST', FILMS, { lon: en(name), ...more })).data
  const listed = (words: string, by = admin) =>
    by.get<PublicationEntry[]>(`/calendar?from=${iso(-30)}&to=${iso(60)}&${words}`)
  const named = async (words: string, by = admin) => (await listed(words, by)).data.map(({ lon }) => lon[0]?.n)

  it('has what begins or ends in its range, soonest first, each once and page by page', async () => {
    await film('Ends late', { lwe: iso(20) })
    await film('Both', { lws: iso(-5), lwe: iso(30) })
    await film('Begins soon', { lws: iso(3) })
    await film('Elsewhere', { lws: iso(-300), lwe: iso(300) })
    expect(await named('kind=licence')).toEqual(['Both', 'Begins soon', 'Ends late'])
    const page = await listed('kind=licence&pageSize=2&pageNumber=2')
    expect([page.data.map(({ lon }) => lon[0]?.n), page.header.count]).toEqual([['Ends late'], 3])
    expect(page.data[0]).toMatchObject({ kind: 'licence', cty: 'film', st: 'draft', rev: 1, end: iso(20) })
    expect(await named('kind=licence&term=soon')).toEqual(['Begins soon'])
    expect(await named('kind=licence&mine=true')).toHaveLength(3)
    expect(await named('kind=licence&st=published')).toEqual([])
  })

  it('holds a release against the licence, from either side', async () => {
    const early = await film('Early', { lws: iso(10) })
    await admin.send('PUT', `${FILMS}/${early.id}/timing`, { publishAt: iso(5) })
    const [release] = (await listed('kind=release')).data
    expect(release).toMatchObject({ id: early.id, start: iso(5), by: 'ann', facts: { licence: { start: iso(10) } } })
    expect(await named('kind=licence&conflicts=true')).toEqual(['Early'])
    expect(await named('kind=release&conflicts=true')).toEqual(['Early'])
  })

  it('says which containers show a title for longer than it is licensed', async () => {
    const ending = await film('Ending', { lwe: iso(8) })
    await admin.send('PUT', `${FILMS}/${ending.id}`, { st: 'published' }, ending.rev)
    const i = [
      { type: 'manual', priority: 1, cu: `/storefront/content/manual?ids=${ending.id}`, data: [{ id: ending.id }] },
    ]
    await store.send<StoreContainer>('POST', '/storefront/urn/container', { lon: en('Rail'), i, ed_dt: iso(15) })
    const found = (await listed('kind=licence&term=Ending&conflicts=true')).data
    expect(found[0]?.facts.shown).toMatchObject([{ lon: en('Rail'), end: iso(15) }])
    const [rail] = (await listed('kind=container', store)).data
    expect(rail).toMatchObject({ kind: 'container', end: iso(15), facts: { titleEnds: [iso(8)] } })
  })

  it('shows each reader what is theirs alone', async () => {
    expect(await named('kind=licence', far)).toEqual([])
    expect(await named('kind=licence', nobody)).toEqual([])
    expect(await named('kind=container', nobody)).toEqual([])
    expect(await named('kind=day', nobody)).toEqual([])
    expect((await server.app.inject('/api/calendar?kind=licence&from=2026-01-01&to=2026-02-01')).statusCode).toBe(401)
  })

  it.each([
    ['a range that is none', `kind=licence&from=${iso(1)}&to=${iso(0)}`],
    ['a range without end', `kind=licence&from=2000-01-01&to=2100-01-01`],
    ['what is no date', 'kind=licence&from=soon&to=later'],
    ['a kind that is none', `kind=all&from=${iso(0)}&to=${iso(1)}`],
    ['a page that is too large', `kind=licence&from=${iso(0)}&to=${iso(1)}&pageSize=1000`],
    ['a type that is none', `kind=licence&from=${iso(0)}&to=${iso(1)}&cty=nonesuch`],
  ])('refuses %s', async (_, words) => {
    expect((await admin.get(`/calendar?${words}`)).status).toBe(400)
  })
})

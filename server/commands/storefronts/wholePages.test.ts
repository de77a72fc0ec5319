import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { StoreContainer } from '#contract/schemas/storefront/container.ts'
import type { StorePage, StoreTree } from '#contract/schemas/storefront/storePage.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { errorRow } from '#contract/wire/errors.ts'
import {
  CONTAINER_PICTURES,
  CONTENT_ADDRESS,
  ENTRY_ITEMS,
  PAGE_PICTURES,
  STORE_CONTAINERS,
} from '#contract/values/storefront.ts'
import { up } from '../../db/migrations/0055_store_pictures.ts'
import { callsAs } from '#tests/support/callsOf.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { TEST_ENGINES } from '#tests/support/testDatabase.ts'

const en = (n: string) => [{ lang: 'en', n }]
const film = { type: 'manual', priority: 1, cu: '/storefront/content/manual?ids=f1', data: [{ id: 'f1' }] }
const numberOf = (code: Parameters<typeof errorRow>[0]) => errorRow(code).number
/** More than two statements hold. */
const MANY = 501
const RACES = 6
/** A page that could be made is there as one that could be saved. */
const made = <Answer extends { status: number }>(answer: Answer) => ({
  ...answer,
  status: answer.status === 201 ? 200 : answer.status,
})

describe.each(TEST_ENGINES)('whole pages (%s)', (engine) => {
  let server: TestServer
  let send: <Data>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: object,
    rev?: number,
  ) => Promise<{
    status: number
    code: number | undefined
    field: string | undefined
    data: Data
    count: number | undefined
  }>
  beforeAll(async () => {
    server = await startTestServer({ engine })
    const ann = await server.signInAs({ roles: ['storefront_admin'], products: ['rimba-my'], username: 'ann' })
    send = async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, rev?: number) => {
      const url = `/api${path}${path.includes('?') ? '&' : '?'}prd=rimba-my`
      const headers = rev === undefined ? {} : { 'if-match': `"${rev}"` }
      const answer = await ann.send({ method, url, headers, ...(payload && { payload }) })
      const { header, data } = answer.json<Envelope<Data>>()
      const { code, field } = header.errors[0] ?? {}
      return { status: answer.statusCode, code, field, data: data as Data, count: header.count }
    }
  })
  afterAll(() => server.close())

  const PAGES = '/storefront/urn/page'
  const CONTAINERS = '/storefront/urn/container'
  const page = async (name: string) => (await send<StorePage>('POST', PAGES, { ty: 'storefront', lon: en(name) })).data
  const shared = async (name: string) =>
    (await send<StoreContainer>('POST', CONTAINERS, { lon: en(name), i: [film], owner: 'reusable' })).data
  const home = (ids: readonly string[]) => [{ id: 'home', lon: en('Home'), c: ids.map((id) => ({ id })) }]
  const tree = (id: string, rev: number, ids: readonly string[], containers: readonly object[] = []) =>
    send<StoreTree>(
      'PUT',
      `${PAGES}/${id}/tree`,
      { page: { lon: en('S'), t: home(ids) }, containers, removed: [] },
      rev,
    )

  it('are found by the pictures that they lack, also what was stored before that was known', async () => {
    const image = 'https://pictures.example/shared.jpg'
    const [one, two] = [
      { id: 'one', lon: en('One'), tab_logo: { url: image } },
      { id: 'two', lon: en('Two') },
    ]
    const half = { ty: 'storefront', lon: en('Half drawn'), seo: { image }, t: [one, two] }
    const bare = { lon: en('Bare'), bg_img: { url: image } }
    const { data: drawn } = await send<StorePage>('POST', PAGES, half)
    const { data: rail } = await send<StoreContainer>('POST', CONTAINERS, bare)
    const lacks = async (path: string, id: string, of: readonly string[]) => {
      const answers = of.map((term) =>
        send<ContentRow[] | null>('POST', `${path}/lookup`, {
          filter: [{ field: 'missing_image', term, operator: 'equals' }],
        }),
      )
      const found = (await Promise.all(answers)).map(({ data }) => data?.some((row) => row.id === id) === true)
      return of.filter((_, at) => found[at])
    }
    const found = async () => [
      ...(await lacks(PAGES, drawn.id, PAGE_PICTURES)),
      ...(await lacks(CONTAINERS, rail.id, CONTAINER_PICTURES)),
    ]
    const lacking = ['tab_bg', 'tab_logo', 'bg_img', 'seo']
    expect(await found()).toEqual(lacking)
    const db = server.database.kysely as unknown as Kysely<unknown>
    await sql`UPDATE side SET missing_image = '{}'`.execute(db)
    expect(await found()).toEqual([])
    await db.transaction().execute(up)
    expect(await found()).toEqual(lacking)
  })

  it('keep every promise about each of many containers, and refuse all for one', async () => {
    const made = await page('Large')
    const sent = Array.from({ length: MANY }, (_, nth) => `new:${nth}`)
    const rails = (ids: readonly string[], name: string, more: (nth: number) => object = () => ({})) =>
      ids.map((id, nth) => ({ id, lon: en(`${name} ${nth}`), i: [film], ...more(nth) }))
    const first = await tree(made.id, 1, sent, rails(sent, 'Zebra'))
    expect([first.status, first.data.containers.length]).toEqual([200, MANY])
    const ids = sent.map((id) => first.data.ids[id] ?? '')
    const { data: found, count } = await send<ContentRow[]>('GET', `${CONTAINERS}?term=zebra&pageSize=100`)
    expect([found.length, count]).toEqual([100, MANY])

    // One that somebody saved meanwhile, in the last of the statements.
    const last = ids.toSorted().at(-1) ?? ''
    await send('PUT', `${CONTAINERS}/${last}`, { lon: en('Theirs'), i: [film], prd: ['rimba-my'] }, 1)
    const late = await tree(
      made.id,
      2,
      ids,
      rails(ids, 'Lion', () => ({ rev: 1 })),
    )
    expect([late.status, late.code, late.data]).toMatchObject([409, numberOf('stale'), { id: last }])
    const second = await tree(
      made.id,
      2,
      ids,
      rails(ids, 'Lion', (nth) => ({ rev: ids[nth] === last ? 2 : 1 })),
    )
    expect([second.status, second.data.page.rev]).toEqual([200, 3])
    expect((await send<ContentRow[]>('GET', `${CONTAINERS}?term=zebra`)).count).toBe(0)
    expect((await send<ContentRow[]>('GET', `${CONTAINERS}?term=lion`)).count).toBe(MANY)
    const { rows } = await server.database.pool.query<{ kept: string; n: number }>(
      `SELECT kept, count(*)::int AS n FROM (
        SELECT 'version' AS kept FROM version WHERE id = ANY ($1::uuid[])
        UNION ALL SELECT 'audit' FROM audit WHERE id = ANY ($1::text[])
        UNION ALL SELECT 'event' FROM event WHERE id = ANY ($1::text[]) AND topic = 'version') AS each_row
      GROUP BY kept ORDER BY kept`,
      [ids],
    )
    // Each was made and saved once, and one once more.
    expect(rows).toEqual([
      { kept: 'audit', n: 2 * MANY + 1 },
      { kept: 'event', n: 2 * MANY + 1 },
      { kept: 'version', n: MANY },
    ])
    expect((await send('PUT', `${CONTAINERS}/${ids[7]}`, { st: 'deleted' }, 2)).code).toBe(numberOf('inUse'))
  })

  it('are saved by one of two who save at the same time', async () => {
    const made = await page('Contested')
    const sent = ['new:1', 'new:2', 'new:3']
    const bare = (name: string) => sent.map((id) => ({ id, lon: en(name), i: [film] }))
    const { data } = await tree(made.id, 1, sent, bare('First'))
    const ids = Object.values(data.ids)
    const rails = (name: string, order: readonly string[]) =>
      order.map((id) => ({ id, rev: 1, lon: en(name), i: [film] }))
    const both = await Promise.all([
      tree(made.id, 2, ids, rails('One', ids)),
      tree(made.id, 2, ids, rails('Other', ids.toReversed())),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { data: whole } = await send<StorePage>('GET', `${PAGES}/${made.id}?info=full`)
    const names = whole.t?.[0]?.c?.map(({ lon, rev }) => [lon?.[0]?.n, rev])
    expect(names).toEqual(ids.map(() => [both[0]?.status === 200 ? 'One' : 'Other', 2]))
  })

  const alone = (id: string, rev: number, ids: readonly string[]) =>
    send('PUT', `${PAGES}/${id}`, { lon: en('S'), prd: ['rimba-my'], t: home(ids) }, rev)
  const naming = (id: string) => [{ type: 'collection', priority: 1, cu: '', data: [{ id }] }]
  const deleting = (path: string, id: string) => send('PUT', `${path}/${id}`, { st: 'deleted' }, 1)

  it.each<[string, () => Promise<[Promise<{ status: number }>, Promise<{ status: number }>]>]>([
    [
      'as a tree',
      async () => {
        const [rail, shop] = await Promise.all([shared('Shared'), page('Shop')])
        return [deleting(CONTAINERS, rail.id), tree(shop.id, 1, [rail.id])]
      },
    ],
    [
      'alone',
      async () => {
        const [rail, shop] = await Promise.all([shared('Shared'), page('Shop')])
        return [deleting(CONTAINERS, rail.id), alone(shop.id, 1, [rail.id])]
      },
    ],
    [
      'for the first time',
      async () => {
        const rail = await shared('Shared')
        return [
          deleting(CONTAINERS, rail.id),
          send('POST', PAGES, { ty: 'storefront', lon: en('New'), t: home([rail.id]) }).then(made),
        ]
      },
    ],
    [
      'as a container that names a collection',
      async () => {
        const [rail, shelf] = await Promise.all([shared('Shared'), page('Shelf')])
        const text = { lon: en('Shared'), owner: 'reusable', prd: ['rimba-my'], i: naming(shelf.id) }
        return [deleting(PAGES, shelf.id), send('PUT', `${CONTAINERS}/${rail.id}`, text, 1)]
      },
    ],
  ])('saved %s, never show what is deleted at the same time', async (_, race) => {
    for (let nth = 0; nth < RACES; nth++) {
      const [deleted, saved] = await Promise.all(await race())
      expect([
        [200, 404],
        [409, 200],
      ]).toContainEqual([deleted.status, saved.status])
    }
  })

  it('saved alone, keep what they showed before, though it is gone', async () => {
    const [rail, shop] = [await shared('Left'), await page('Left shop')]
    await tree(shop.id, 1, [rail.id])
    await server.database.pool.query(`UPDATE document SET state = 'deleted' WHERE id = $1`, [rail.id])
    expect((await alone(shop.id, 2, [rail.id])).status).toBe(200)
    const other = await page('Other shop')
    expect((await alone(other.id, 1, [rail.id])).status).toBe(404)
  })

  it('published together, leave behind no rail of their own, whatever is saved at the same time', async () => {
    for (let nth = 0; nth < RACES; nth++) {
      const [shop, other] = [await page('Leaving'), await page('Other')]
      const first = await tree(shop.id, 1, ['new:1'], [{ id: 'new:1', lon: en('Own'), i: [film] }])
      const own = first.data.ids['new:1'] ?? ''
      const live = await send<{ published: { id: string; rev: number }[] }>('POST', '/content/publish', {
        documents: [
          { id: shop.id, rev: 2 },
          { id: own, rev: 1 },
        ],
      })
      expect(live.status).toBe(200)
      const draft = await tree(shop.id, 3, [])
      const rev = draft.data.page.rev
      const [published, taken] = await Promise.all([
        send('POST', '/content/publish', { documents: [{ id: shop.id, rev }] }),
        alone(other.id, 1, [own]),
      ])
      expect([
        [200, 404],
        [409, 200],
        // Whoever asked after the other was there leaves the rail to it.
        [200, 200],
      ]).toContainEqual([published.status, taken.status])
      const { data } = await send<StoreContainer>('GET', `${CONTAINERS}/${own}`)
      expect(data.st).toBe(taken.status === 404 ? 'deleted' : 'published')
    }
  })

  it('are not left without what their published side alone still shows', async () => {
    const [rail, shop] = [await shared('Live'), await page('Live shop')]
    const published = { st: 'published', lon: en('S'), t: home([rail.id]) }
    await send('PUT', `${CONTAINERS}/${rail.id}`, { st: 'published' }, 1)
    const live = await send<StorePage>('PUT', `${PAGES}/${shop.id}`, published, 1)
    await tree(shop.id, live.data.rev ?? 0, [])
    expect((await send('PUT', `${CONTAINERS}/${rail.id}`, { st: 'deleted' }, 2)).code).toBe(numberOf('inUse'))
  })

  it('hold no more than a page may, no longer names, and nothing that is no text', async () => {
    const made = await page('Bounded')
    const refused = async (body: object) => (await send('PUT', `${PAGES}/${made.id}/tree`, body, 1)).status
    const plain = { page: { lon: en('Bounded') }, containers: [], removed: [] }
    const rails = Array.from({ length: STORE_CONTAINERS + 1 }, (_, nth) => ({ id: `new:${nth}`, lon: en('x') }))
    expect(await refused({ ...plain, containers: rails })).toBe(422)
    expect(await refused({ ...plain, page: { lon: en('x'.repeat(1_000_000)) } })).toBe(400)
    expect(await refused({ ...plain, page: { lon: [{ lang: 'en', n: { toString: 'x' } }] } })).toBe(422)
    expect(await refused({ ...plain, page: { lon: en('Bounded'), t: home(rails.map(({ id }) => id)) } })).toBe(422)
    expect((await send<StorePage>('GET', `${PAGES}/${made.id}`)).data.rev).toBe(1)
  })

  it('lead nowhere in a ring: collections that show each other by shared rails are saved, read and published', async () => {
    const NAMES = ['One', 'Two', 'Three']
    const ring = await Promise.all(
      NAMES.map(async (name) => (await send<StorePage>('POST', PAGES, { ty: 'collection', lon: en(name) })).data.id),
    )
    const rails = await Promise.all(
      ring.map(async (id, nth) => {
        const data = [{ id: ring[(nth + 1) % ring.length] }, { id }]
        const entry = { type: 'collection', priority: 1, data }
        const rail = { lon: en('Ring'), owner: 'reusable', i: [entry] }
        return (await send<StoreContainer>('POST', CONTAINERS, rail)).data.id
      }),
    )
    for (const [nth, id] of ring.entries()) {
      expect((await tree(id, 1, [rails[nth] ?? ''])).status).toBe(200)
      const { data } = await send<StorePage>('GET', `${PAGES}/${id}?info=full`)
      expect(data.t?.[0]?.c?.[0]?.i).toHaveLength(1)
    }
    const documents = [...ring.map((id) => ({ id, rev: 2 })), ...rails.map((id) => ({ id, rev: 1 }))]
    const { status, data } = await send<{ published: object[] }>('POST', '/content/publish', { documents })
    expect([status, data.published.length]).toEqual([200, documents.length])
    const shown = await send<ContentRow[]>('GET', `/storefront/content/collection?ids=${ring.join()}`)
    expect(shown.data.map(({ id }) => id)).toEqual(ring)
    // What is in a ring is deleted by nobody before the ring is opened.
    for (const id of ring)
      expect((await send('PUT', `${PAGES}/${id}`, { st: 'deleted' }, 3)).code).toBe(numberOf('inUse'))
  })

  it.each([
    'JavaScript:alert(1)',
    'data:text/html,<script>',
    'https://evil.example/storefront/content/query?q={}',
    'https://user:word@rimba.example/storefront/content/manual?ids=1',
    '//еvil.example/storefront/content/manual?ids=1',
    'http://169.254.169.254/latest/meta-data',
    '//10.0.0.1/storefront/content/manual?ids=1',
    '/\\evil.example/storefront/content/manual?ids=1',
    'file:///etc/passwd',
    '/storefront/content/../../audit',
    '/storefront/urn/page/%2e%2e',
    '/user/setting/list',
    `/storefront/content/manual?ids=${'x'.repeat(81)}`,
    `/storefront/content/manual?ids=${'a,'.repeat(ENTRY_ITEMS + 1)}`,
  ])('do not keep the address %s', async (cu) => {
    const refused = await send('POST', CONTAINERS, { lon: en('Hostile'), i: [{ ...film, cu }] })
    expect([refused.status, refused.code, refused.field]).toEqual([422, numberOf('invalid'), '/i/0/cu'])
  })

  it('saved as a tree, say which container has an address that is none of ours', async () => {
    const made = await page('Hostile')
    const rail = { id: 'new:1', lon: en('Rail'), i: [film] }
    const { data } = await tree(made.id, 1, ['new:1'], [rail])
    const id = data.ids['new:1'] ?? ''
    const i = [film, { ...film, cu: 'javascript:alert(1)' }]
    const refused = await tree(made.id, 2, [id], [{ ...rail, id, rev: 1, i }])
    expect([refused.status, refused.field, refused.data]).toEqual([422, '/i/1/cu', { id }])
    expect((await send<StoreContainer>('GET', `${CONTAINERS}/${id}`)).data.rev).toBe(1)
  })

  it('show as many titles as an address can ask for', async () => {
    const ids = (count: number) =>
      Array.from({ length: count }, (_, nth) => `0198c0de-0000-7000-8000-${String(nth).padStart(12, '0')}`)
    const made = (entry: object) => send<StoreContainer>('POST', CONTAINERS, { lon: en('Many'), i: [film, entry] })
    const listed = (count: number) => made({ type: 'live', data: ids(count).map((id) => ({ id })) })
    const { status, data } = await listed(ENTRY_ITEMS)
    const cu = data.i?.[1]?.cu ?? ''
    expect([status, cu.length <= CONTENT_ADDRESS, (await send('GET', cu)).status]).toEqual([201, true, 200])
    expect((await send('PUT', `${CONTAINERS}/${data.id}`, data, 1)).status).toBe(200)
    expect((await listed(ENTRY_ITEMS + 1)).status).toBe(422)
    const q = JSON.stringify({ filter: [{ field: 'id', term: ids(ENTRY_ITEMS * 2), operator: 'one of' }] })
    const long = await made({ type: 'query', q })
    expect([long.status, long.field]).toEqual([422, '/i/1/cu'])
    // An address of a page is no list of titles, and is kept as it came.
    const paged = { type: 'live', priority: 2, cu: '/storefront/urn/page/p-1' }
    expect((await made(paged)).data.i?.[1]).toEqual(paged)
  })

  it('tell the trail of a container that they show or showed, and of no other', async () => {
    const viewer = await callsAs(server, 'storefront_user', 'Vic')
    const far = await callsAs(server, 'storefront_admin', 'Far', 'rimba-sg')
    const asked = (s: string, c: string, by = viewer, more = '') =>
      by.get<object[]>(`/audit/container?s_id=${s}&c_id=${c}${more}`)
    const [{ id }, { id: bare }] = [await page('Trail'), await page('Bare')]
    const [{ id: one }, { id: two }, { id: loose }] = [await shared('One'), await shared('Two'), await shared('Loose')]
    const save = (to: string, text: object, rev: number) =>
      send('PUT', `${PAGES}/${to}`, { lon: en('Trail'), prd: ['rimba-my'], ...text }, rev)
    const saved = [
      await save(bare, { c: [{ id: two }] }, 1),
      await save(id, { t: home([one, two]), st: 'published' }, 1),
      await save(id, { t: home([one]) }, 2),
    ]
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const [shop, inside] of [
      [id, one],
      [id, two],
      [bare, two],
    ] as const) {
      const whole = await viewer.get(`/audit/container/${inside}`)
      expect([(await asked(shop, inside)).data, whole.header.count]).toEqual([whole.data, 1])
    }
    expect((await asked(id, one, viewer, '&pageNumber=2&pageSize=1')).data).toEqual([])
    for (const [shop, inside] of [
      [id, loose],
      [bare, one],
    ] as const) {
      const { status, header, data } = await asked(shop, inside)
      expect([status, header.code, header.count, data]).toEqual([200, 1, 0, []])
    }
    const refused = [await asked(id, one, far), await asked(one, one), await asked(id, id), await asked('none', one)]
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await viewer.get(`/audit/container?s_id=${id}`)).status).toBe(400)
  })

  it('keep theme and styles as they were sent, whatever they say', async () => {
    const made = await page('Styled')
    const theme = { background: 'red;} body{display:none', text: '</style><script>alert(1)</script>', __proto__x: 1 }
    const saved = await send<StorePage>('PUT', `${PAGES}/${made.id}`, { lon: en('Styled'), theme, st: 'draft' }, 1)
    expect([saved.status, (saved.data as { theme?: unknown }).theme]).toEqual([200, theme])
  })
})

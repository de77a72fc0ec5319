import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublishedTogether, PublishPlanAnswer } from '#contract/schemas/publishing.ts'
import { errorRow } from '#contract/wire/errors.ts'
import { aType } from '#tests/support/aType.ts'
import { callsAs, type Calls } from '#tests/support/callsOf.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'

type Stored = { id: string; rev: number; st: string }
const FILMS = '/content/urn/resource/catalog/film'
const PAGES = '/storefront/urn/page'
const CONTAINERS = '/storefront/urn/container'
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const en = (n: string) => [{ lang: 'en', n }]

describe('publishing several documents', () => {
  let server: TestServer
  let ann: Calls
  let films: Calls
  let store: Calls
  let creator: Calls
  beforeAll(async () => {
    server = await startTestServer({ types: [aType()] })
    ann = await callsAs(server, ['content_admin', 'storefront_admin'], 'Ann')
    films = await callsAs(server, 'vod_content_admin', 'Fay')
    store = await callsAs(server, 'storefront_admin', 'Sam')
    creator = await callsAs(server, ['creator', 'storefront_admin'], 'Cat')
  })
  afterAll(() => server.close())

  const made = async (path: string, body: object) => (await ann.send<Stored>('POST', path, body)).data
  const film = (name: string, more: object = {}) => made(FILMS, { lon: en(name), ...more })
  const rail = (name: string, ids: readonly string[], more: object = {}) =>
    made(CONTAINERS, {
      lon: en(name),
      i: [{ type: 'manual', priority: 1, cu: '/storefront/content/manual?ids=x', data: ids.map((id) => ({ id })) }],
      ...more,
    })
  const page = (name: string, ids: readonly string[]) =>
    made(PAGES, { ty: 'storefront', lon: en(name), t: [{ id: 'home', lon: en('Home'), c: ids.map((id) => ({ id })) }] })
  const plan = async (ids: readonly string[], who = ann) =>
    (await who.send<PublishPlanAnswer>('POST', '/content/publish/plan', { ids })).data
  const publish = (documents: readonly object[], who = ann, more = {}) =>
    who.send<PublishedTogether>('POST', '/content/publish', { documents }, undefined, more)
  const chosen = ({ id, rev }: Stored) => ({ id, rev })
  const stOf = async ({ id }: Stored, path = FILMS) => (await ann.send<Stored>('GET', `${path}/${id}`)).data.st

  it('is planned along all that they refer to: what is not live is told with who needs it', async () => {
    const [live, draft] = [await film('Live', { st: 'published' }), await film('Draft')]
    const row = await rail('Row', [live.id, draft.id, NOBODYS])
    const shop = await page('Shop', [row.id])
    const asked = await plan([shop.id])
    expect(asked.order).toEqual([shop.id])
    expect(asked.blocked).toEqual([{ id: row.id, reason: 'unpublished', neededBy: [shop.id] }])
    expect(asked.nodes.map(({ id, cty, hasDraft }) => [id, cty, hasDraft])).toEqual(
      expect.arrayContaining([
        [shop.id, 'storefront', true],
        [row.id, 'container', true],
        [draft.id, 'film', true],
        [live.id, 'film', false],
      ]),
    )
    const whole = await plan([shop.id, row.id, draft.id])
    expect(whole.order).toEqual([draft.id, row.id, shop.id])
    expect(whole.blocked).toEqual([{ id: NOBODYS, reason: 'unknown', neededBy: [row.id] }])
  })

  it('is planned with what keeps each of them from viewers', async () => {
    const ended = await film('Ended', { lwe: '2020-01-01T00:00:00.000Z', st: 'published' })
    const unnamed = await film('', { lon: [] })
    const row = await rail('Row', [ended.id])
    const { blocked } = await plan([row.id, unnamed.id])
    expect(blocked).toEqual(
      expect.arrayContaining([
        { id: ended.id, reason: 'expired', neededBy: [row.id] },
        { id: unnamed.id, reason: 'invalid', neededBy: [] },
      ]),
    )
    const locked = await film('Locked')
    const urn = 'urn:resource:catalog:film'
    await films.send('POST', '/user/lock/acquire', { id: locked.id, urn }, undefined, { 'x-tab-id': 'fay-1' })
    expect((await plan([locked.id])).blocked).toEqual([{ id: locked.id, reason: 'locked', neededBy: [] }])
    const fays = await films.send<PublishPlanAnswer>('POST', '/content/publish/plan', { ids: [locked.id] }, undefined, {
      'x-tab-id': 'fay-1',
    })
    expect(fays.data.order).toEqual([locked.id])
  })

  it('shows nobody what they may not view', async () => {
    const [live, draft] = [await film('Live', { st: 'published' }), await film('Draft')]
    const row = await rail('Row', [live.id, draft.id])
    const { nodes, blocked } = await plan([row.id], store)
    expect(nodes.map(({ id }) => id).toSorted()).toEqual([row.id, live.id].toSorted())
    expect(blocked).toEqual([{ id: draft.id, reason: 'unknown', neededBy: [row.id] }])
    expect((await plan([row.id], films)).nodes).toEqual([])
    expect((await publish([chosen(draft)], store)).status).toBe(404)
    const refused = await publish([chosen(row), chosen(draft)], creator)
    expect([refused.status, refused.code]).toEqual([403, errorRow('forbidden').number])
    expect(await stOf(row, CONTAINERS)).toBe('draft')
  })

  it('happens in the order of their references, and tells what viewers still lack', async () => {
    const [one, other] = [await film('One'), await film('Other')]
    const row = await rail('Row', [one.id, other.id])
    const shop = await page('Shop', [row.id])
    const { status, data } = await publish([shop, row, one].map(chosen))
    expect(status).toBe(200)
    expect(data.published.map(({ id, rev }) => [id, rev])).toEqual([one, row, shop].map(({ id }) => [id, 2]))
    expect(data.missing).toEqual([{ id: other.id, reason: 'unpublished', neededBy: [row.id] }])
    expect([await stOf(one), await stOf(row, CONTAINERS), await stOf(shop, PAGES)]).toEqual(Array(3).fill('published'))
  })

  it('tells what somebody took from viewers since the plan was made', async () => {
    const [one, other] = [await film('One', { st: 'published' }), await film('Other', { st: 'published' })]
    const row = await rail('Row', [one.id, other.id])
    expect((await plan([row.id])).blocked).toEqual([])
    expect((await films.send('PUT', `${FILMS}/${one.id}`, { st: 'unpublished' }, 1)).status).toBe(200)
    const { status, data } = await publish([chosen(row)])
    expect([status, data.missing]).toEqual([200, [{ id: one.id, reason: 'unpublished', neededBy: [row.id] }]])
  })

  it('takes away the rails that a page showed viewers until then, unless something else shows them', async () => {
    const one = await film('Kept', { st: 'published' })
    const [own, shared, elsewhere] = [
      await rail('Own', [one.id]),
      await rail('Shared', [one.id], { owner: 'reusable' }),
      await rail('Elsewhere', [one.id]),
    ]
    const rails = [own, shared, elsewhere]
    const shop = await page(
      'Shop',
      rails.map(({ id }) => id),
    )
    await page('Other', [elsewhere.id])
    expect((await publish([shop, ...rails].map(chosen))).status).toBe(200)
    const bare = { lon: en('Shop'), prd: ['rimba-my'], t: [{ id: 'home', lon: en('Home'), c: [] }] }
    const draft = await ann.send<Stored>('PUT', `${PAGES}/${shop.id}`, bare, 2)
    expect([draft.status, await stOf(own, CONTAINERS)]).toEqual([200, 'published'])
    const moved = await publish([{ id: shop.id, rev: 2 }])
    expect([moved.status, await stOf(own, CONTAINERS)]).toEqual([409, 'published'])
    expect((await publish([chosen(draft.data)])).status).toBe(200)
    expect(await Promise.all(rails.map((each) => stOf(each, CONTAINERS)))).toEqual([
      'deleted',
      'published',
      'published',
    ])
  })

  it('publishes none where one is refused, and names it', async () => {
    const [good, moved] = [await film('Good'), await film('Moved')]
    const stale = await publish([chosen(good), { id: moved.id, rev: 7 }])
    expect([stale.status, stale.code, stale.data]).toMatchObject([409, errorRow('stale').number, { id: moved.id }])
    const empty = await rail('Empty', [], { i: [] })
    const refused = await publish([chosen(good), chosen(empty)])
    expect([refused.status, refused.data]).toMatchObject([422, { id: empty.id }])
    expect((await publish([chosen(good), chosen(good)])).code).toBe(errorRow('malformed').number)
    expect(await stOf(good)).toBe('draft')
  })

  it('is done once under its retry key', async () => {
    const good = await film('Good')
    const key = { 'idempotency-key': 'publish-once' }
    const [first, again] = [await publish([chosen(good)], ann, key), await publish([chosen(good)], ann, key)]
    expect([first.status, again.data]).toEqual([200, first.data])
  })
})

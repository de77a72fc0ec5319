import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import type { LockState } from '#contract/schemas/lock.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { CONFIG_SEEDS } from '../seed/config.ts'
import { catalogKind } from '../stores/documents/documentKind.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

const URN = 'urn:resource:catalog:film'
const soon = new Date(Date.now() + 3 * 86_400_000).toISOString()

describe('calls beside the catalogue', () => {
  let server: TestServer
  let admin: Person
  let superAdmin: Person
  let viewer: Person
  let film: string

  beforeAll(async () => {
    const seeds = [
      aMovie().named('Alpha').with({ lwe: soon }).published(),
      aMovie().named('Beta').in('rimba-sg').drafted(),
      aMovie().named('Gamma').drafted('pending'),
    ].map((seed) => seed.build())
    film = seeds[0]?.id ?? ''
    server = await startTestServer({
      types: [aType()],
      seed: async ({ documents, config }) => {
        await config.seed(CONFIG_SEEDS, [])
        await documents.load(catalogKind(aType()), seeds)
      },
    })
    admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'] })
    superAdmin = await server.signInAs({ roles: ['operations_super_admin'], products: ['admin'] })
    viewer = await server.signInAs('content_user')
  })
  afterAll(() => server.close())

  const call = async <Data>(person: Person, options: InjectOptions) => {
    const response = await person.send(options)
    const { header, data } = response.json<Envelope<Data>>()
    return { status: response.statusCode, header, data, code: header.errors[0]?.code }
  }
  const lock = (person: Person, path: string, method: 'POST' | 'PUT', more: object = {}, tab = 'tab-1') =>
    call<LockState>(person, {
      method,
      url: `/api/user/lock/${path}`,
      headers: { 'x-tab-id': tab },
      payload: { id: film, urn: URN, ...more },
    })

  it('a lock is taken, seen, beaten, forced open, and told of', async () => {
    const told: unknown[] = []
    const stop = server.services.events.subscribe(({ topic, data }) => topic === 'lock' && told.push(data))
    const taken = await lock(admin, 'acquire', 'POST')
    expect(taken.data).toMatchObject({ tab: 'tab-1', number: 1 })
    const seen = await call<LockState>(viewer, { url: `/api/user/lock/${film}/status?urn=${URN}` })
    expect(seen.data).toEqual(taken.data)
    expect((await call<LockState[]>(viewer, { url: `/api/user/lock/status?ids=${film},x` })).data).toEqual([taken.data])
    expect((await call<LockState[]>(admin, { url: '/api/user/lock/status?own=true' })).data).toEqual([taken.data])
    expect((await lock(admin, 'update', 'POST', { number: 1, idle: 5 })).data).toMatchObject({ number: 1 })
    expect(await lock(superAdmin, 'acquire', 'POST')).toMatchObject({ status: 409, code: 90010410 })
    expect((await lock(viewer, 'acquire', 'POST')).status).toBe(403)
    expect((await lock(viewer, 'force', 'POST')).status).toBe(403)
    expect((await lock(superAdmin, 'force', 'POST')).data).toMatchObject({ ls: 'open', number: 2 })
    expect(await lock(admin, 'update', 'POST', { number: 1 })).toMatchObject({ status: 409, code: 90020409 })
    expect((await lock(admin, 'acquire', 'POST')).data).toMatchObject({ number: 3 })
    expect((await lock(admin, 'release', 'PUT', { number: 3 })).data).toMatchObject({ ls: 'open' })
    await expect.poll(() => told.length).toBeGreaterThan(2)
    stop()
  })

  it('a lock on what one may not see, or what is not there, is not to be had', async () => {
    const [hidden] = (
      await server.services.lists.list(
        { actor: { ...nobody, productAdmin: true }, product: undefined, products: [] },
        [catalogKind(aType())],
        {
          statuses: ['draft'],
          filter: [],
          match: 'ALL',
          sort: { column: 'name', order: 'asc' },
          page: { number: 1, size: 1 },
        },
      )
    ).rows
    expect((await lock(admin, 'acquire', 'POST', { id: hidden?.id })).status).toBe(404)
    expect((await lock(admin, 'acquire', 'POST', { id: 'nothing' })).status).toBe(404)
    expect((await lock(admin, 'acquire', 'POST', { urn: 'urn:resource:catalog:nothing' })).status).toBe(404)
    const tabless = { method: 'POST', url: '/api/user/lock/acquire', payload: { id: film, urn: URN } } as const
    expect((await call(admin, tabless)).status).toBe(400)
  })

  it('a changed setting is told of with its kind and the tab that wrote it, which knows already', async () => {
    const told: unknown[] = []
    const stop = server.services.events.subscribe(({ topic, data }) => topic === 'setting' && told.push(data))
    const made = await call<{ id: string }>(admin, {
      method: 'POST',
      url: '/api/user/setting/create',
      headers: { 'x-tab-id': 'tab-1' },
      payload: { n: 'Mine', t: 'view', payload: {} },
    })
    await call(admin, { method: 'DELETE', url: `/api/user/setting/delete/${made.data.id}` })
    await eventually(() => expect(told).toEqual([{ t: 'view', tab: 'tab-1' }, {}]))
    stop()
  })

  it('settings are kept for whoever has a role', async () => {
    const create = (person: Person) =>
      call<{ id: string }>(person, {
        method: 'POST',
        url: '/api/user/setting/create',
        payload: { n: 'Mine', t: 'view', payload: { filter: [] } },
      })
    const made = await create(admin)
    expect(made).toMatchObject({ status: 201, data: { n: 'Mine', t: 'view' } })
    const saved = await call(admin, {
      method: 'PUT',
      url: '/api/user/setting/update',
      payload: { id: made.data.id, payload: 2 },
    })
    expect(saved.data).toMatchObject({ n: 'Mine', payload: 2 })
    expect((await call<unknown[]>(admin, { url: '/api/user/setting/list?t=view' })).data).toHaveLength(1)
    const drop = { method: 'DELETE', url: `/api/user/setting/delete/${made.data.id}` } as const
    expect((await call(viewer, drop)).status).toBe(404)
    expect((await call(admin, drop)).status).toBe(200)
    expect((await call(admin, { url: '/api/user/setting/list' })).header.code).toBe(1)
    expect((await create(await server.signInAs({ roles: [] }))).status).toBe(403)
  })

  it("the console's configuration is everybody's, that of other apps is not", async () => {
    const menu = await call<{ attrs: { sections: unknown[] } }[]>(viewer, {
      url: '/api/remote/config?app=console&type=menu',
    })
    expect(menu.data[0]?.attrs.sections.length).toBeGreaterThan(3)
    expect((await call(admin, { url: '/api/remote/config?app=player' })).status).toBe(403)
    const filter = [{ field: 'key', term: 'global-search-field', operator: 'equals' }]
    const filtered = await call(viewer, { method: 'POST', url: '/api/remote/config/filter', payload: { filter } })
    expect(filtered.data).toMatchObject([{ type: 'global-search-field', app: 'console' }])
    const products = await call(admin, { url: '/api/policy/urn/resource/product' })
    expect(products.data).toMatchObject([{ id: 'rimba-my' }])
    expect((await call(superAdmin, { url: '/api/policy/urn/resource/product' })).header.count).toBe(2)
  })

  it('the audit of a document is read by whoever may view it, and one reads of oneself', async () => {
    const saved = await call(admin, {
      method: 'PUT',
      url: `/api/content/urn/resource/catalog/film/${film}`,
      headers: { 'if-match': '"1"' },
      payload: { prd: ['rimba-my'], lon: [{ lang: 'en', n: 'Omega' }] },
    })
    expect(saved.status).toBe(200)
    const audit = await call<{ verb: string }[]>(viewer, { url: `/api/audit/film/${film}?field=/lon` })
    expect(audit.data).toMatchObject([
      { verb: 'saveDraft', PreviousVersion: 'V1 - published', CurrentVersion: 'V2 - draft' },
    ])
    expect((await call(viewer, { url: '/api/audit/film/01900000-0000-7000-8000-00000000beef' })).status).toBe(404)
    expect((await call(viewer, { url: `/api/audit/film/${film}?from=yesterday` })).status).toBe(400)
    const own = await call<{ verb: string }[]>(admin, { url: '/api/audit/user?pageSize=10' })
    expect(own.data.map(({ verb }) => verb)).toContain('saveDraft')
    expect((await call<DashboardData>(admin, { url: '/api/dashboard' })).data.mine).toMatchObject([{ id: film }])
  })
})

const nobody = { uid: '', username: '', name: '', roles: [], products: [], productAdmin: false }

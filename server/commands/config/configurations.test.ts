import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { ConfigRecord } from '#contract/schemas/configuration.ts'
import type { ContentRow, VersionEntry } from '#contract/schemas/contentRecord.ts'
import type { RemoteConfig } from '#contract/schemas/settings.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { CONFIG_SEEDS } from '../../seed/config.ts'
import { rollBackConfig } from '../../seed/rollBackConfig.ts'
import { MENU_SEED } from '../../seed/menu.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

let server: TestServer
let admin: Person
let viewer: Person

beforeAll(async () => {
  server = await startTestServer({ seed: ({ config }) => config.seed(CONFIG_SEEDS, []) })
  admin = await server.signInAs({ username: 'ann', name: 'Ann', roles: ['appconfig_admin'] })
  viewer = await server.signInAs({ username: 'vera', roles: ['content_user'] })
})
afterAll(() => server.close())

type Sent = { method?: 'GET' | 'POST' | 'PUT'; payload?: object; rev?: number; person?: Person }
async function call<Data>(url: string, { method = 'GET', payload, rev, person = admin }: Sent = {}) {
  const headers: Record<string, string> = rev === undefined ? {} : { 'if-match': `"${rev}"` }
  const answer = await person.send({ method, url: `/api/remote/config${url}`, headers, ...(payload && { payload }) })
  const { header, data } = answer.json<Envelope<Data>>()
  return {
    status: answer.statusCode,
    data,
    rev: Number(String(answer.headers.etag).replaceAll('"', '')),
    errors: header.errors,
  }
}
const idOf = async (type: string) => (await call<ContentRow[]>(`/list?app=console&type=${type}`)).data[0]?.id ?? ''
const read = (type: string) => call<ConfigRecord>(`/${type}`)
const served = async (type: string, person = viewer) =>
  (await call<RemoteConfig[]>(`?app=console&type=${type}`, { person })).data[0]
/** Saves over what stands; answers the fields that are wrong. */
async function save(type: string, attrs: unknown, st = 'published') {
  const id = await idOf(type)
  const { rev } = await read(id)
  const answer = await call<ConfigRecord>(`/update/${id}`, { method: 'PUT', payload: { attrs, st }, rev })
  return { ...answer, fields: answer.errors.map(({ field }) => field) }
}

describe('configurations', () => {
  it('are listed by name, by app and by type, to those who may view them', async () => {
    const { data } = await call<(ContentRow & { n: string })[]>('/list')
    expect(data.map((row) => (row as unknown as { n: string }).n)).toContain('Menu')
    expect((await call<ContentRow[]>('/list?type=features')).data).toHaveLength(1)
    expect((await call('/list', { person: viewer })).status).toBe(200)
    const store = await server.signInAs({ username: 'store', roles: ['storefront_admin'] })
    expect((await call('/list', { person: store })).status).toBe(403)
  })

  it('are drafted, published and held against their versions; what others read changes with the publishing', async () => {
    const id = await idOf('global')
    const attrs = { name: 'Rimba console', savedFiltersOnServer: true, notifications: true }
    expect(await save('global', attrs, 'draft')).toMatchObject({ status: 200, data: { st: 'draft', n: 'Global' } })
    expect((await served('global'))?.attrs).toMatchObject({ name: 'Marquee' })
    expect(await save('global', attrs)).toMatchObject({ status: 200 })
    expect((await served('global'))?.attrs).toEqual(attrs)
    const { data } = await call<VersionEntry[]>(`/versions/${id}`)
    expect(data.map(({ st }) => st)).toEqual(['published', 'archived'])
    const first = await call<ConfigRecord>(`/${data[1]?.key}`)
    expect(first.data.id).toBe(id)
  })

  it('are made once by app, type and name, and keep app and type', async () => {
    const payload = { n: 'Rails', app: 'tv', type: 'home', attrs: { rows: 3 }, st: 'published' }
    const made = await call<ConfigRecord>('/create', { method: 'POST', payload })
    expect(made).toMatchObject({ status: 201, data: { n: 'Rails', app: 'tv', st: 'published' } })
    expect(await call('/create', { method: 'POST', payload })).toMatchObject({ status: 409 })
    const moved = await call(`/update/${made.data.id}`, { method: 'PUT', payload: { app: 'web' }, rev: made.rev })
    expect(moved.status).toBe(400)
    expect(
      (await call('/create', { method: 'POST', payload: { n: ' ', app: '../x' } })).errors.map(({ field }) => field),
    ).toEqual(['/n', '/app', '/type'])
    expect((await call('/create', { method: 'POST', payload, person: viewer })).status).toBe(403)
    expect(
      (await call(`?app=tv`, { person: await server.signInAs({ username: 's', roles: ['creator'] }) })).status,
    ).toBe(403)
  })

  it('of others are held against the schema that they bring', async () => {
    const attrs_schema = { type: 'object', required: ['rows'], properties: { rows: { type: 'integer', maximum: 9 } } }
    const make = (more: object) =>
      call('/create', {
        method: 'POST',
        payload: { n: `A ${JSON.stringify(more).length}`, app: 'tv', type: 'judged', st: 'published', ...more },
      })
    expect(await make({ attrs_schema, attrs: { rows: 12 } })).toMatchObject({
      status: 422,
      errors: [{ field: '/attrs/rows' }],
    })
    expect(await make({ attrs_schema: { type: 'nonsense' }, attrs: {} })).toMatchObject({
      status: 422,
      errors: [{ field: '/attrs_schema/type' }],
    })
    expect(await make({ attrs_schema, attrs: { rows: 3 } })).toMatchObject({ status: 201 })
  })

  it('are refused over a revision that has moved on, and without one', async () => {
    const id = await idOf('features')
    const payload = { attrs: { notifications: true }, st: 'published' }
    expect((await call(`/update/${id}`, { method: 'PUT', payload })).status).toBe(428)
    expect((await call(`/update/${id}`, { method: 'PUT', payload, rev: 99 })).status).toBe(409)
  })
})

describe('a configuration of the console that would lock people out', () => {
  it.each([
    ['language-preference', { default: 'en', languages: [] }, ['/attrs/languages']],
    ['language-preference', { default: 'xx', languages: [{ code: 'en' }] }, ['/attrs/default']],
    ['global-search-field', [{ value: 'password', header: { en: 'x' } }], ['/attrs/0/value']],
    ['features', { notifications: 'yes' }, ['/attrs/notifications']],
    ['menu', { sections: [] }, ['/attrs/sections']],
    ['menu', 'menu', ['/attrs/sections']],
    ['menu', { sections: [{ ...MENU_SEED.sections[0], id: 'home' }] }, ['/attrs/sections']],
  ])('of type %s is not published: %j', async (type, attrs, fields) => {
    const before = (await served(type))?.attrs
    expect(await save(type, attrs)).toMatchObject({ status: 422, fields })
    expect((await served(type))?.attrs).toEqual(before)
  })

  it('that stands all the same is answered as it last was sound', async () => {
    const id = await idOf('menu')
    expect(await save('menu', { ...MENU_SEED, note: 'x' })).toMatchObject({ status: 200 })
    await sql`UPDATE version SET payload = jsonb_set(payload, '{attrs}', '"broken"') WHERE id = ${id} AND st = 'published'`.execute(
      server.database.kysely,
    )
    expect((await served('menu'))?.attrs).toEqual(MENU_SEED)
  })

  it('is put back by the operator, to what was published before or to what a new server has', async () => {
    const { config, documents } = server.services
    const parts = { config, documents, newId: () => crypto.randomUUID() }
    const features = async () => (await served('features'))?.attrs
    await save('features', { notifications: false })
    await save('features', { notifications: false, sponsorImages: true })
    expect(await rollBackConfig(parts, 'features', false)).toBe('earlier')
    expect(await features()).toEqual({ notifications: false })
    expect(await rollBackConfig(parts, 'features', true)).toBe('builtIn')
    expect(await features()).toEqual({ notifications: true, sponsorImages: false })
    expect(await rollBackConfig(parts, 'nonesuch', false)).toBeUndefined()
  })
})

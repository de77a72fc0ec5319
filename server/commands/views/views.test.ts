import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/wire/envelope.ts'
import type { ListView } from '#contract/wire/calls/views.ts'
import { aMovie } from '#tests/support/aMovie.ts'
import { aType } from '#tests/support/aType.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'

type View = { id: string; n: string; audience: string | null; owner: { name: string }; payload: ListView }

const URN = 'urn:resource:catalog:film'
const view: ListView = {
  cty: 'film',
  filter: [
    { field: 'missing_lang', term: ['ta'] },
    { field: 'product', term: ['rimba-my', 'rimba-sg'], operator: 'one of' },
  ],
  match: 'ANY',
  columns: [{ key: 'lon' }, { key: 'st', width: 132 }],
  sort: { field: 'updated', order: 'DESC' },
}

describe('saved views that are shared', () => {
  let server: TestServer
  let head: Person
  let writer: Person
  let reader: Person
  let admin: Person
  let guest: Person
  const films = [aMovie().named('Alpha').published(), aMovie().named('Beta').in('rimba-sg').published()].map((film) =>
    film.build(),
  )

  beforeAll(async () => {
    server = await startTestServer({
      types: [aType()],
      seed: async ({ documents }) => void (await documents.load(catalogKind(aType()), films)),
    })
    head = await server.signInAs({ username: 'head', name: 'Head', roles: ['approver'] })
    writer = await server.signInAs({ username: 'writer', name: 'Writer', roles: ['creator'] })
    reader = await server.signInAs({ username: 'reader', name: 'Reader', roles: ['creator'], products: ['rimba-my'] })
    admin = await server.signInAs({ username: 'boss', name: 'Boss', roles: ['appconfig_admin'] })
    guest = await server.signInAs({ username: 'guest', name: 'Guest', roles: [] })
  })
  afterAll(() => server.close())

  const call = async <Data>(person: Person, options: InjectOptions) => {
    const response = await person.send(options)
    return { status: response.statusCode, data: response.json<Envelope<Data>>().data }
  }
  const keep = async (person: Person, n: string, payload: unknown = view) =>
    (await call<View>(person, { method: 'POST', url: '/api/user/setting/create', payload: { n, t: 'view', payload } }))
      .data.id
  const share = (person: Person, id: string, scope: string, role?: string) =>
    call<View>(person, { method: 'PUT', url: `/api/user/setting/share/${id}`, payload: { scope, role } })
  const seen = async (person: Person) =>
    (await call<View[]>(person, { url: '/api/user/setting/shared' })).data.map((one) => one.n)

  it('reach nobody until they are shared, then those of the role, then everybody who may view the type', async () => {
    const id = await keep(head, 'Tamil missing')
    expect(await seen(writer)).toEqual([])
    expect((await share(head, id, 'role', 'approver')).status).toBe(200)
    expect(await seen(writer)).toEqual([])
    expect((await share(head, id, 'role', 'creator')).status).toBe(403)
    expect((await share(head, id, 'all')).data).toMatchObject({ audience: 'all', owner: { name: 'Head' } })
    expect(await seen(writer)).toEqual(['Tamil missing'])
    expect(await seen(head)).toEqual([])
    expect(await seen(admin)).toEqual([])
    const [mine] = (await call<View[]>(head, { url: '/api/user/setting/list?t=view' })).data
    expect(mine).toMatchObject({ id, audience: 'all', payload: view })
    await share(head, id, 'me')
    expect(await seen(writer)).toEqual([])
  })

  it('take the right to publish for everybody, to update for one’s own role', async () => {
    const id = await keep(writer, 'Ours')
    expect((await share(writer, id, 'all')).status).toBe(403)
    expect((await share(writer, id, 'role', 'creator')).status).toBe(200)
    expect(await seen(reader)).toEqual(['Ours'])
    expect((await share(writer, id, 'role')).status).toBe(400)
    expect((await share(guest, id, 'me')).status).toBe(403)
  })

  it('hide the names of products that their reader does not have', async () => {
    const shown = (await call<View[]>(reader, { url: '/api/user/setting/shared?cty=film' })).data[0]
    expect(shown?.payload.filter[1]?.term).toEqual(['rimba-my'])
    expect(JSON.stringify(shown)).not.toContain('rimba-sg')
    expect((await call<View[]>(reader, { url: '/api/user/setting/shared?cty=clip' })).data).toEqual([])
  })

  it('tell nothing to whoever has none of the products that they are about, or none at all', async () => {
    const abroad = { ...view, filter: [{ field: 'product', term: ['rimba-sg'], operator: 'one of' as const }] }
    const [id, plain] = [await keep(head, 'Singapore only', abroad), await keep(head, 'Any', { ...view, filter: [] })]
    for (const one of [id, plain]) await share(head, one, 'all')
    const nobody = await server.signInAs({ username: 'nobody', roles: ['creator'], products: [] })
    expect(await seen(writer)).toEqual(expect.arrayContaining(['Singapore only', 'Any']))
    expect(await seen(reader)).toContain('Any')
    expect(await seen(reader)).not.toContain('Singapore only')
    expect(await seen(nobody)).toEqual([])
    for (const one of [id, plain]) await share(head, one, 'me')
  })

  it('are changed, shared and dropped by their owner alone, and taken back by those who configure', async () => {
    const id = await keep(head, 'Late')
    await share(head, id, 'all')
    expect((await share(writer, id, 'me')).status).toBe(404)
    const save = (person: Person, payload: unknown) =>
      call(person, { method: 'PUT', url: '/api/user/setting/update', payload: { id, payload } })
    expect((await save(writer, view)).status).toBe(404)
    expect((await save(head, { ...view, match: 'ALL' })).status).toBe(200)
    expect((await save(head, { cty: 'film', script: 'x' })).status).toBe(422)
    expect((await call(writer, { method: 'DELETE', url: `/api/user/setting/delete/${id}` })).status).toBe(404)
    expect((await share(admin, id, 'all')).status).toBe(404)
    expect((await share(admin, id, 'me')).status).toBe(200)
    expect(await seen(writer)).toEqual([])
  })

  it('are views, of a type that there is', async () => {
    expect((await share(head, await keep(head, 'Odd', { a: 1 }), 'all')).status).toBe(422)
    expect((await share(head, await keep(head, 'Gone', { ...view, cty: 'gone' }), 'all')).status).toBe(404)
    expect((await share(head, 'x', 'all')).status).toBe(404)
  })

  it('come with the people who hold titles open, but not of foreign products', async () => {
    for (const [index, person] of [head, writer].entries()) {
      const headers = { 'x-tab-id': 'tab' }
      const payload = { id: films[index]?.id, urn: URN }
      await person.send({ method: 'POST', url: '/api/user/lock/acquire', headers, payload })
    }
    const holders = async (person: Person) =>
      (await call<{ name: string; count: number }[]>(person, { url: '/api/user/lock/holders/film' })).data
    expect(await holders(head)).toMatchObject([
      { name: 'Head', count: 1 },
      { name: 'Writer', count: 1 },
    ])
    expect(await holders(reader)).toMatchObject([{ name: 'Head' }])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Envelope } from '#contract/wire/envelope.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'

let server: TestServer
let maker: Person
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  maker = await server.signInAs({ username: 'maker', roles: ['content_user'], products: ['rimba-my', 'admin'] })
  admin = await server.signInAs({ username: 'ann', roles: ['operations_super_admin'], products: ['rimba-my'] })
})
afterAll(() => server.close())

type Made = { id: string; n: string }
const create = async (n: unknown, person = maker, headers: Record<string, string> = {}) => {
  const payload = { n } as object
  const answer = await person.send({ method: 'POST', url: '/api/policy/urn/resource/product', payload, headers })
  const { header, data } = answer.json<Envelope<Made>>()
  return { status: answer.statusCode, data, error: header.errors[0] }
}
const names = async (person: Person) =>
  (await person.send({ url: '/api/policy/urn/resource/product' })).json<Envelope<Made[]>>().data.map(({ n }) => n)

describe('a new product', () => {
  it('is made by whoever has the admin value of the product claim, and by no role without it', async () => {
    expect(await create('Rimba TH', admin)).toMatchObject({ status: 403 })
    expect(await create('  Rimba   ID ')).toMatchObject({ status: 201, data: { id: 'rimba-id', n: 'Rimba ID' } })
    expect(await names(maker)).toEqual(['Rimba ID', 'Rimba MY', 'Rimba SG'])
    expect(await names(admin)).toEqual(['Rimba MY'])
  })

  it('serves at once: a call may name it', async () => {
    await create('Rimba VN')
    expect((await maker.send({ url: '/api/content/lookup?prd=rimba-vn' })).statusCode).toBe(200)
    expect((await admin.send({ url: '/api/content/lookup?prd=rimba-vn' })).statusCode).toBe(404)
  })

  it('is refused for a name that is taken in whatever case, width or accents', async () => {
    for (const name of ['rimba my', 'RIMBA MY', 'Rímba  My', 'Ｒｉｍｂａ-MY'])
      expect(await create(name)).toMatchObject({ status: 409, error: { code: 90040410, field: '/n' } })
  })

  it('is refused for a name that is reserved, blank or not to be read', async () => {
    for (const name of ['admin', 'Ádmin', 'default'])
      expect(await create(name)).toMatchObject({ status: 422, error: { code: 90040422, field: '/n' } })
    for (const name of ['', '  ', '!!', '<b>x</b>', 'a\u202eb', 'x'.repeat(81)])
      expect(await create(name)).toMatchObject({ status: 422, error: { code: 90000422, field: '/n' } })
    for (const name of [undefined, 7, 'x'.repeat(60_000)]) expect((await create(name)).status).toBeOneOf([400, 422])
  })

  it('has one maker where several come at once, and distinct ids where only the names differ', async () => {
    const same = await Promise.all(['Gemini', 'GEMINI', 'Gémini', 'gemini'].map((name) => create(name)))
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const others = await Promise.all(['丽芭', 'ரிம்பா', 'Лес'].map((name) => create(name)))
    expect(others.map(({ data }) => data.id).sort()).toEqual(['product', 'product-2', 'product-3'])
  })

  it('is made once for a request that is sent twice', async () => {
    const headers = { 'idempotency-key': 'once' }
    const first = await create('Rimba BN', maker, headers)
    expect(await create('Rimba BN', maker, headers)).toEqual(first)
  })

  it('stands in the audit and is told to whoever has it', async () => {
    const told: string[] = []
    const stop = server.services.events.subscribe(({ topic, id }) => topic === 'product' && told.push(id))
    await create('Rimba PH')
    // Products of the tests before may be told of only now.
    await expect.poll(() => told.filter((id) => id === 'rimba-ph')).toEqual(['rimba-ph'])
    stop()
    const own = (await maker.send({ url: '/api/audit/user' })).json<Envelope<{ verb: string; change: unknown[] }[]>>()
    expect(own.data[0]).toMatchObject({ verb: 'createProduct', change: [{ field: '/n', after: 'Rimba PH' }] })
  })

  it('waits for no token: whoever lost the right a moment ago may not', async () => {
    const late = await server.signInAs({ username: 'late', roles: ['content_user'], products: ['admin'] })
    await server.signInAs({ username: 'late', roles: ['content_user'], products: ['rimba-my'] })
    expect((await create('Rimba KH', late)).status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GeoAnswer, GeoCheck, GeoImport, GeoLocation } from '#contract/schemas/geo.ts'
import type { Envelope } from '#contract/wire/envelope.ts'
import { startTestServer, type Person, type TestServer } from '#tests/support/startServer.ts'
import { upload } from '#tests/support/upload.ts'

let server: TestServer
let admin: Person
let viewer: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ username: 'ann', name: 'Ann', roles: ['ipconfig_admin'] })
  viewer = await server.signInAs({ username: 'vera', roles: ['content_user'] })
})
afterAll(() => server.close())

type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  payload?: object
  person?: Person
  headers?: Record<string, string>
}
async function call<Data>(url: string, { method = 'GET', payload, person = admin, headers = {} }: Sent = {}) {
  const answer = await person.send({ method, url: `/api/geo${url}`, headers, ...(payload && { payload }) })
  const { header, data } = answer.json<Envelope<Data>>()
  return { status: answer.statusCode, data, count: header.count, error: header.errors[0] }
}
const add = (ip: string, country = 'MY', confirm = '', more: object = {}) =>
  call<GeoLocation>(`/location?confirm=${confirm}`, { method: 'POST', payload: { ip, country, ...more } })
const at = (ip: string) => `/location/${encodeURIComponent(ip)}`
const countryOf = (address: string) => server.services.geo.countryOf(address)

describe('a range of addresses', () => {
  it('is kept in one form, found by it, changed and dropped, and its addresses are in its country at once', async () => {
    expect(await add(' 203.0.113.0-203.0.113.255 ', 'my', '', { note: ' Lab\u0007 ', region: ' ' })).toMatchObject({
      status: 201,
      data: { ip: '203.0.113.0/24', country: 'MY', note: 'Lab', uun: 'Ann' },
    })
    expect(await countryOf('203.0.113.9')).toBe('MY')
    const moved = { ip: '203.0.113.0/25', country: 'SG' }
    expect((await call(at('203.0.113.0/24'), { method: 'PUT', payload: moved })).data).toMatchObject(moved)
    expect(await Promise.all(['203.0.113.9', '203.0.113.200', 'none'].map(countryOf))).toEqual([
      'SG',
      undefined,
      undefined,
    ])
    expect((await call(at('203.0.113.0/24'))).status).toBe(404)
    expect((await call<GeoLocation>(at('203.0.113.0/25'))).data).toMatchObject(moved)
    expect((await call(at('203.0.113.0/25'), { method: 'DELETE' })).status).toBe(200)
    expect((await call(at('203.0.113.0/25'), { method: 'DELETE' })).status).toBe(404)
    expect(await countryOf('203.0.113.9')).toBeUndefined()
  })

  it.each([
    ['10.0.0.5/8', 'hostBits'],
    ['010.0.0.1', 'notAddress'],
    ['', 'blank'],
    ['10.0.0.1-::1', 'mixed'],
    ["1.1.1.1'; DROP TABLE geo_location", 'notAddress'],
  ])('is refused at its field where %j is none', async (ip, keyword) => {
    expect(await add(ip)).toMatchObject({ status: 422, error: { code: 90130422, field: '/ip', keyword } })
  })

  it.each(['', 'XX', 'Malaysia', 'ＭＹ', '🇲🇾'])('is of no country %j', async (country) => {
    expect(await add('198.51.100.1', country)).toMatchObject({ status: 422, error: { field: '/country' } })
  })

  it('that nests is asked, that crosses is refused, and what it absorbs goes with it', async () => {
    await add('198.18.0.0/24', 'MY')
    await add('198.18.1.0/24', 'SG')
    expect(await add('198.18.0.0/23')).toMatchObject({ status: 409, error: { code: 90130409, field: '/ip' } })
    expect(await add('198.18.0.0/24')).toMatchObject({ status: 409, error: { code: 90130411 } })
    expect(await add('198.18.0.128-198.18.1.127', 'MY', 'rangeOverlaps')).toMatchObject({
      status: 409,
      data: [{ relation: 'crosses' }, { relation: 'crosses' }],
    })
    const check = await call<GeoCheck>('/check?ip=198.18.0.0/23')
    expect(check.data).toMatchObject({
      ...{ first: '198.18.0.0', last: '198.18.1.255', size: '512', wide: false, overlapping: 2 },
      overlaps: [
        { ip: '198.18.0.0/24', relation: 'within' },
        { ip: '198.18.1.0/24', relation: 'within' },
      ],
    })
    expect(await add('198.18.0.0/23', 'MY', 'rangeOverlaps', { absorb: ['198.18.0.0/24'] })).toMatchObject({
      status: 201,
    })
    const tested = await call<GeoAnswer>('/test?address=198.18.1.9')
    expect(tested.data.ranges.map(({ ip, country }) => [ip, country])).toEqual([
      ['198.18.1.0/24', 'SG'],
      ['198.18.0.0/23', 'MY'],
    ])
    expect((await call(at('198.18.0.0/24'))).status).toBe(404)
    expect(await Promise.all(['198.18.0.9', '198.18.1.9', '::ffff:198.18.1.9'].map(countryOf))).toEqual([
      'MY',
      'SG',
      'SG',
    ])
  })

  it('that is wide is asked', async () => {
    expect(await add('11.0.0.0/8')).toMatchObject({ status: 409, error: { code: 90130410 } })
    expect(await add('11.0.0.0/8', 'SG', 'wideRange')).toMatchObject({ status: 201 })
    expect(await add('2a00::/12', 'SG', 'wideRange')).toMatchObject({ status: 201 })
  })

  it('is made once by a request that is sent twice, and by one of two at once', async () => {
    const twice = () =>
      call('/location', {
        method: 'POST',
        payload: { ip: '192.0.2.1', country: 'BN' },
        headers: { 'idempotency-key': 'geo' },
      })
    expect(await twice()).toEqual(await twice())
    const both = await Promise.all([add('192.0.2.2'), add('192.0.2.2', 'SG')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is the admin of addresses to change and a viewer to look at; nobody sees it without a sign-in', async () => {
    for (const method of ['PUT', 'DELETE'] as const)
      expect(
        (await call(at('192.0.2.1'), { method, payload: { ip: '192.0.2.1', country: 'MY' }, person: viewer })).status,
      ).toBe(403)
    expect((await call(at('192.0.2.1'), { person: viewer })).status).toBe(200)
    expect((await server.app.inject({ url: '/api/geo/location' })).statusCode).toBe(401)
  })

  it('stands in the audit with what was changed', async () => {
    await add('192.0.2.9', 'MY')
    await call(at('192.0.2.9'), { method: 'PUT', payload: { ip: '192.0.2.9', country: 'SG' } })
    const answer = await admin.send({ url: '/api/audit/geo/192.0.2.9' })
    expect(answer.json<Envelope<unknown[]>>().data).toMatchObject([
      { name: 'Ann', change: [{ field: '/country', before: 'MY', after: 'SG' }] },
      { name: 'Ann' },
    ])
  })
})

describe('the list of ranges', () => {
  it.each([
    ['198.18.1.9', ['198.18.0.0/23', '198.18.1.0/24']],
    ['198.18.', ['198.18.0.0/23', '198.18.1.0/24']],
    ['198.18.1.0/24', ['198.18.1.0/24']],
    ['bn', ['192.0.2.1']],
    ['100%', []],
    ["'", []],
  ])('finds by %j', async (term, found) => {
    const { data } = await call<GeoLocation[]>(`/location?term=${encodeURIComponent(term)}`)
    expect(data.map(({ ip }) => ip)).toEqual(found)
  })

  it('is by address and paged, with its total', async () => {
    const { data, count } = await call<GeoLocation[]>('/location?pageSize=2')
    expect(data.map(({ ip }) => ip)).toEqual(['11.0.0.0/8', '192.0.2.1'])
    expect(count).toBeGreaterThan(5)
    expect((await call('/location?sortBy=note')).status).toBe(400)
  })
})

describe('a table of ranges', () => {
  const send = async (text: string, dryRun: 'true' | 'false' = 'false', person = admin) => {
    const answer = await upload(person, '/api/geo/import', { text, name: 'geo.csv', query: { dryRun } })
    const { header, data } = answer.json<Envelope<GeoImport>>()
    return { status: answer.statusCode, data, errors: header.errors }
  }

  it('is tried, taken in as a whole, and the same as what is given out', async () => {
    const table = 'ip,country,note\r\n198.51.100.0/25,MY,=1+1\r\n198.51.100.0/26,SG,\r\n2001:db8::/32,TH,"a, b"\r\n'
    expect(await send(table, 'true')).toMatchObject({ data: { created: 3, nested: 1, failed: 0 } })
    expect(await countryOf('198.51.100.9')).toBeUndefined()
    expect(await send(table)).toMatchObject({ status: 200, data: { created: 3, updated: 0 } })
    expect(await countryOf('198.51.100.9')).toBe('SG')
    const given = await admin.send({ url: '/api/geo/export' })
    expect(given.body).toContain("198.51.100.0/25,MY,,,'=1+1\r\n")
    expect(await send(given.body)).toMatchObject({ status: 200, data: { created: 0, updated: 0, failed: 0 } })
  })

  it('names each wrong line, and takes none of it', async () => {
    const table =
      'country,ip\nMY,192.0.2.77\nXX,192.0.2.78\nMY,10.0.0.5/8\nMY,192.0.2.77\nMY,198.51.100.64-198.51.100.200\n'
    const refused = await send(table)
    expect(refused).toMatchObject({ status: 422 })
    const tried = await send(table, 'true')
    expect(tried.data.problems.map(({ line, field, problem }) => [line, field, problem])).toEqual([
      [3, 'country', 'enum'],
      [4, 'ip', 'hostBits'],
      [5, 'ip', 'twice'],
      [6, 'ip', 'crosses'],
    ])
    expect((await call(at('192.0.2.77'))).status).toBe(404)
  })

  it('is refused where it is none', async () => {
    for (const text of ['', 'hello', 'a,b\n1,2', '\0']) expect((await send(text)).status).toBe(422)
    expect((await send('ip,country\n192.0.2.1,MY\n', 'true', viewer)).status).toBe(403)
  })
})

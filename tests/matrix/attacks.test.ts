import { SignJWT, generateKeyPair } from 'jose'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { errorRow, type ErrorCode } from '#contract/wire/errors.ts'
import { shippedTypes } from '#server/types/shipped.ts'
import { envelopeOf } from '../support/bareApp.ts'
import { snapshotTables, type Snapshot } from '../support/snapshotTables.ts'
import { startTestServer, type Person, type TestServer } from '../support/startServer.ts'

const MOVIES = '/api/content/urn/resource/catalog/movie'
const URN = 'urn:resource:catalog:movie'
const place = (value: string, count: number) =>
  Buffer.from(JSON.stringify(['updated', 'desc', value, MISSING, count, 0])).toString('base64url')
const MISSING = '0198c0de-0000-7000-8000-00000000dead'
const sample = shippedTypes().find(({ type }) => type === 'movie')?.sample ?? {}

let server: TestServer
let admin: Person
/** A film of Malaysia's product, published, with a draft over it, at revision 3; one that another person holds. */
let film: string
let held: string
let before: Snapshot

async function create(person: Person, product: string): Promise<string> {
  const response = await person.send({
    method: 'POST',
    url: `${MOVIES}?prd=${product}`,
    payload: { ...sample, prd: [product] },
  })
  return envelopeOf<{ id: string }>(response).data.id
}

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'ann' })
  film = await create(admin, 'rimba-my')
  const publish = {
    method: 'PUT' as const,
    url: `${MOVIES}/${film}`,
    payload: { ...sample, prd: ['rimba-my'], st: 'published' },
  }
  await admin.send({ ...publish, headers: { 'if-match': '1' } })
  await admin.send({ ...publish, payload: { ...sample, prd: ['rimba-my'], yr: 1999 }, headers: { 'if-match': '2' } })
  held = await create(admin, 'rimba-my')
  const bob = await server.signInAs({ roles: ['content_admin'], products: ['rimba-my'], username: 'bob' })
  const lock = await bob.send({
    method: 'POST',
    url: '/api/user/lock/acquire',
    payload: { id: held, urn: URN },
    headers: { 'x-tab-id': 'bobs-tab' },
  })
  expect(lock.statusCode).toBe(200)
})
afterAll(() => server.close())

beforeEach(async () => {
  before = await snapshotTables(server.database)
})
afterEach(async () => {
  expect(await snapshotTables(server.database)).toEqual(before)
})

function expectRefusal(response: LightMyRequestResponse, code: ErrorCode): void {
  const { status, number } = errorRow(code)
  expect([response.statusCode, response.json<{ header: unknown }>().header]).toMatchObject([
    status,
    { code: -1, count: 0, errors: [{ code: number, description: expect.any(String) }] },
  ])
  expect(response.body).not.toMatch(/\bat \/|node_modules|SELECT |select "|stack/)
}

const save = (payload: unknown, headers: Record<string, string> = {}, person = admin, id = film) =>
  person.send({
    method: 'PUT',
    url: `${MOVIES}/${id}`,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', 'if-match': '"3"', ...headers },
  })

describe('a hostile body', () => {
  it.each<[string, string, ErrorCode]>([
    ['malformed', '{"lon":', 'malformed'],
    ['empty', '', 'malformed'],
    ['a list', '[]', 'malformed'],
    ['a text', '"published"', 'malformed'],
    ['null', 'null', 'malformed'],
    ['five megabytes of text', JSON.stringify({ lod: [{ lang: 'en', n: 'x'.repeat(5_000_000) }] }), 'tooLarge'],
    ['a long text in a small body', JSON.stringify({ lod: [{ lang: 'en', n: 'x'.repeat(100_000) }] }), 'malformed'],
    ['2,000 levels deep', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, 'malformed'],
    ['a prototype', '{"__proto__":{"roles":["operations_super_admin"]}}', 'malformed'],
    ['a constructor', '{"lon":[{"constructor":{"prototype":{"x":1}}}]}', 'malformed'],
    ['NUL', '{"el_no":"a\\u0000b"}', 'malformed'],
    ['half a surrogate pair', '{"el_no":"\\ud83c"}', 'malformed'],
    [
      '30,000 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`k${at}`, 0]))),
      'malformed',
    ],
    ['a year that is a text', JSON.stringify({ ...sample, yr: 'soon' }), 'invalid'],
    ['a name that is a number', JSON.stringify({ ...sample, lon: [{ lang: 'en', n: 7 }] }), 'invalid'],
    ['a list that is an object', JSON.stringify({ ...sample, gnr: { 0: 'drama' } }), 'invalid'],
    ['a number out of every range', '{"yr":1e400}', 'malformed'],
  ])('%s is refused', async (_, body, code) => {
    expectRefusal(await save(body), code)
    expect(({} as { roles?: unknown }).roles).toBeUndefined()
  })

  it('in another kind of content is refused', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/csp-report',
    ]) {
      expectRefusal(await save({ ...sample }, { 'content-type': type }), 'unsupportedType')
    }
    for (const encoding of ['gzip', 'br', 'x-nonsense'])
      expectRefusal(await save({ ...sample }, { 'content-encoding': encoding }), 'unsupportedType')
  })

  it.each(['publish', 'DRAFT', 'pre-draft', '', 7, null, ['purged'], { $ne: 'draft' }])(
    'with the status %j does nothing',
    async (st) => {
      const response = await save({ ...sample, st }, { 'if-match': '"1"' })
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
    },
  )
})

describe('a hostile address', () => {
  it.each([
    `/api/content/urn/resource/catalog/nonesuch/${MISSING}`,
    '/api/content/urn/resource/catalog/nonesuch',
    '/api/content/urn/resource/catalog/__proto__',
    '/api/content/urn/resource/catalog/constructor',
    '/api/content/urn/resource/catalog/MOVIE',
    `/api/content/urn/resource/catalog/movie/${MISSING}`,
    '/api/content/urn/resource/catalog/movie/1%20OR%201=1',
    "/api/content/urn/resource/catalog/movie/'--",
    '/api/content/urn/resource/catalog/movie/..%2F..%2Fuser',
    '/api/content/urn/resource/catalog/movie/%00',
    `/api//content/urn/resource/catalog/movie`,
    `${MOVIES}/`,
    `${MOVIES};jsessionid=1`,
    `/api/user/lock/${MISSING}/status?urn=urn:nonsense`,
    `/api/audit/nonesuch/${MISSING}`,
    `/api/image/${MISSING}/metadata?urn=urn:resource:catalog:nonesuch`,
    '/api/auth',
    '/api/auth/access-token',
    '/api/quick-panel/data',
  ])('%s does not exist', async (url) => {
    const response = await admin.send({ url })
    expectRefusal(response, 'notFound')
  })

  it.each([
    ['nonsense=1', 'unknownParameter'],
    ['pageSize=1001', 'badPage'],
    ['pageNumber=-1', 'badPage'],
    ['pageSize=1e9', 'badPage'],
    ['st=nonsense', undefined],
    ['sortBy=payload', undefined],
    ["sortBy=name';drop table document", undefined],
    ['sortOrder=up', 'malformed'],
    ['after=nonsense', undefined],
    [`sortBy=updated&sortOrder=desc&after=${place('+275760-01-01', 0)}`, undefined],
    [`sortBy=updated&sortOrder=desc&after=${place('2026-01-01', -5)}`, undefined],
    ['st=draft&st=published', 'malformed'],
    ['parent=%00', 'malformed'],
    ['constructor=1', 'unknownParameter'],
  ] as const)('a list with %s is refused', async (query, code) => {
    const response = await admin.send({ url: `${MOVIES}?${query}` })
    if (code) expectRefusal(response, code)
    expect([response.statusCode, envelopeOf(response).header.code]).toEqual([400, -1])
  })

  it.each([
    { field: 'payload', operator: 'equals', term: 'x' },
    { field: "yr'; drop table document; --", operator: 'equals', term: '1' },
    { field: '__proto__', operator: 'equals', term: '1' },
    { field: 'yr', operator: 'sounds like', term: '1' },
    { field: 'lon', operator: 'contains', term: 'x'.repeat(3_000) },
    { field: 'yr', operator: 'equals', term: { $gt: 0 } },
    { field: 'ct', operator: 'before', term: '+275760-09-13' },
    { field: 'ct', operator: 'equals', term: '-271821-04-20' },
    { field: 'expires_before', term: '+275000-01-01' },
  ])('the filter %j is refused', async (entry) => {
    const response = await admin.send({
      method: 'POST',
      url: '/api/content/lookup',
      payload: { cty: ['movie'], filter: [entry] },
    })
    expect([400, 422]).toContain(response.statusCode)
    expect(envelopeOf(response).header.code).toBe(-1)
  })

  it.each(['%', '_', '\\', "'", '%_%', '\u202e', '((((', '.*'])('the search %j is only a search', async (term) => {
    const filter = [{ field: 'lon', operator: 'contains', term: term.repeat(3) }]
    const response = await admin.send({
      method: 'POST',
      url: '/api/content/lookup',
      payload: { cty: ['movie'], filter },
    })
    expect([200, 400]).toContain(response.statusCode)
    if (response.statusCode === 200) expect(envelopeOf(response).header.count).toBe(0)
  })

  it.each(['{', '[]', '{"filter":7}', '{"filter":[{"field":"__proto__"}]}', `{"filter":${'['.repeat(100)}}`])(
    'the lookup %.30s cannot be read',
    async (query) => {
      const response = await admin.send({ url: `/api/content/lookup?query=${encodeURIComponent(query)}` })
      expect([400, 422]).toContain(response.statusCode)
    },
  )

  it('methods that it does not take are refused', async () => {
    for (const method of ['DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY']) {
      expectRefusal(await admin.send({ method: method as 'GET', url: MOVIES }), 'methodNotAllowed')
    }
    for (const method of ['PROPFIND', 'COPY', 'LOCK'] as const) {
      const response = await admin.send({ method: method as 'GET', url: MOVIES })
      expect([404, 405]).toContain(response.statusCode)
    }
  })
})

describe("another product's title", () => {
  let stranger: Person
  beforeAll(async () => {
    stranger = await server.signInAs({ roles: ['content_admin'], products: ['rimba-sg'], username: 'stranger' })
  })

  it('looks in every call as if it did not exist', async () => {
    const calls: (id: string) => InjectOptions[] = (id) => [
      { url: `${MOVIES}/${id}` },
      { url: `${MOVIES}/${id}?st=published` },
      { url: `${MOVIES}/${id}/versions` },
      { url: `/api/user/lock/${id}/status?urn=${URN}` },
      { url: `/api/image/${id}/metadata?urn=${URN}` },
      { method: 'PUT', url: `${MOVIES}/${id}`, payload: sample, headers: { 'if-match': '3' } },
      { method: 'PUT', url: `${MOVIES}/${id}`, payload: { st: 'purged' }, headers: { 'if-match': '3' } },
      { method: 'DELETE', url: `${MOVIES}/${id}/draft`, headers: { 'if-match': '3' } },
      { method: 'POST', url: `${MOVIES}/${id}/versions/${MISSING}/restore`, headers: { 'if-match': '3' } },
      { method: 'POST', url: '/api/user/lock/acquire', payload: { id, urn: URN }, headers: { 'x-tab-id': 't' } },
      { method: 'POST', url: '/api/user/lock/force', payload: { id, urn: URN }, headers: { 'x-tab-id': 't' } },
      { method: 'DELETE', url: `/api/image/${id}/0-16x9?urn=${URN}`, headers: { 'if-match': '3' } },
    ]
    const wrong: string[] = []
    for (const [at, call] of calls(film).entries()) {
      const [foreign, missing] = [await stranger.send(call), await stranger.send(calls(MISSING)[at] as InjectOptions)]
      const strip = (response: LightMyRequestResponse) =>
        `${response.statusCode} ${response.body.replaceAll(film, '#').replaceAll(MISSING, '#')}`
      if (strip(foreign) !== strip(missing) || foreign.statusCode >= 500)
        wrong.push(`${call.method ?? 'GET'} ${String(call.url)}: ${strip(foreign)} is not ${strip(missing)}`)
    }
    expect(wrong).toEqual([])
  })

  it('stands in no list, count, audit or key lookup', async () => {
    const count = async (options: InjectOptions) => envelopeOf(await stranger.send(options)).header.count
    expect(await count({ url: MOVIES })).toBe(0)
    expect(await count({ url: `/api/content?keys=${film}` })).toBe(0)
    expect(await count({ url: `/api/audit/movie/${film}` })).toBe(0)
    expect(await count({ url: `/api/user/lock/status?ids=${held}` })).toBe(0)
    const counts = await stranger.send({ url: '/api/count/urn/resource/catalog/movie' })
    expect(envelopeOf<{ count: number }[]>(counts).data.map((each) => each.count)).toEqual([0])
    const found = await stranger.send({
      method: 'POST',
      url: '/api/content/lookup',
      payload: { cty: ['movie'], filter: [{ field: 'lon', operator: 'contains', term: 'Monsoon' }] },
    })
    expect(envelopeOf(found).header.count).toBe(0)
  })

  it('is not reached by naming the product', async () => {
    for (const prd of ['rimba-my', 'nonesuch', 'admin', 'default', "'"]) {
      expectRefusal(await stranger.send({ url: `${MOVIES}/${film}?prd=${prd}` }), 'notFound')
    }
  })

  it('cannot be made by whoever has no product', async () => {
    const nobody = await server.signInAs({ roles: ['content_admin'], products: [], username: 'noproduct' })
    expectRefusal(await nobody.send({ method: 'POST', url: MOVIES, payload: sample }), 'productMissing')
    expectRefusal(await nobody.send({ method: 'POST', url: `${MOVIES}?prd=rimba-my`, payload: sample }), 'notFound')
  })
})

describe('a token', () => {
  const withToken = (token: string) => server.app.inject({ url: MOVIES, headers: { authorization: `Bearer ${token}` } })

  it('of another signer, issuer or audience, an expired one, or one without a signature is refused', async () => {
    const { issuer, audience } = server.services.identity.boot
    const { privateKey } = await generateKeyPair('RS256')
    const claims = { realm_access: { roles: ['operations_super_admin'] }, product: ['admin'], typ: 'Bearer' }
    const signed = (change: { iss?: string; aud?: string; exp?: string } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'sig', typ: 'at+jwt' })
        .setSubject('eve')
        .setIssuedAt()
        .setIssuer(change.iss ?? issuer)
        .setAudience(change.aud ?? audience)
        .setExpirationTime(change.exp ?? '5m')
        .sign(privateKey)
    const plain = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const now = Math.floor(Date.now() / 1000)
    const unsigned = `${plain({ alg: 'none', typ: 'at+jwt' })}.${plain({ ...claims, iss: issuer, aud: audience, sub: 'eve', iat: now, exp: now + 300 })}.`
    const [header = '', payload = '', signature = ''] = admin.token.split('.')
    const raised = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), product: ['admin'] } as object
    for (const token of [
      await signed(),
      await signed({ iss: 'https://evil.example' }),
      unsigned,
      `${header}.${plain(raised)}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      'x'.repeat(20_000),
    ]) {
      expectRefusal(await withToken(token), 'tokenRefused')
    }
  })

  it('that has run out is refused', async () => {
    const late = Date.now() + 3_600_000
    const { embedded } = server.services.identity
    const { createTokenVerifier } = await import('#server/identity/verifyToken.ts')
    if (!embedded) throw new Error('no embedded provider')
    const verify = createTokenVerifier({
      issuer: embedded.issuer,
      audience: server.services.identity.boot.audience,
      jwks: embedded.jwks,
      now: () => late,
    })
    await expect(verify(admin.token)).rejects.toMatchObject({ code: 'tokenRefused' })
  })
})

describe('a write that comes too late or not in turn', () => {
  it('names the revision that is current, and who made it', async () => {
    const response = await save({ ...sample, yr: 2001 }, { 'if-match': '"2"' })
    expectRefusal(response, 'stale')
    expect(envelopeOf<{ rev: number; theirs: { yr: number } }>(response).data).toMatchObject({
      rev: 3,
      theirs: { yr: 1999 },
    })
  })

  it.each(['"4"', '"0"', '"999999999"'])('with the revision %s of the future is stale too', async (revision) => {
    expectRefusal(await save({ ...sample }, { 'if-match': revision }), 'stale')
  })

  it('without a revision is refused', async () => {
    expectRefusal(
      await admin.send({ method: 'PUT', url: `${MOVIES}/${film}`, payload: { ...sample } }),
      'revisionMissing',
    )
  })

  it("over someone else's lock names the holder", async () => {
    const response = await save({ ...sample }, { 'if-match': '"1"', 'x-tab-id': 'anns-tab' }, admin, held)
    expectRefusal(response, 'locked')
    expect(envelopeOf<{ name: string }>(response).data.name).toBe('bob')
  })

  it("neither takes, beats nor gives back someone else's lock", async () => {
    const lock = { id: held, urn: URN }
    const headers = { 'x-tab-id': 'anns-tab' }
    const post = (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
      admin.send({ method, url: `/api/user/lock/${url}`, payload, headers })
    expectRefusal(await post('acquire', lock), 'locked')
    expectRefusal(await post('acquire', { ...lock, resume: true }), 'locked')
    expectRefusal(await post('update', { ...lock, number: 1 }), 'lockLost')
    expectRefusal(await post('release', { ...lock, number: 1 }, 'PUT'), 'lockLost')
  })

  it('by a person who may only look is refused before anything is read', async () => {
    const viewer = await server.signInAs({ roles: ['content_user'], products: ['rimba-my'] })
    expectRefusal(await save({ ...sample }, {}, viewer), 'forbidden')
    expectRefusal(await save('{', {}, viewer), 'malformed')
  })
})

describe("other people's things", () => {
  it('settings of another user do not exist', async () => {
    const response = await admin.send({ method: 'DELETE', url: `/api/user/setting/delete/${MISSING}` })
    expectRefusal(response, 'notFound')
    expectRefusal(
      await admin.send({ method: 'PUT', url: '/api/user/setting/update', payload: { id: 'x', payload: 1 } }),
      'notFound',
    )
  })
})

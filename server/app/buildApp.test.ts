import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, noQuery, query, type CallRow } from '#contract/wire/calls/call.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { bareApp, envelopeOf, type BareApp } from '#tests/support/bareApp.ts'
import { createLog } from './createLog.ts'

const row = (change: Partial<CallRow> & Pick<CallRow, 'name' | 'path'>): CallRow =>
  call({
    method: 'GET',
    guard: { by: 'self' },
    section: '',
    part: 'F',
    summary: '',
    query: noQuery,
    answer: Type.Unknown(),
    ...change,
  })

const ROWS: readonly CallRow[] = [
  row({ name: 'readPublic', path: '/public', guard: { by: 'public' } }),
  row({
    name: 'readOwn',
    path: '/own',
    query: query({ pageNumber: Type.Optional(Type.Integer({ minimum: 1 })), t: Type.Optional(Type.String()) }),
  }),
  row({ name: 'readMovie', path: '/thing/{type}/{id}', guard: { by: 'type', action: 'view' } }),
  row({
    name: 'saveMovie',
    method: 'PUT',
    path: '/thing/{type}/{id}',
    guard: { by: 'type', action: 'update' },
    document: true,
    body: Type.Object(
      { n: Type.String({ maxLength: 5 }), count: Type.Optional(Type.Integer()) },
      { additionalProperties: false },
    ),
  }),
  row({
    name: 'createMovie',
    method: 'POST',
    path: '/thing/{type}',
    guard: { by: 'type', action: 'create' },
    created: true,
    document: true,
    body: Type.Record(Type.String(), Type.Unknown()),
  }),
  row({ name: 'fail', path: '/fail' }),
  row({ name: 'readSigned', path: '/signed', guard: { by: 'signed' } }),
  row({ name: 'upload', method: 'POST', path: '/upload', takes: 'multipart', bodyBytes: 1_000 }),
]

const ID = '0198c0de-0000-7000-8000-000000000001'
const ADMIN = { roles: ['content_admin'], products: ['rimba-my', 'rimba-sg'] }
const seen: unknown[] = []
const lines: string[] = []
let bare: BareApp
let consoleDir: string

beforeAll(async () => {
  consoleDir = await mkdtemp(join(tmpdir(), 'console-'))
  await mkdir(join(consoleDir, 'assets'))
  await writeFile(
    join(consoleDir, 'index.html'),
    '<html><head><meta name="csp-nonce" content="__CSP_NONCE__" /></head></html>',
  )
  await writeFile(join(consoleDir, 'assets', 'index-Ab12Cd34.js'), 'let it = 1;'.repeat(500))
  await writeFile(join(consoleDir, '..', 'marquee-secret.txt'), 'secret')
  const echo = async (
    context: { product: unknown; products: unknown; ifMatch: unknown; actor: { uid: string } },
    input: unknown,
  ) => {
    seen.push(input)
    return {
      data: {
        product: context.product ?? null,
        products: context.products,
        ifMatch: context.ifMatch ?? null,
        uid: context.actor.uid,
      },
      rev: 17,
    }
  }
  bare = await bareApp({
    rows: ROWS,
    settings: { consoleDir },
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
    commands: {
      readPublic: async () => ({ data: [] }),
      readOwn: echo,
      readMovie: echo,
      saveMovie: echo,
      createMovie: echo,
      readSigned: echo,
      fail: async () => {
        throw new Error('relation "canary" at /srv/secret.ts, token eyJhbGciOiJub25lIn0.eyJjYW5hcnkiOjF9.c2ln')
      },
      upload: async (context) => {
        const file = await context.file()
        let size = 0
        for await (const chunk of file.stream) size += (chunk as Buffer).length
        return { data: { size, name: file.filename } }
      },
    },
  })
})

afterAll(async () => {
  await bare.app.close()
  await rm(consoleDir, { recursive: true })
})

const movie = `/api/thing/movie/${ID}`
const save = (payload: unknown, headers: Record<string, string> = { 'if-match': '"3"' }) =>
  bare.send({ method: 'PUT', url: movie, payload: payload as object, headers }, ADMIN)

describe('a call', () => {
  it('answers an envelope with its request id and revision', async () => {
    const response = await bare.send({ url: movie }, ADMIN)
    expect(response.statusCode).toBe(200)
    expect(response.headers.etag).toBe('"17"')
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(envelopeOf(response)).toMatchObject({
      header: { code: 0, count: 1, errors: [] },
      data: { products: ADMIN.products },
    })
  })

  it('with nothing to tell says no data', async () => {
    expect(envelopeOf(await bare.send({ url: '/api/public' })).header.code).toBe(1)
  })

  it('that is known already is answered with 304', async () => {
    const response = await bare.send({ url: movie, headers: { 'if-none-match': '"16", W/"17"' } }, ADMIN)
    expect([response.statusCode, response.body]).toEqual([304, ''])
  })

  it('that creates answers 201 and asks for no revision', async () => {
    expect((await bare.send({ method: 'POST', url: '/api/thing/movie', payload: { n: 1 } }, ADMIN)).statusCode).toBe(
      201,
    )
  })

  it('serves HEAD like GET, without a body', async () => {
    const response = await bare.send({ method: 'HEAD', url: movie }, ADMIN)
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect((await bare.send({ method: 'HEAD', url: movie })).statusCode).toBe(401)
  })
})

describe('who may not', () => {
  it.each([undefined, 'Bearer', 'Bearer a.b.c', 'Basic dTpw', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'comes with %j gets 401 and learns no reason',
    async (authorization) => {
      const response = await bare.app.inject({ url: movie, headers: authorization ? { authorization } : {} })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(envelopeOf(response).header.errors).toEqual([{ code: 90000411, description: 'Invalid access_token' }])
    },
  )

  it('is stopped before the body is read', async () => {
    const nobody = await bare.send({
      method: 'PUT',
      url: movie,
      payload: 'x'.repeat(2_000_000),
      headers: { 'content-type': 'application/json' },
    })
    expect(nobody.statusCode).toBe(413)
    expect(
      (await bare.send({ method: 'PUT', url: movie, payload: '{', headers: { 'content-type': 'application/json' } }))
        .statusCode,
    ).toBe(401)
  })

  it('has the right role gets 403 before the body is judged', async () => {
    const response = await bare.send(
      { method: 'PUT', url: movie, payload: { nonsense: true } },
      { roles: ['content_user'] },
    )
    expect(response.statusCode).toBe(403)
  })

  it('has the product learns nothing: a foreign product, an unknown one and an unknown type answer alike', async () => {
    const [foreign, unknown, type, id] = await Promise.all([
      bare.send({ url: `${movie}?prd=other` }, ADMIN),
      bare.send({ url: `${movie}?prd=nonesuch` }, ADMIN),
      bare.send({ url: `/api/thing/nonesuch/${ID}` }, ADMIN),
      bare.send({ url: '/api/thing/movie/1' }, ADMIN),
    ])
    expect([foreign, unknown, type, id].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set([foreign, unknown, type, id].map(({ body }) => body)).size).toBe(1)
  })

  it('a signed address is open to nobody in particular, and to a bearer as themselves', async () => {
    expect(envelopeOf<{ uid: string }>(await bare.send({ url: '/api/signed' })).data.uid).toBe('')
    expect(envelopeOf<{ uid: string }>(await bare.send({ url: '/api/signed' }, ADMIN)).data.uid).not.toBe('')
    expect((await bare.send({ url: '/api/signed', headers: { authorization: 'Bearer nonsense' } })).statusCode).toBe(
      401,
    )
  })
})

describe('products of a call', () => {
  it('are the named one, else all of the token, and all that exist for the admin-like claim', async () => {
    const scope = async (url: string, products: string[]) =>
      envelopeOf<{ product: string; products: string[] }>(await bare.send({ url }, { ...ADMIN, products })).data
    expect(await scope(`${movie}?prd=rimba-sg`, ['rimba-my', 'rimba-sg'])).toMatchObject({
      product: 'rimba-sg',
      products: ['rimba-sg'],
    })
    expect(await scope(movie, [])).toMatchObject({ product: null, products: [] })
    expect(await scope(movie, ['admin'])).toMatchObject({ product: null, products: ['rimba-my', 'rimba-sg', 'other'] })
    expect(await scope(`${movie}?prd=other`, ['admin'])).toMatchObject({ products: ['other'] })
  })
})

describe('what a call is given', () => {
  it('reads numbers in a query as numbers', async () => {
    seen.length = 0
    expect((await bare.send({ url: '/api/own?pageNumber=3' }, ADMIN)).statusCode).toBe(200)
    expect(seen).toEqual([{ params: {}, query: { pageNumber: 3 }, body: undefined }])
  })

  it.each([
    ['?nonsense=1', 90000401],
    ['?__proto__=1', 90000401],
    ['?pageNumber=0', 90000403],
    ['?pageNumber=two', 90000403],
    ['?t=a&t=b', 90000400],
    ['?t=%00', 90000400],
  ])('refuses the query %s', async (text, code) => {
    const response = await bare.send({ url: `/api/own${text}` }, ADMIN)
    expect([response.statusCode, envelopeOf(response).header.errors[0]?.code]).toEqual([400, code])
  })

  it('takes no number for a text and no text for a number in a body, and names the field', async () => {
    const response = await save({ n: 7, count: '1', more: true })
    expect(response.statusCode).toBe(422)
    expect(envelopeOf(response).header.errors).toEqual([
      {
        code: 90000422,
        field: '/more',
        description: 'This field is not known.',
        keyword: 'additionalProperties',
        params: { additionalProperty: 'more' },
      },
      { code: 90000422, field: '/n', description: 'This must be a text.', keyword: 'type', params: { type: 'string' } },
      {
        code: 90000422,
        field: '/count',
        description: 'This must be a whole number.',
        keyword: 'type',
        params: { type: 'integer' },
      },
    ])
  })

  it.each(['[]', '"text"', '7', 'null', '', '{', '{"n":"\\u0000"}', '{"__proto__":{}}', `{"n":${'['.repeat(2_000)}}`])(
    'refuses the body %.20s with 400',
    async (payload) => {
      const response = await save(payload, { 'if-match': '3', 'content-type': 'application/json' })
      expect([response.statusCode, envelopeOf(response).header.errors[0]?.code]).toEqual([400, 90000400])
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses %s with 415',
    async (type) => {
      expect((await save('n=1', { 'if-match': '3', 'content-type': type })).statusCode).toBe(415)
    },
  )

  it('refuses more than a megabyte with 413, told or not', async () => {
    const text = JSON.stringify({ n: 'x'.repeat(5_000_000) })
    expect((await save(text, { 'content-type': 'application/json', 'if-match': '3' })).statusCode).toBe(413)
  })

  it('writes nothing without the revision it started from', async () => {
    expect((await save({ n: 'a' }, {})).statusCode).toBe(428)
  })

  it.each([
    [{ 'if-match': 'abc' }, 400],
    [{ 'if-match': '*' }, 400],
    [{ 'if-match': '3', 'x-lock-number': '-1' }, 400],
    [{ 'if-match': '3', 'x-tab-id': 'ü' }, 400],
    [{ 'if-match': '3', 'idempotency-key': 'k'.repeat(129) }, 400],
    [{ 'if-match': '3', 'idempotency-key': 'k'.repeat(128) }, 200],
    [{ 'if-match': 'W/"3"' }, 200],
  ])('reads the headers %j as %i', async (headers, status) => {
    expect((await save({ n: 'a' }, headers)).statusCode).toBe(status)
  })

  it('takes a file as multipart only, and within its size', async () => {
    const post = (payload: string, headers: Record<string, string>) =>
      bare.send({ method: 'POST', url: '/api/upload', payload, headers }, ADMIN)
    const form = (content: string) =>
      `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${content}\r\n--b--\r\n`
    const type = { 'content-type': 'multipart/form-data; boundary=b' }
    expect(envelopeOf(await post(form('12345'), type)).data).toEqual({ size: 5, name: 'a.png' })
    expect((await post(form('x'.repeat(2_000)), type)).statusCode).toBe(413)
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await post('--b--\r\n', type)).statusCode).toBe(400)
    expect((await post('nonsense', { 'content-type': 'multipart/form-data' })).statusCode).toBe(400)
  })
})

describe('addresses', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/nonsense'],
    ['POST', '/api/nonsense'],
    ['GET', '//api/own'],
    ['GET', '/API/own'],
    ['GET', '/api/own;x'],
    ['GET', '/api/own/'],
    ['GET', '/api%2Fown'],
    ['GET', '/realms/nonsense/account'],
    ['GET', `/api/thing/${'m'.repeat(300)}/${ID}`],
    ['GET', '/assets/index-Gone1234.js'],
    ['GET', '/assets/..%2f..%2fmarquee-secret.txt'],
  ])('%s %s does not exist', async (method, url) => {
    const response = await bare.send({ method: method as 'GET', url }, ADMIN)
    expect(response.statusCode).toBe(404)
    expect(envelopeOf(response).header.errors[0]?.code).toBe(90000414)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['/api/own%', '/api/%ff', `${movie.replace(ID, '%c0%ae')}`])('%s cannot be read', async (url) => {
    const response = await bare.send({ url }, ADMIN)
    expect(response.statusCode).toBe(400)
    expect(envelopeOf(response).header.code).toBe(-1)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['DELETE', 'PATCH', 'OPTIONS', 'POST'])('%s is no method of this address, whoever asks', async (method) => {
    const response = await bare.send({
      method: method as 'GET',
      url: movie,
      payload: 'x'.repeat(10),
      headers: { 'content-type': 'text/odd' },
    })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD, PUT')
    expect(envelopeOf(response).header.errors[0]?.code).toBe(90000415)
  })

  it('a method cannot be smuggled in by a header', async () => {
    const response = await bare.send(
      { url: movie, headers: { 'x-http-method-override': 'DELETE', 'x-http-method': 'PUT' } },
      ADMIN,
    )
    expect(response.statusCode).toBe(200)
  })
})

describe('the console', () => {
  it.each(['/', '/index.html', '/vod/movie', '/vod/movie/1?x=2', '/login', '/nonsense.png'])(
    '%s is its page, with a nonce of its own',
    async (url) => {
      const [first, second] = [await bare.app.inject({ url }), await bare.app.inject({ url })]
      const policy = String(first.headers['content-security-policy'])
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      expect(first.body).toContain(`<meta name="csp-nonce" content="${nonce}">`)
      expect(second.body).not.toContain(nonce)
      expect(first.headers['cache-control']).toBe('no-store')
      expect(policy).toMatch(/default-src 'none'; script-src 'self'; /)
      expect(policy).not.toMatch(/unsafe/)
      expect(policy).toContain("connect-src 'self' http://127.0.0.1:4600")
      expect(policy).toContain('report-uri /api/csp-report')
    },
  )

  it('its files are kept for ever and come compressed', async () => {
    const url = '/assets/index-Ab12Cd34.js'
    const plain = await bare.app.inject({ url })
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const packed = await bare.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const zipped = await bare.app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect((await bare.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })).statusCode).toBe(
      304,
    )
  })

  it('takes nothing', async () => {
    expect((await bare.app.inject({ method: 'POST', url: '/vod/movie', payload: {} })).statusCode).toBe(405)
  })
})

describe('a fault of ours', () => {
  it('says that nothing was changed, and nothing else', async () => {
    const response = await bare.send({ url: '/api/fail' }, ADMIN)
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toMatch(/canary|srv|relation|stack/)
    expect(envelopeOf(response).header.errors[0]?.code).toBe(90000500)
  })

  it('is found in the log by its request id', async () => {
    const response = await bare.send({ url: '/api/fail' }, ADMIN)
    const line = lines.find(
      (each) => each.includes(String(response.headers['x-request-id'])) && each.includes('a call failed'),
    )
    expect(line).toContain('canary')
  })
})

describe('the log', () => {
  it('never holds a token, a ticket, a body or a secret', async () => {
    lines.length = 0
    const response = await bare.send(
      { url: `/api/signed?nonsense=CANARY-QUERY`, headers: { cookie: 'CANARY-COOKIE', 'x-client-id': 'console-1' } },
      ADMIN,
    )
    expect(response.statusCode).toBe(400)
    await save({ n: 'CANARY-BODY' })
    await bare.send({ url: '/api/fail' }, ADMIN)
    await bare.app.inject({ url: movie, headers: { authorization: 'Bearer CANARY-TOKEN' } })
    bare.services.log.warn(
      {
        token: 'CANARY-1',
        settings: { databaseUrl: 'CANARY-2', files: { secretAccessKey: 'CANARY-3' } },
        headers: { authorization: 'CANARY-4' },
      },
      'by mistake',
    )
    bare.services.log.error({
      err: Object.assign(new Error('at postgres://marquee:CANARY-5@db/marquee'), { detail: 'Key (n)=(CANARY-6)' }),
    })
    const text = lines.join('')
    expect(text).not.toContain('CANARY')
    expect(text).not.toMatch(/eyJ/)
    expect(text).toContain('"client":"console-1"')
    expect(text).toContain('"path":"/api/signed"')
    expect(text).toContain('"reason":"unreadable"')
  })
})

describe('a listening server', () => {
  it('answers what is no HTTP with an envelope', async () => {
    await bare.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = bare.app.server.address() as { port: number }
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      let received = ''
      socket.on('data', (chunk) => (received += chunk.toString()))
      socket.on('close', () => resolve(received))
      socket.on('error', reject)
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request/)
    expect(text).toContain('"code":90000400')
  })
})

describe('rates', () => {
  it('hold per person and say when to come back', async () => {
    const limited = await bareApp({
      rows: [row({ name: 'readOwn', path: '/own' }), row({ name: 'find', path: '/find', rate: 'search' })],
      commands: { readOwn: async () => ({ data: null }), find: async () => ({ data: null }) },
      settings: { rates: { perSecond: 1, burst: 5, searchesPerSecond: 1 } },
      now: () => 1_000_000,
    })
    const statuses = async (url: string, times: number, username: string) => {
      const answers = []
      for (let at = 0; at < times; at += 1) answers.push(await limited.send({ url }, { username }))
      return answers
    }
    const own = await statuses('/api/own', 6, 'ann')
    expect(own.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
    expect(own[5]?.headers['retry-after']).toBe('1')
    expect((await statuses('/api/own', 1, 'bob'))[0]?.statusCode).toBe(200)
    expect((await statuses('/api/find', 3, 'eve')).map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    await limited.app.close()
  })

  it('stop an address that keeps sending refused tokens', async () => {
    const limited = await bareApp({
      rows: [row({ name: 'readOwn', path: '/own' })],
      commands: { readOwn: async () => ({ data: null }) },
      settings: { rates: { perSecond: 20, burst: 60, searchesPerSecond: 5 } },
      now: () => 1_000_000,
    })
    const answers = []
    for (let at = 0; at < 70; at += 1) answers.push((await limited.app.inject({ url: '/api/own' })).statusCode)
    expect(answers.slice(0, 60).every((status) => status === 401)).toBe(true)
    expect(answers.at(-1)).toBe(429)
    await limited.app.close()
  })
})

it('a domain error keeps its data and retry time on the wire', async () => {
  const one = await bareApp({
    rows: [row({ name: 'readOwn', path: '/own' })],
    commands: {
      readOwn: async () => {
        throw new DomainError('idempotencyRunning', { retryAfterS: 3, data: { rev: 2 } })
      },
    },
  })
  const response = await one.send({ url: '/api/own' }, ADMIN)
  expect([response.statusCode, response.headers['retry-after'], envelopeOf(response).data]).toEqual([
    409,
    '3',
    { rev: 2 },
  ])
  await one.app.close()
})

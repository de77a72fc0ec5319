import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { envelopeOf } from '#tests/support/bareApp.ts'
import { PROBE_ADMIN, PROBE_ID, PROBE_MOVIE, probeApp, type ProbeApp } from '#tests/support/probeApp.ts'

let probe: ProbeApp
beforeAll(async () => {
  probe = await probeApp()
})
afterAll(() => probe.close())

describe('a call', () => {
  it('answers an envelope with its request id and revision', async () => {
    const response = await probe.send({ url: PROBE_MOVIE }, PROBE_ADMIN)
    expect(response.statusCode).toBe(200)
    expect(response.headers.etag).toBe('"17"')
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(envelopeOf(response)).toMatchObject({
      header: { code: 0, count: 1, errors: [] },
      data: { products: PROBE_ADMIN.products },
    })
  })

  it('with nothing to tell says no data', async () => {
    expect(envelopeOf(await probe.send({ url: '/api/public' })).header.code).toBe(1)
  })

  it('that is known already is answered with 304', async () => {
    const response = await probe.send({ url: PROBE_MOVIE, headers: { 'if-none-match': '"16", W/"17"' } }, PROBE_ADMIN)
    expect([response.statusCode, response.body]).toEqual([304, ''])
  })

  it('that creates answers 201 and asks for no revision', async () => {
    expect(
      (await probe.send({ method: 'POST', url: '/api/thing/movie', payload: { n: 1 } }, PROBE_ADMIN)).statusCode,
    ).toBe(201)
  })

  it('serves HEAD like GET, without a body', async () => {
    const response = await probe.send({ method: 'HEAD', url: PROBE_MOVIE }, PROBE_ADMIN)
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect((await probe.send({ method: 'HEAD', url: PROBE_MOVIE })).statusCode).toBe(401)
  })
})

describe('who may not', () => {
  it.each([undefined, 'Bearer', 'Bearer a.b.c', 'Basic dTpw', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'comes with %j gets 401 and learns no reason',
    async (authorization) => {
      const response = await probe.app.inject({ url: PROBE_MOVIE, headers: authorization ? { authorization } : {} })
      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(envelopeOf(response).header.errors).toEqual([{ code: 90000411, description: 'Invalid access_token' }])
    },
  )

  it('is stopped before the body is read', async () => {
    const nobody = await probe.send({
      method: 'PUT',
      url: PROBE_MOVIE,
      payload: 'x'.repeat(2_000_000),
      headers: { 'content-type': 'application/json' },
    })
    expect(nobody.statusCode).toBe(413)
    expect(
      (
        await probe.send({
          method: 'PUT',
          url: PROBE_MOVIE,
          payload: '{',
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBe(401)
  })

  it('has the right role gets 403 before the body is judged', async () => {
    const response = await probe.send(
      { method: 'PUT', url: PROBE_MOVIE, payload: { nonsense: true } },
      { roles: ['content_user'] },
    )
    expect(response.statusCode).toBe(403)
  })

  it('has the product learns nothing: a foreign product, an unknown one and an unknown type answer alike', async () => {
    const [foreign, unknown, type, id] = await Promise.all([
      probe.send({ url: `${PROBE_MOVIE}?prd=other` }, PROBE_ADMIN),
      probe.send({ url: `${PROBE_MOVIE}?prd=nonesuch` }, PROBE_ADMIN),
      probe.send({ url: `/api/thing/nonesuch/${PROBE_ID}` }, PROBE_ADMIN),
      probe.send({ url: '/api/thing/movie/1' }, PROBE_ADMIN),
    ])
    expect([foreign, unknown, type, id].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(new Set([foreign, unknown, type, id].map(({ body }) => body)).size).toBe(1)
  })

  it('a signed address is open to nobody in particular, and to a bearer as themselves', async () => {
    expect(envelopeOf<{ uid: string }>(await probe.send({ url: '/api/signed' })).data.uid).toBe('')
    expect(envelopeOf<{ uid: string }>(await probe.send({ url: '/api/signed' }, PROBE_ADMIN)).data.uid).not.toBe('')
    expect((await probe.send({ url: '/api/signed', headers: { authorization: 'Bearer nonsense' } })).statusCode).toBe(
      401,
    )
  })
})

describe('products of a call', () => {
  it('are the named one, else all of the token, and all that exist for the admin-like claim', async () => {
    const scope = async (url: string, products: string[]) =>
      envelopeOf<{ product: string; products: string[] }>(await probe.send({ url }, { ...PROBE_ADMIN, products })).data
    expect(await scope(`${PROBE_MOVIE}?prd=rimba-sg`, ['rimba-my', 'rimba-sg'])).toMatchObject({
      product: 'rimba-sg',
      products: ['rimba-sg'],
    })
    expect(await scope(PROBE_MOVIE, [])).toMatchObject({ product: null, products: [] })
    expect(await scope(PROBE_MOVIE, ['admin'])).toMatchObject({
      product: null,
      products: ['rimba-my', 'rimba-sg', 'other'],
    })
    expect(await scope(`${PROBE_MOVIE}?prd=other`, ['admin'])).toMatchObject({ products: ['other'] })
  })
})

describe('what a call is given', () => {
  it('reads numbers in a query as numbers', async () => {
    probe.seen.length = 0
    expect((await probe.send({ url: '/api/own?pageNumber=3' }, PROBE_ADMIN)).statusCode).toBe(200)
    expect(probe.seen).toEqual([{ params: {}, query: { pageNumber: 3 }, body: undefined }])
  })

  it.each([
    ['?nonsense=1', 90000401],
    ['?__proto__=1', 90000401],
    ['?pageNumber=0', 90000403],
    ['?pageNumber=two', 90000403],
    ['?pageNumber=Infinity', 90000403],
    ['?pageNumber=1e999', 90000403],
    ['?t=a&t=b', 90000400],
    ['?t=%00', 90000400],
  ])('refuses the query %s', async (text, code) => {
    const response = await probe.send({ url: `/api/own${text}` }, PROBE_ADMIN)
    expect([response.statusCode, envelopeOf(response).header.errors[0]?.code]).toEqual([400, code])
  })

  it('takes no number for a text and no text for a number in a body, and names the field', async () => {
    const response = await probe.save({ n: 7, count: '1', more: true })
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
      const response = await probe.save(payload, { 'if-match': '3', 'content-type': 'application/json' })
      expect([response.statusCode, envelopeOf(response).header.errors[0]?.code]).toEqual([400, 90000400])
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'refuses %s with 415',
    async (type) => {
      expect((await probe.save('n=1', { 'if-match': '3', 'content-type': type })).statusCode).toBe(415)
    },
  )

  it('refuses more than a megabyte with 413, told or not', async () => {
    const text = JSON.stringify({ n: 'x'.repeat(5_000_000) })
    expect((await probe.save(text, { 'content-type': 'application/json', 'if-match': '3' })).statusCode).toBe(413)
  })

  it('writes nothing without the revision it started from', async () => {
    expect((await probe.save({ n: 'a' }, {})).statusCode).toBe(428)
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
    expect((await probe.save({ n: 'a' }, headers)).statusCode).toBe(status)
  })

  it('takes a file as multipart only, and within its size', async () => {
    const post = (payload: string, headers: Record<string, string>) =>
      probe.send({ method: 'POST', url: '/api/upload', payload, headers }, PROBE_ADMIN)
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

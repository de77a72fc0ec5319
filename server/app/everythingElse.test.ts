import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { envelopeOf } from '#tests/support/bareApp.ts'
import { PROBE_ADMIN, PROBE_ID, PROBE_MOVIE, probeApp, type ProbeApp } from '#tests/support/probeApp.ts'

let probe: ProbeApp
beforeAll(async () => {
  probe = await probeApp()
})
afterAll(() => probe.close())

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
    ['GET', `/api/thing/${'m'.repeat(300)}/${PROBE_ID}`],
    ['GET', '/assets/index-Gone1234.js'],
    ['GET', '/assets/..%2f..%2fmarquee-secret.txt'],
  ])('%s %s does not exist', async (method, url) => {
    const response = await probe.send({ method: method as 'GET', url }, PROBE_ADMIN)
    expect(response.statusCode).toBe(404)
    expect(envelopeOf(response).header.errors[0]?.code).toBe(90000414)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['/api/own%', '/api/%ff', `${PROBE_MOVIE.replace(PROBE_ID, '%c0%ae')}`])('%s cannot be read', async (url) => {
    const response = await probe.send({ url }, PROBE_ADMIN)
    expect(response.statusCode).toBe(400)
    expect(envelopeOf(response).header.code).toBe(-1)
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(['DELETE', 'PATCH', 'OPTIONS', 'POST', 'QUERY'])(
    '%s is no method of this address, whoever asks',
    async (method) => {
      const response = await probe.send({
        method: method as 'GET',
        url: PROBE_MOVIE,
        payload: 'x'.repeat(10),
        headers: { 'content-type': 'text/odd' },
      })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD, PUT')
      expect(envelopeOf(response).header.errors[0]?.code).toBe(90000415)
    },
  )

  it('whatever is escaped in the address for no reason', async () => {
    const response = await probe.send({ method: 'DELETE', url: PROBE_MOVIE.replace('/thing', '/%74hing') })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, PUT'])
  })

  it('TRACE is refused like every other method that is not taken', async () => {
    const response = await probe.send({ method: 'TRACE' as 'GET', url: PROBE_MOVIE })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, PUT'])
  })

  it('a method cannot be smuggled in by a header', async () => {
    const response = await probe.send(
      { url: PROBE_MOVIE, headers: { 'x-http-method-override': 'DELETE', 'x-http-method': 'PUT' } },
      PROBE_ADMIN,
    )
    expect(response.statusCode).toBe(200)
  })
})

describe('the console', () => {
  it.each(['/', '/index.html', '/vod/movie', '/vod/movie/1?x=2', '/login', '/nonsense.png'])(
    '%s is its page, with a nonce of its own',
    async (url) => {
      const [first, second] = [await probe.app.inject({ url }), await probe.app.inject({ url })]
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
    const plain = await probe.app.inject({ url })
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
    const packed = await probe.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    const zipped = await probe.app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect((await probe.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })).statusCode).toBe(
      304,
    )
  })

  it('sends what the build has compressed as it lies there', async () => {
    const url = '/assets/built-Ab12Cd34.js'
    const packed = await probe.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', 'as the build has compressed it'])
    const zipped = await probe.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(zipped.rawPayload).toString()).toContain('let it = 2;')
  })

  it('takes nothing', async () => {
    expect((await probe.app.inject({ method: 'POST', url: '/vod/movie', payload: {} })).statusCode).toBe(405)
  })
})

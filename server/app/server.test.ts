import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXTENSIONS } from '#contract/wire/extensions.ts'
import { shippedTypes } from '../types/shipped.ts'
import { startTestServer, type TestServer } from '#tests/support/startServer.ts'
import { TEST_ENGINES } from '#tests/support/testDatabase.ts'
import { envelopeOf } from '#tests/support/bareApp.ts'

describe.each(TEST_ENGINES)('the whole server on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())

  it('creates, reads, changes and publishes a film', async () => {
    const admin = await server.signInAs('content_admin')
    const movie = shippedTypes().find(({ type }) => type === 'movie')
    const url = '/api/content/urn/resource/catalog/movie'
    const created = await admin.send({ method: 'POST', url: `${url}?prd=rimba-my`, payload: { ...movie?.sample } })
    expect([created.statusCode, created.headers.etag]).toEqual([201, '"1"'])
    const { id } = envelopeOf<{ id: string }>(created).data
    const published = await admin.send({
      method: 'PUT',
      url: `${url}/${id}`,
      payload: { ...movie?.sample, st: 'published' },
      headers: { 'if-match': '"1"' },
    })
    expect([published.statusCode, published.body]).toEqual([200, expect.stringContaining('"st":"published"')])
    const read = await admin.send({ url: `${url}/${id}` })
    expect([read.statusCode, read.headers.etag]).toEqual([200, '"2"'])
  })

  it('answers for itself', async () => {
    expect(envelopeOf(await server.app.inject({ url: '/api/health/ready' })).data).toEqual({
      database: 'ready',
      storage: 'ready',
      identity: 'ready',
      jobs: 'ready',
    })
    expect(envelopeOf(await server.app.inject({ url: '/api/boot' })).data).toMatchObject({
      build: 'test',
      realm: 'marquee',
      clientId: 'marquee-console',
      extensions: EXTENSIONS,
    })
    const metrics = await server.app.inject({ url: '/api/metrics' })
    expect(metrics.body).toContain('marquee_call_seconds_bucket')
    for (const part of ['database', 'storage', 'identity', 'jobs'])
      expect(metrics.body).toContain(`marquee_ready{part="${part}"} 1\n`)
    expect(metrics.body).toMatch(/marquee_database_connections\{state="idle"\} \d/)
    expect(
      (await server.app.inject({ url: '/api/metrics', headers: { 'x-forwarded-for': '10.0.0.1' } })).statusCode,
    ).toBe(404)
    expect((await server.app.inject({ url: '/api/metrics', headers: { host: 'evil.example' } })).statusCode).toBe(404)
  })

  it('describes its calls', async () => {
    expect((await server.app.inject({ url: '/api/openapi.json' })).json<{ openapi: string }>().openapi).toBe('3.1.0')
    const page = await server.app.inject({ url: '/api/docs?q=lock' })
    expect(page.body).toContain('/user/lock/acquire')
    expect(page.body).not.toContain('/image/upload')
    expect(page.headers['content-security-policy']).toMatch(/style-src 'sha256-/)
    expect((await server.app.inject({ url: '/api/docs?q=%22%3E%3Cscript%3E' })).body).not.toContain('<script>')
  })

  it('lists the types that one may view, and says when nothing has changed', async () => {
    const live = await server.signInAs('live_content_user')
    const response = await live.send({ url: '/api/schema/urn/resource/catalog' })
    const listed = envelopeOf<{ type: string; schema?: unknown }[]>(response).data.map(({ type }) => type)
    const ofLive = shippedTypes().filter(({ page }) => page === 'cp_live')
    expect(listed.toSorted()).toEqual(ofLive.map(({ type }) => type).toSorted())
    expect(listed).toContain('channel')
    const again = await live.send({
      url: '/api/schema/urn/resource/catalog',
      headers: { 'if-none-match': String(response.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    expect((await live.send({ url: '/api/schema/urn/resource/catalog/movie' })).statusCode).toBe(403)
    const all = await server.signInAs('content_admin')
    const schema = await all.send({ url: '/api/schema/urn/resource/catalog/movie?version=1' })
    expect(envelopeOf<{ type: string }>(schema).data.type).toBe('object')
    expect((await all.send({ url: '/api/schema/urn/resource/catalog/movie?version=99' })).statusCode).toBe(404)
  })

  it('counts reports of the content security policy', async () => {
    const report = {
      'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/x?token=1' },
    }
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    })
    expect(sent.statusCode).toBe(200)
    expect(server.services.service.cspReports.list()).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example/x', document: '' },
    ])
  })
})

describe('a listening server', () => {
  it('pushes what happens to whoever may know, and ends its streams when it stops', async () => {
    const server = await startTestServer({ listen: true })
    const admin = await server.signInAs('content_admin')
    const response = await fetch(`${server.baseUrl}/api/events`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = (response.body as ReadableStream).pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader.read()).value).toContain('retry:')
    const movie = shippedTypes().find(({ type }) => type === 'movie')
    const created = await admin.send({
      method: 'POST',
      url: '/api/content/urn/resource/catalog/movie?prd=rimba-my',
      payload: { ...movie?.sample },
    })
    expect(created.statusCode).toBe(201)
    const { value } = await reader.read()
    expect(value).toContain('"topic":"version"')
    // Were the stream left open, this would wait for its end.
    await server.close()
    expect((await reader.read()).done).toBe(true)
  })
})

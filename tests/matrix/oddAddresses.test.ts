import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS, type CallName } from '#contract/wire/calls.ts'
import { noQuery, type CallRow } from '#contract/wire/calls/call.ts'
import { startTestServer, type TestServer } from '../support/startServer.ts'
import { PROBES } from './expectations.ts'
import { MISSING, type Probe } from './probe.ts'

/** Spellings by which an address has got past a guard somewhere before (T22). */
const SPELLINGS: readonly ((url: string) => string)[] = [
  (url) => `/${url}`,
  (url) => url.replace('/api/', '/api//'),
  (url) => url.replace('/api/', '/API/'),
  (url) => url.replace('/api/', '/api;/'),
  (url) => url.replace('/api/', '/api/;x=1/'),
  (url) => url.replace('/api/', '/api%2F'),
  (url) => url.replace('/api/', '/%61pi/'),
  (url) => url.replace('/api/', '/api/x%2F..%2F'),
  (url) => url.replace('/api/', '/api\\'),
  (url) => url.replace('/api/', '/health/..%2fapi/'),
  (url) => url.replace(/(\?|$)/, '/$1'),
  (url) => url.replace(/(\?|$)/, '%00$1'),
  (url) => url.replace(/(\?|$)/, '%20$1'),
  (url) => url.replace(/(\?|$)/, ';a=b$1'),
  (url) => url.replace(/(\?|$)/, '.json$1'),
  (url) => url.replace(/(\?|$)/, '%2e%2e$1'),
  (url) => `${url}#fragment`,
  (url) => `${url}${url.includes('?') ? '&' : '?'}_method=GET`,
]
/** What somebody may put where a word, a number, a time or an id is asked for. */
const ODD_WORDS = [
  "'; drop table document; --",
  '\u0000',
  '-1',
  '+275760-09-13T00:00:00Z',
  '010.0.0.1/33',
  '::ffff:1.2.3.4%eth0/129',
  ',,\u202e\u{1f4fa},',
  'x'.repeat(3_000),
]
/** What in an address names one thing. */
const THING = new RegExp(`${MISSING}|203\\.0\\.113\\.7`, 'g')
const ODD_VALUES = [null, -1, [[]], { $ne: null }, '\u0000']
const OVERRIDES = {
  'x-http-method-override': 'GET',
  'x-method-override': 'GET',
  'x-original-url': '/api/health',
  'x-rewrite-url': '/api/health',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const isProtected = ({ need }: Probe) => need !== 'nothing'
const names = (Object.keys(PROBES) as CallName[]).filter((name) => PROBES[name].some(isProtected))

describe('an odd spelling', () => {
  it.each(names)('of %s opens nothing to nobody', async (name) => {
    const opened: string[] = []
    for (const { method, url, payload } of PROBES[name].filter(isProtected)) {
      for (const spell of SPELLINGS) {
        const odd = spell(`/api${url}`)
        const response = await server.app.inject({
          method: method as 'GET',
          url: odd,
          headers: { ...OVERRIDES, 'if-match': '1' },
          ...(payload && { payload }),
        })
        const isPage = String(response.headers['content-type']).startsWith('text/html')
        const isRefused = response.statusCode >= 400 && response.statusCode < 500
        if (!isRefused && !isPage) opened.push(`${method} ${odd} answered ${response.statusCode}`)
      }
    }
    expect(opened).toEqual([])
  })

  it.each(names)('of %s with HEAD needs a token too', async (name) => {
    for (const { url } of PROBES[name].filter(isProtected)) {
      // 404 where the address reads as one of a picture, which is there for nobody.
      expect([400, 401, 404, 405]).toContain(
        (await server.app.inject({ method: 'HEAD', url: `/api${url}` })).statusCode,
      )
    }
  })
})

describe('a call of the guide, of settings or of machines', () => {
  const asked = CALLS.filter(({ part }) => ['L', 'P', 'M'].includes(part))

  it.each(asked.map((row) => [row.name, row] as const))(
    '%s takes odd words and values, or says why not',
    async (_, row) => {
      const admin = await server.signInAs({ roles: ['operations_super_admin'], products: ['rimba-my'] })
      const wrong: string[] = []
      for (const { method, url, payload } of oddCallsOf(row)) {
        const response = await admin.send({
          method: method as 'GET',
          url: `/api${url}`,
          headers: { 'if-match': '1', ...(payload !== undefined && { 'content-type': 'application/json' }) },
          ...(payload !== undefined && { payload: JSON.stringify(payload) }),
        })
        const isTold = response.statusCode < 500 && !/node_modules|select |\bat \//.test(response.body)
        if (!isTold) wrong.push(`${method} ${url.slice(0, 200)} ${JSON.stringify(payload)}: ${response.statusCode}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

/** The probe of a call with one of its parts odd at a time: its ids, each word of its query, its body and each field. */
function oddCallsOf(row: CallRow): { method: string; url: string; payload?: unknown }[] {
  const { method, url, payload } = PROBES[row.name as CallName][0] as Probe
  const [path = '', query = ''] = url.split('?')
  const words = Object.keys(row.query.properties).filter((key) => !(key in noQuery.properties))
  const { properties } = (row.body ?? {}) as { properties?: object }
  const fields = new Set(Object.keys({ ...properties, ...payload }))
  const withWord = (key: string, word: string) => {
    const params = new URLSearchParams(query)
    params.set(key, word)
    return `${path}?${params}`
  }
  const urls = ODD_WORDS.flatMap((word) => [
    ...(url.search(THING) >= 0 ? [url.replace(THING, encodeURIComponent(word))] : []),
    ...words.map((key) => withWord(key, word)),
  ])
  const bodies = ODD_VALUES.flatMap((value) => [
    ...(payload ? [value] : []),
    ...Array.from(fields, (field) => ({ ...payload, [field]: value })),
  ])
  return [
    ...urls.map((odd) => ({ method, url: odd, payload })),
    ...bodies.map((odd) => ({ method, url, payload: odd })),
  ]
}

describe('every answer', () => {
  it('says what a browser may do with it, whatever it is', async () => {
    const admin = await server.signInAs('content_admin')
    const answers = [
      await server.app.inject({ url: '/' }),
      await server.app.inject({ url: '/vod/movie' }),
      await server.app.inject({ url: '/api/health' }),
      await server.app.inject({ url: '/api/docs' }),
      await server.app.inject({ url: '/api/openapi.json' }),
      await server.app.inject({ url: '/api/metrics' }),
      await server.app.inject({ url: '/api/nonsense' }),
      await server.app.inject({ url: '/api/own%' }),
      await server.app.inject({ url: '/realms/nonsense' }),
      await server.app.inject({ url: '/realms/marquee/.well-known/openid-configuration' }),
      await server.app.inject({ url: '/realms/marquee/protocol/openid-connect/auth' }),
      await server.app.inject({ url: '/api/content/urn/resource/catalog/movie' }),
      await server.app.inject({ method: 'DELETE', url: '/api/health' }),
      await admin.send({ url: '/api/content/urn/resource/catalog/movie' }),
      await admin.send({ url: '/api/events?topics=nonsense' }),
      await admin.send({
        method: 'POST',
        url: '/api/content/lookup',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ]
    for (const { headers, raw } of answers) {
      const about = `${String(raw.req.method)} ${String(raw.req.url)}`
      expect([about, headers['x-content-type-options']]).toEqual([about, 'nosniff'])
      expect([about, headers['content-security-policy']]).toEqual([
        about,
        expect.stringContaining("default-src 'none'"),
      ])
      expect([about, headers['referrer-policy']]).toEqual([about, 'same-origin'])
      expect([about, headers['x-powered-by'], headers.server]).toEqual([about, undefined, undefined])
      // The provider's own description is public to every origin; nothing else is.
      if (!about.includes('.well-known'))
        expect([about, headers['access-control-allow-origin']]).toEqual([about, undefined])
    }
  })
})

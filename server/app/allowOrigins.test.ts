import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { allowOrigins } from './allowOrigins.ts'
import { consolePolicy } from './securityHeaders.ts'

const CONSOLE = 'https://console.example.com'

async function answerTo(method: 'GET' | 'OPTIONS', origin: string, url = '/api/boot') {
  const app = Fastify()
  allowOrigins(app, [CONSOLE])
  app.get('/api/boot', () => ({ ok: true }))
  app.get('/assets/page.js', (_request, reply) => reply.header('vary', 'accept-encoding').send('0'))
  const preflight = method === 'OPTIONS' ? { 'access-control-request-method': 'PUT' } : {}
  const { statusCode, headers } = await app.inject({ method, url, headers: { origin, ...preflight } })
  await app.close()
  return { statusCode, headers }
}

it('a console of a named origin may call, with the headers that the console sends and reads', async () => {
  const asked = await answerTo('OPTIONS', CONSOLE)
  expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([204, CONSOLE])
  expect(asked.headers['access-control-allow-headers']).toMatch(/authorization.*if-match.*idempotency-key/)
  const { headers } = await answerTo('GET', CONSOLE)
  expect(headers).toMatchObject({ 'access-control-allow-origin': CONSOLE, vary: 'origin' })
  expect(headers['access-control-expose-headers']).toContain('etag')
})

it.each([
  ['/api/boot', 'origin'],
  ['/assets/page.js', 'accept-encoding, origin'],
  ['/nowhere', 'origin'],
])('%s is kept apart by origin, for whoever asks, beside what it is kept apart by anyway', async (url, vary) => {
  expect((await answerTo('GET', CONSOLE, url)).headers.vary).toBe(vary)
  expect((await answerTo('GET', 'https://elsewhere.example', url)).headers.vary).toBe(vary)
})

it('any other origin may not', async () => {
  const { statusCode, headers } = await answerTo('OPTIONS', 'https://elsewhere.example')
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([404, undefined])
})

it('the page may speak to the hosts of its bases, and a base that is a path adds none', () => {
  const policy = consolePolicy('https://sso.example.com/realms/x', 'n', {
    default: '/api',
    content: 'https://api.example.com/v2',
    image: 'https://api.example.com/pictures',
  })
  expect(policy).toContain("connect-src 'self' https://sso.example.com https://api.example.com;")
})

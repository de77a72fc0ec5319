import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { allowOrigins } from './allowOrigins.ts'
import { consolePolicy } from './securityHeaders.ts'

const CONSOLE = 'https://console.example.com'

async function answerTo(method: 'GET' | 'OPTIONS', origin: string) {
  const app = Fastify()
  allowOrigins(app, [CONSOLE])
  app.get('/api/boot', () => ({ ok: true }))
  const preflight = method === 'OPTIONS' ? { 'access-control-request-method': 'PUT' } : {}
  const { statusCode, headers } = await app.inject({ method, url: '/api/boot', headers: { origin, ...preflight } })
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

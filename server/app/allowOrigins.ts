import type { FastifyInstance } from 'fastify'
import {
  CLIENT_HEADER,
  IDEMPOTENCY_HEADER,
  LOCK_NUMBER_HEADER,
  REQUEST_HEADER,
  TAB_HEADER,
} from '#contract/values/wire.ts'

const SENT = ['authorization', 'content-type', 'if-match', 'if-none-match', 'last-event-id']
const OUR_HEADERS = [...SENT, CLIENT_HEADER, TAB_HEADER, LOCK_NUMBER_HEADER, IDEMPOTENCY_HEADER].join(', ')
const READ = ['etag', 'retry-after', REQUEST_HEADER].join(', ')
/** Seconds for which a browser need not ask again. */
const KEPT_S = '600'

/**
 * Lets consoles of the named origins call this server from a browser (CORS). Nothing rides on cookies: who has no token
 * gets what anybody gets.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!origin || !origins.includes(origin)) return undefined
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', READ)
    // Pictures are no calls: the page of another origin draws them.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return undefined
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', OUR_HEADERS)
      .header('access-control-max-age', KEPT_S)
      .code(204)
      .send()
  })
  // Last, so that an answer that varies by more keeps that.
  app.addHook('onSend', async (_request, reply) => {
    const others = reply.getHeader('vary')
    reply.header('vary', others === undefined ? 'origin' : `${String(others)}, origin`)
  })
}

import type { FastifyInstance } from 'fastify'
import type { Metrics } from './createMetrics.ts'

/**
 * One line per answer. Its fields are an allow-list: no header, no query (an image's ticket and a sign-in's code
 * travel there) and no body ever gets into it.
 */
export function logAccess(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config
    const { statusCode: status, elapsedTime } = reply
    if (call) metrics.calls.observe({ call, status: String(status) }, elapsedTime / 1000)
    request.log[call === undefined ? 'debug' : 'info']({
      requestId: request.id,
      call,
      method: request.method,
      path: request.url.replace(/\?.*$/s, ''),
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      uid: request.actor?.uid,
      client: request.clientLabel,
      address: request.ip,
    })
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from './createMetrics.ts'

/**
 * One line per answer. Its fields are an allow-list: no header, no query (an image's ticket and a sign-in's code
 * travel there) and no body ever gets into it.
 */
export function logAccess(
  app: FastifyInstance,
  { calls }: Pick<Metrics, 'calls'>,
  log: Pick<Logger, 'isLevelEnabled' | 'debug' | 'info'>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) calls.observe(call, reply.statusCode, reply.elapsedTime / 1000)
    const level = call === undefined ? 'debug' : 'info'
    if (log.isLevelEnabled(level)) log[level](lineOf(request, reply, call))
    done()
  })
}

function lineOf(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply, call: string | undefined) {
  return {
    requestId: request.id,
    call,
    method: request.method,
    path: request.url.replace(/\?.*$/s, ''),
    status,
    ms: Math.round(elapsedTime * 10) / 10,
    uid: request.actor?.uid,
    client: request.clientLabel,
    address: request.ip,
  }
}

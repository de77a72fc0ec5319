import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Metrics } from './createMetrics.ts'

/**
 * One line per answer. Its fields are an allow-list: no header, no query (an image's ticket and a sign-in's code
 * travel there) and no body ever gets into it.
 */
export function logAccess(
  app: FastifyInstance,
  metrics: Metrics,
  log: Pick<Logger, 'isLevelEnabled' | 'debug' | 'info'>,
): void {
  const observe = observerOf(metrics)
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config
    if (call) observe(call, reply.statusCode, reply.elapsedTime / 1000)
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

/** Of a call and a status the series is looked up once: its labels are a closed set. */
function observerOf({ calls }: Metrics): (call: string, status: number, seconds: number) => void {
  const known = new Map<string, Map<number, ReturnType<typeof calls.labels>>>()
  return (call, status, seconds) => {
    const series = known.get(call) ?? new Map<number, ReturnType<typeof calls.labels>>()
    known.set(call, series)
    const one = series.get(status) ?? calls.labels({ call, status: String(status) })
    series.set(status, one)
    one.observe(seconds)
  }
}

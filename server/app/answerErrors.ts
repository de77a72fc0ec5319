import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TokenRefused } from '../identity/tokenRefused.ts'
import type { Metrics } from './createMetrics.ts'
import { errorAnswer } from './errorAnswer.ts'
import { EVERY_ANSWER } from './securityHeaders.ts'

/** Every error of every route becomes an envelope here. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, metrics))
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  metrics: Metrics,
): FastifyReply {
  const answer = errorAnswer(error)
  metrics.refusals.inc({ code: answer.code })
  const about = { requestId: request.id, call: request.routeOptions.config.call, code: answer.code }
  if (answer.isFault) request.log.error({ ...about, err: error }, 'a call failed')
  else if (error instanceof TokenRefused) request.log.info({ ...about, reason: error.reason }, 'a token was refused')
  if (answer.retryAfterS !== undefined) reply.header('retry-after', answer.retryAfterS)
  if (answer.size !== undefined) reply.header('content-range', `bytes */${answer.size}`)
  if (answer.status === 401) reply.header('www-authenticate', 'Bearer')
  // Nothing of a refused answer may be kept, whatever the route had set before.
  reply.removeHeader('etag')
  reply.header('cache-control', 'no-store')
  return reply.code(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.body))
}

/** What is no HTTP at all never reaches a route: the same envelope, written by hand. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW'
  const { body, status } = errorAnswer({ statusCode: 400 })
  const text = JSON.stringify(body)
  const line = isTooLarge ? '431 Request Header Fields Too Large' : `${status} Bad Request`
  const headers = [
    ...Object.entries(EVERY_ANSWER).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ]
  socket.end(`HTTP/1.1 ${line}\r\n${headers.join('\r\n')}\r\n\r\n${text}`)
}

import type { IncomingMessage } from 'node:http'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { IMAGE_UPLOAD_BYTES, JSON_KEYS, LARGE_BODY_BYTES, LARGE_JSON_KEYS } from '#contract/values/limits.ts'
import { MEDIA_TYPES } from '#contract/values/media.ts'
import { MAPPING_BYTES } from '#contract/values/transfer.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { parseJson } from '../app/parseJson.ts'
import { othersTurn } from '../threads/othersTurn.ts'

/** A body of more bytes takes a part of a turn by itself. */
const BYTES_AT_ONCE = 65_536
/** A body that is sent slower than this is given up. Uploads have the server's own, longer limit. */
const BODY_MS = 30_000

/** What a body of JSON may say that it is. */
const JSON_TYPES = {
  json: ['application/json'],
  text: ['text/plain', 'application/json'],
  report: ['application/csp-report', 'application/reports+json', 'application/json'],
} as const

/** Only the kinds of content that the rows of a scope take can be read there; everything else is 415. */
export async function useBodyParsers(
  scope: FastifyInstance,
  kind: 'json' | 'multipart' | 'media' | 'text' | 'report',
  bodyMs = BODY_MS,
): Promise<void> {
  scope.removeAllContentTypeParsers()
  if (kind === 'multipart') {
    // One byte more than is allowed may come through, so that whoever counts sees that it is too much.
    const limits = {
      files: 1,
      fields: 8,
      parts: 9,
      fieldSize: MAPPING_BYTES,
      headerPairs: 50,
      fileSize: IMAGE_UPLOAD_BYTES + 1,
    }
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    return
  }
  if (kind === 'media') {
    // Not read here: whoever takes it in counts its bytes.
    scope.addContentTypeParser([...MEDIA_TYPES], async (_request: FastifyRequest, body: IncomingMessage) => body)
    refuseEncodings(scope)
    return
  }
  scope.addContentTypeParser(
    [...JSON_TYPES[kind]],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length === 0) return undefined
      const isLarge = (request.routeOptions.bodyLimit ?? 0) >= LARGE_BODY_BYTES
      const value = parseJson(body, isLarge ? LARGE_JSON_KEYS : JSON_KEYS)
      // What is made of a large body begins in a turn of its own.
      if (body.length > BYTES_AT_ONCE) await othersTurn()
      return value
    },
  )
  refuseEncodings(scope)
  giveUpSlowBodies(scope, bodyMs)
}

/** Bodies come as they are: one that says it is packed is not read as if it were plain. */
function refuseEncodings(scope: FastifyInstance): void {
  scope.addHook('preParsing', ({ headers }, _reply, payload, done) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding === 'identity') done(null, payload)
    else done(new DomainError('unsupportedType'))
  })
}

/** A request says so by one of two headers, or has none. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function giveUpSlowBodies(scope: FastifyInstance, bodyMs: number): void {
  scope.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request)) endWhenLate(request, payload, bodyMs)
    done(null, payload)
  })
}

function endWhenLate({ raw }: FastifyRequest, payload: RequestPayload, bodyMs: number): void {
  // What has come as a whole may not have been read to its end.
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, bodyMs)
  timer.unref()
  const hasEnded = () => clearTimeout(timer)
  payload.once('close', hasEnded)
  payload.once('end', hasEnded)
}

import type { FastifyReply } from 'fastify'
import { HEADER_SUCCESS } from '#contract/values/wire.ts'
import { codeOfList, page, success, type Envelope } from '#contract/wire/envelope.ts'
import type { CallRow } from '#contract/wire/calls/call.ts'
import type { Answer } from '../context.ts'
import { sendTagged } from './packedAnswers.ts'

/** Letters of a text from which on it is sent as bytes. */
const LONG = 4_096
/** What stands behind the data of an envelope. */
const END = '}'

/** Makes the HTTP answer of what a command answered. */
export function sendAnswer(
  reply: FastifyReply,
  row: CallRow,
  answer: Answer,
  ifNoneMatch: string | undefined,
): FastifyReply | Promise<FastifyReply> {
  const etag = etagOf(answer)
  if (etag !== undefined) {
    reply.header('etag', etag)
    // Kept by the browser, asked about each time.
    if (row.method === 'GET' && answer.etag !== undefined) reply.header('cache-control', 'private, no-cache')
    if (row.method === 'GET' && isKnown(etag, ifNoneMatch)) return reply.code(304).send()
  }
  if (answer.raw) return sendRaw(reply, answer.status ?? 200, answer.raw)
  reply.code(answer.status ?? (row.created ? 201 : 200)).type('application/json; charset=utf-8')
  const isTagged = row.method === 'GET' && answer.etag !== undefined
  if (answer.json !== undefined && !isTagged && answer.json.length >= LONG)
    return reply.send(envelopeBytes(answer.json, answer))
  const text =
    answer.json === undefined
      ? JSON.stringify(envelopeOf(answer))
      : envelopeStart(answer.json, answer) + answer.json + END
  return isTagged ? sendTagged(reply, row.name, text) : reply.send(text)
}

function sendRaw(
  reply: FastifyReply,
  status: number,
  { type, body, headers = {} }: NonNullable<Answer['raw']>,
): FastifyReply {
  return reply.code(status).type(type).headers(headers).send(body)
}

function etagOf({ rev, etag }: Answer): string | undefined {
  if (rev !== undefined) return `"${rev}"`
  return etag === undefined ? undefined : `"${etag}"`
}

function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

function envelopeOf({ data = null, page: info = {} }: Answer): Envelope {
  if (Array.isArray(data)) return page(data, { count: data.length, ...info })
  return success(data, { count: data === null ? 0 : 1, ...info })
}

/** The same around data that is JSON text already, so that a document's payload is never parsed to be written again. */
function envelopeStart(json: string, { page: info = {} }: Answer): string {
  const isList = json.startsWith('[')
  const count = info.count ?? (isList ? 0 : 1)
  const code = isList ? codeOfList(json === '[]') : HEADER_SUCCESS
  return `{"header":${JSON.stringify({ code, errors: [], ...info, count })},"data":`
}

/** As bytes: a long text of several scripts would be copied whole to be joined, and again to be measured and written. */
function envelopeBytes(json: string, answer: Answer): Buffer {
  const start = envelopeStart(json, answer)
  const startBytes = Buffer.byteLength(start)
  const bytes = Buffer.allocUnsafe(startBytes + Buffer.byteLength(json) + END.length)
  bytes.write(start)
  bytes.write(END, startBytes + bytes.write(json, startBytes))
  return bytes
}

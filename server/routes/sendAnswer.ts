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
  const pieces = piecesOf(answer)
  const isTagged = row.method === 'GET' && answer.etag !== undefined
  if (isTagged) return sendTagged(reply, row.name, pieces.join(''))
  // What is one text already is sent as such.
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  return reply.send(length < LONG || pieces.length === 1 ? pieces.join('') : bytesOf(pieces, length))
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

/** The answer in texts, around what is JSON already, so that a document's payload is never parsed to be written again. */
function piecesOf(answer: Answer): string[] {
  const { json, rows } = answer
  if (rows) {
    const start = envelopeStart(answer, codeOfList(rows.length === 0), rows.length)
    return [`${start}[`, ...rows.flatMap((row, at) => (at === 0 ? [row] : [',', row])), `]${END}`]
  }
  if (json === undefined) return [JSON.stringify(envelopeOf(answer))]
  const isList = json.startsWith('[')
  const code = isList ? codeOfList(json === '[]') : HEADER_SUCCESS
  return [envelopeStart(answer, code, isList ? 0 : 1), json, END]
}

function envelopeStart({ page: info = {} }: Answer, code: number, count: number): string {
  return `{"header":${JSON.stringify({ code, errors: [], ...info, count: info.count ?? count })},"data":`
}

/** Bytes that a letter of a text takes at most. */
const MOST_BYTES = 3

/**
 * A long answer as bytes, piece by piece: joined, what is plain letters would be copied and written as slowly as the one
 * row in ten that has others, and counting the bytes beforehand would cost as much as writing them.
 */
function bytesOf(pieces: readonly string[], length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length * MOST_BYTES)
  let at = 0
  for (const piece of pieces) at += bytes.write(piece, at)
  return bytes.subarray(0, at)
}

import type { FastifyReply } from 'fastify'
import { compress, encodingFor } from '../app/compress.ts'

/** Below this a line is not what one waits for. */
const LEAST_LENGTH = 16_384
/** One for each set of rights that sees other types, in two encodings. */
const MOST = 32

const kept = new Map<string, Promise<Buffer>>()

/**
 * Sends an answer that its tag names, compressed where the asker takes that: done once for all who are shown the same.
 * The types of a console are half a megabyte, which is two seconds of a slow line before the first list.
 */
export async function sendTagged(reply: FastifyReply, call: string, text: string): Promise<FastifyReply> {
  const encoding = encodingFor(reply.request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding')
  if (encoding === undefined || text.length < LEAST_LENGTH) return reply.send(text)
  const key = [call, String(reply.getHeader('etag')), text.length, encoding].join(' ')
  const packed = kept.get(key) ?? compress(encoding, Buffer.from(text))
  // What was asked for last goes last.
  kept.delete(key)
  kept.set(key, packed)
  packed.catch(() => kept.delete(key))
  if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '')
  return reply.header('content-encoding', encoding).send(await packed)
}

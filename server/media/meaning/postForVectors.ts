import { DomainError } from '#contract/wire/errors.ts'
import type { MeaningSettings } from '../../settings/settings.ts'

/** Numbers of a vector, and bytes of one answer: more is no answer to what was asked. */
const LONGEST = 8_192
const MOST_BYTES = 24 * 1_048_576
const WAIT_MS = 8_000

/**
 * Asks a service for the vectors of texts, in the shape that most of them have ({model, input} to {data: [{index,
 * embedding}]}). Redirects are not followed, time and size are bounded, and every number is held against its kind: throws
 * `noMeaning` for whatever else comes back.
 */
export async function postForVectors(
  { address, model, key }: MeaningSettings,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ ...(model && { model }), input: texts }),
    })
    if (!answer.ok || !answer.body) throw new DomainError('noMeaning')
    return vectorsIn(JSON.parse(await textOf(answer.body)) as unknown, texts.length)
  } catch {
    // What it says of itself may hold its key or an address of the house.
    throw new DomainError('noMeaning')
  }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.length
    if (size > MOST_BYTES) throw new DomainError('noMeaning')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

function vectorsIn(answer: unknown, count: number): Float32Array[] {
  const { data } = answer as { data: { index?: unknown; embedding?: unknown }[] }
  const vectors: Float32Array[] = []
  for (const [nth, { index = nth, embedding }] of data.entries()) {
    if (!Array.isArray(embedding) || embedding.length === 0 || embedding.length > LONGEST) break
    const vector = Float32Array.from(embedding as number[])
    // What is too large for a vector's numbers would make every score none.
    if (embedding.every(Number.isFinite) && vector.every(Number.isFinite)) vectors[Number(index)] = vector
  }
  const length = vectors[0]?.length
  for (let nth = 0; nth < count; nth += 1) if (vectors[nth]?.length !== length) throw new DomainError('noMeaning')
  if (length === undefined || vectors.length !== count) throw new DomainError('noMeaning')
  return vectors
}

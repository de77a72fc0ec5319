import { createHash } from 'node:crypto'
import { DomainError } from '#contract/wire/errors.ts'
import type { MeaningSettings } from '../../settings/settings.ts'
import { postForVectors } from './postForVectors.ts'

/** How near texts are to a question by what they mean, each from 0 to 1. */
type Nearness = (question: string, texts: readonly string[]) => Promise<number[]>

/** Compares texts by the vectors of another service; only one that the operator has named is asked. */
export type MeaningService = { isThere: boolean; nearness: Nearness }

/** Texts of one request, requests at once, and vectors that are remembered. */
const BATCH = 128
const AT_ONCE = 4
const REMEMBERED = 8_192
/** What one search may take of the service altogether. */
const WHOLE_MS = 15_000

/** Throws `noMeaning` where there is no service, and where it does not answer as it should. */
export function createMeaningService(settings: MeaningSettings | undefined): MeaningService {
  if (!settings) return { isThere: false, nearness: () => Promise.reject(new DomainError('noMeaning')) }
  const known = new Map<string, Float32Array>()
  const remember = (key: string, vector: Float32Array) => {
    known.set(key, vector)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
  }
  const vectorsOf = async (texts: readonly string[]): Promise<Map<string, Float32Array>> => {
    const signal = AbortSignal.timeout(WHOLE_MS)
    const vectors = new Map<string, Float32Array>()
    const missing = [...new Set(texts)].filter((text) => {
      const vector = known.get(keyOf(text))
      if (vector) vectors.set(text, vector)
      return !vector
    })
    const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_none, nth) =>
      missing.slice(nth * BATCH, (nth + 1) * BATCH),
    )
    const work = async () => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        const found = await postForVectors(settings, batch, signal).catch((failure: unknown) => {
          batches.length = 0
          throw failure
        })
        for (const [nth, vector] of found.entries()) {
          vectors.set(batch[nth] ?? '', vector)
          remember(keyOf(batch[nth] ?? ''), vector)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return vectors
  }
  return {
    isThere: true,
    nearness: async (question, texts) => {
      const wanted = [question, ...texts]
      let vectors = await vectorsOf(wanted)
      if (!areAlike(vectors)) {
        known.clear()
        vectors = await vectorsOf(wanted)
        if (!areAlike(vectors)) throw new DomainError('noMeaning')
      }
      const asked = vectors.get(question)
      return texts.map((text) => cosine(asked, vectors.get(text)))
    },
  }
}

/** Vectors of different lengths are of different models: those that are remembered say nothing to the new ones. */
const areAlike = (vectors: ReadonlyMap<string, Float32Array>) =>
  new Set([...vectors.values()].map(({ length }) => length)).size <= 1

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** What points elsewhere says nothing. */
function cosine(one: Float32Array | undefined, other: Float32Array | undefined): number {
  let [sum, squares, others] = [0, 0, 0]
  for (let at = 0; at < (one?.length ?? 0); at += 1) {
    const [a, b] = [one?.[at] ?? 0, other?.[at] ?? 0]
    sum += a * b
    squares += a * a
    others += b * b
  }
  return squares > 0 && others > 0 ? Math.min(1, Math.max(0, sum / Math.sqrt(squares * others))) : 0
}

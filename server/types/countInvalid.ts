import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { InvalidCount, InvalidExample } from '#contract/registry/typeRecord.ts'
import { sameJson } from '#contract/rules/diff/json.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { START, type LivePayload, type LivePlace } from '../stores/types/livePayloads.ts'
import type { JudgeAnswer, JudgeQuestion } from './schema/judgeWorker.ts'

type CountParams = {
  present: Pick<TypeDocument, 'type' | 'schema'> | undefined
  next: Pick<TypeDocument, 'schema'>
  livePayloads: (urn: string, after: LivePlace, limit: number) => Promise<LivePayload[]>
  /** May the caller see this document as an example? */
  isVisible: (prd: readonly string[]) => boolean
  signal: AbortSignal
  /** Milliseconds after which the count is a lower bound. */
  limitMs: number
}

const BATCH = 200
const EXAMPLES = 10
const MEMORY_MB = 256

const NONE: InvalidCount = { invalidCount: 0, looked: 0, atLeast: false, examples: [] }

/**
 * How many stored documents a new schema refuses that the present one accepts: their drafts by shape, their published
 * versions also by what publishing requires. A thread of its own judges, batch by batch, so that other requests are
 * answered meanwhile; counts stand in line, one at a time.
 */
export async function countInvalid(params: CountParams): Promise<InvalidCount> {
  const { present, next } = params
  if (!present || sameJson(present.schema, next.schema)) return NONE
  const mine = last.then(() => (params.signal.aborted ? { ...NONE, atLeast: true } : count(params)))
  last = mine.catch(() => undefined)
  return mine
}

let last: Promise<unknown> = Promise.resolve()

async function count({ present, next, livePayloads, isVisible, signal, limitMs }: CountParams) {
  if (!present) return NONE
  const end = performance.now() + limitMs
  const judge = openJudge()
  const seen = { documents: new Set<string>(), invalid: new Set<string>(), examples: [] as InvalidExample[] }
  try {
    await judge.ask({ kind: 'schemas', present: present.schema, next: next.schema }, end)
    let after: LivePlace = START
    for (;;) {
      const batch = await livePayloads(catalogUrn(present.type), after, BATCH)
      const answer = await judge.ask(
        { kind: 'batch', payloads: batch.map(({ slot, payload }) => ({ slot, payload })) },
        end,
      )
      if (answer === undefined || answer === 'ready') return resultOf(seen, true)
      for (const { id } of batch) seen.documents.add(id)
      for (const { index, lon, problems } of answer.invalid) {
        const { id, st, prd } = batch[index] as LivePayload
        const isNew = !seen.invalid.has(id)
        seen.invalid.add(id)
        if (isNew && seen.examples.length < EXAMPLES && isVisible(prd)) seen.examples.push({ id, st, lon, problems })
      }
      const final = batch.at(-1)
      if (!final || batch.length < BATCH) return resultOf(seen, false)
      if (signal.aborted || performance.now() > end) return resultOf(seen, true)
      after = final
    }
  } finally {
    await judge.close()
  }
}

type Seen = { documents: ReadonlySet<string>; invalid: ReadonlySet<string>; examples: InvalidExample[] }

function resultOf({ documents, invalid, examples }: Seen, atLeast: boolean): InvalidCount {
  return { invalidCount: invalid.size, looked: documents.size, atLeast, examples }
}

function openJudge() {
  const worker = new Worker(join(import.meta.dirname, 'schema', 'judgeWorker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 4 },
    env: {},
  })
  return {
    /** Undefined where the answer does not come in time. */
    ask: async (question: JudgeQuestion, end: number): Promise<JudgeAnswer | undefined> => {
      worker.postMessage(question)
      const late = AbortSignal.timeout(Math.max(1, Math.ceil(end - performance.now()) + GRACE_MS))
      try {
        const [answer] = (await once(worker, 'message', { signal: late })) as [JudgeAnswer]
        return answer
      } catch (error) {
        if (late.aborted) return undefined
        throw error
      }
    },
    close: () => worker.terminate(),
  }
}

/** A thread that starts on a busy machine may take a moment beyond the limit. */
const GRACE_MS = 5_000

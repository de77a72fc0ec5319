import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { DomainError } from '#contract/wire/errors.ts'
import { TOO_MUCH } from '../types/schema/judgeBudget.ts'
import { othersTurn } from './othersTurn.ts'
import type { TaskAnswer, TaskQuestion } from './taskMessages.ts'
import { createThreadPool, isLate, TooSlow, type ThreadBounds } from './threadPool.ts'
import { isHeavy } from './weight.ts'

/** Two at once leave a third piece of heavy work waiting, and everybody else alone. */
const AT_ONCE = 2
const MEMORY_MB = 512
const REST_MS = 600_000
/** One record may compute so long for one step of its way, beside everybody else. */
const BOUNDS: ThreadBounds = { startMs: 15_000, computeMs: 10_000, waitMs: 60_000 }
const AGAIN_S = 2
/** Types that a thread keeps. */
const TYPES_KEPT = 60

type Args = { type?: { schema?: unknown } | undefined }

/** Tells the name of each function that is called in another thread. */
export const OFFLOADED = 'marquee.offloaded'
const offloaded = channel(OFFLOADED)

const askThread = createThreadPool({
  file: join(import.meta.dirname, 'taskWorker.ts'),
  atOnce: AT_ONCE,
  memoryMb: MEMORY_MB,
  restMs: REST_MS,
})

/**
 * A pure function over JSON that never holds the event loop for long: small arguments are worked on at once, large ones
 * in another thread (`isHeavy`). The function stands in the table of `taskWorker` under its own name; what it is given
 * and what it answers are objects of JSON values. `type` is known by its identity and crosses once.
 */
export function offloadable<Given extends object, Result extends object>(
  work: (given: Given) => Result,
): (given: Given) => Promise<Result> {
  return async (given) => {
    const { type, ...values } = given as Args
    return isHeavy(type?.schema, Object.values(values)) ? offload(work, given) : work(given)
  }
}

/**
 * Calls the function in another thread, whatever its arguments weigh. Fails with 'invalid' where it takes too long or
 * too much memory, with 'unavailable' where the machine is too busy.
 */
export async function offload<Given extends object, Result extends object>(
  work: (given: Given) => Result,
  given: Given,
): Promise<Result> {
  offloaded.publish(work.name)
  const { type, ...values } = given as Args
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue
    // What came before in this turn, a text of a record each, is enough for one.
    await othersTurn()
    texts[key] = JSON.stringify(value)
  }
  await othersTurn()
  const answer = await answerOf((thread) => ({ name: work.name, texts, ...typeFor(thread, type) }))
  if ('error' in answer) throw Object.assign(new Error(answer.error), { stack: answer.stack })
  const result: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(answer.fields)) {
    if ('json' in field) await othersTurn()
    result[key] = 'text' in field ? field.text : (JSON.parse(field.json) as unknown)
  }
  return result as Result
}

async function answerOf(question: (thread: Worker) => TaskQuestion): Promise<TaskAnswer> {
  try {
    return await askThread<TaskAnswer>(question, BOUNDS)
  } catch (error) {
    if (isLate(error)) throw new DomainError('unavailable', { retryAfterS: AGAIN_S })
    if (error instanceof TooSlow || isOutOfMemory(error)) throw new DomainError('invalid', { fields: [TOO_MUCH] })
    throw error
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0
/** Types that each thread has met, by number. */
const met = new WeakMap<Worker, Set<number>>()

function typeFor(thread: Worker, type: object | undefined): Pick<TaskQuestion, 'type' | 'forgets'> {
  if (!type) return { forgets: false }
  const id = numbers.get(type) ?? ++lastNumber
  numbers.set(type, id)
  const seen = met.get(thread) ?? new Set<number>()
  met.set(thread, seen)
  const forgets = seen.size >= TYPES_KEPT && !seen.has(id)
  if (forgets) seen.clear()
  if (seen.has(id)) return { type: { id }, forgets }
  seen.add(id)
  return { type: { id, document: type }, forgets }
}

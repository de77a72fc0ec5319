import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { DomainError } from '#contract/wire/errors.ts'
import { TOO_MUCH } from '../types/schema/judgeBudget.ts'
import { othersTurn } from './othersTurn.ts'
import type { TaskAnswer, TaskRequest } from './taskMessages.ts'
import { createThreadPool, isLate, TooSlow, type ThreadBounds } from './threadPool.ts'
import { isHeavy } from './weight.ts'

/** Two at once leave a third piece of heavy work waiting, and everybody else alone. */
const THREADS = 2
const MEMORY_MB = 512
const IDLE_MS = 600_000
/** One record may compute so long for one step of its way, beside everybody else. */
const BOUNDS: ThreadBounds = { startMs: 15_000, computeMs: 10_000, waitMs: 60_000 }
const RETRY_AFTER_S = 2
/** Types that a thread keeps. */
const TYPES_PER_THREAD = 60

type Args = { type?: { schema?: unknown } | undefined }

/** Tells the name of each function that is called in another thread. */
export const OFFLOADED = 'marquee.offloaded'
const offloaded = channel(OFFLOADED)

const runInThread = createThreadPool({
  file: join(import.meta.dirname, 'taskWorker.ts'),
  size: THREADS,
  memoryMb: MEMORY_MB,
  idleMs: IDLE_MS,
})

/**
 * A pure function over JSON that never holds the event loop for long: small arguments are worked on at once, large ones
 * in another thread (`isHeavy`). The function stands in the table of `taskWorker` under its own name; what it is given
 * and what it answers are objects of JSON values. `type` is known by its identity and crosses once.
 */
export function offloadable<Input extends object, Result extends object>(
  work: (input: Input) => Result,
): (input: Input) => Promise<Result> {
  return async (input) => {
    const { type, ...values } = input as Args
    return isHeavy(type?.schema, Object.values(values)) ? offload(work, input) : work(input)
  }
}

/**
 * Calls the function in another thread, whatever its arguments weigh. Fails with 'invalid' where it takes too long or
 * too much memory, with 'unavailable' where the machine is too busy.
 */
export async function offload<Input extends object, Result extends object>(
  work: (input: Input) => Result,
  input: Input,
): Promise<Result> {
  offloaded.publish(work.name)
  const { type, ...values } = input as Args
  const texts: Record<string, string> = {}
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue
    // What came before in this turn, a text of a record each, is enough for one.
    await othersTurn()
    texts[key] = JSON.stringify(value)
  }
  await othersTurn()
  const answer = await answerOf((thread) => ({ name: work.name, texts, ...typeMessage(thread, type) }))
  if ('error' in answer) throw Object.assign(new Error(answer.error), { stack: answer.stack })
  const result: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(answer.fields)) {
    if ('json' in field) await othersTurn()
    result[key] = 'text' in field ? field.text : (JSON.parse(field.json) as unknown)
  }
  return result as Result
}

async function answerOf(request: (thread: Worker) => TaskRequest): Promise<TaskAnswer> {
  try {
    return await runInThread<TaskAnswer>(request, BOUNDS)
  } catch (error) {
    if (isLate(error)) throw new DomainError('unavailable', { retryAfterS: RETRY_AFTER_S })
    if (error instanceof TooSlow || isOutOfMemory(error)) throw new DomainError('invalid', { fields: [TOO_MUCH] })
    throw error
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

const typeIds = new WeakMap<object, number>()
let lastTypeId = 0
/** Types that each thread has been sent, by number. */
const sentTypes = new WeakMap<Worker, Set<number>>()

function typeMessage(thread: Worker, type: object | undefined): Pick<TaskRequest, 'type' | 'forgets'> {
  if (!type) return { forgets: false }
  const id = typeIds.get(type) ?? ++lastTypeId
  typeIds.set(type, id)
  const sent = sentTypes.get(thread) ?? new Set<number>()
  sentTypes.set(thread, sent)
  const forgets = sent.size >= TYPES_PER_THREAD && !sent.has(id)
  if (forgets) sent.clear()
  if (sent.has(id)) return { type: { id }, forgets }
  sent.add(id)
  return { type: { id, document: type }, forgets }
}

import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { turnstile } from '../../turnstile.ts'
import type { CompileAnswer, CompileOutcome, CompileQuestion } from './compileWorker.ts'
import { problem } from './schemaProblems.ts'

/** Computing time of the thread: how busy the machine is with other things does not count. */
const COMPILE_MS = 500
const LOOK_MS = 50
/** However busy it is: after so long nobody waits any more, and is asked to come again. */
const BOUNDS = { startMs: 10_000, waitMs: 15_000 }
/** A thread takes longer to start than most schemas to compile: one that is done waits for the next. */
const REST_MS = 30_000
/** Threads at once: somebody who asks again with each key must not fill the machine's memory. */
const AT_ONCE = 2
const MEMORY_MB = 128
const BUSY = 'The schema could not be looked at: the machine is too busy. Try again in a moment.'
const AGAIN_S = 2

const turn = turnstile(AT_ONCE)

/** Threads that wait for a question, each with the timer that ends it. */
const resting = new Map<Worker, NodeJS.Timeout>()

/**
 * Compiles a schema in another thread, which is ended where it takes more than half a second of computing or too much
 * memory; a sample that is missing is made there. Whatever passes here is compiled again by the one who uses it, since
 * functions do not cross threads. Fails with 'unavailable' where the machine is too busy for an answer.
 */
export function compileAside(question: CompileQuestion, bounds = BOUNDS): Promise<CompileOutcome> {
  return turn(async () => {
    let worker: Worker | undefined
    try {
      worker = takeResting() ?? (await startThread(bounds.startMs))
      const outcome = await answerOf(worker, question, bounds.waitMs)
      rest(worker)
      return outcome
    } catch (error) {
      await worker?.terminate()
      if (isLate(error)) throw new DomainError('unavailable', { description: BUSY, retryAfterS: AGAIN_S })
      return { problems: [problemOf(error)] }
    }
  })
}

function takeResting(): Worker | undefined {
  const [worker] = resting.keys()
  if (!worker) return undefined
  clearTimeout(resting.get(worker))
  resting.delete(worker)
  worker.ref()
  return worker
}

/** Neither the thread nor its timer keeps a process alive that has nothing else to do. */
function rest(worker: Worker): void {
  resting.set(worker, setTimeout(() => void worker.terminate(), REST_MS).unref())
  worker.unref()
}

/** A thread that has loaded what it needs. */
async function startThread(boundMs: number): Promise<Worker> {
  const worker = new Worker(join(import.meta.dirname, 'compileWorker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 4 },
    // Nothing of this process's environment is any business of a schema.
    env: {},
  })
  worker.once('exit', () => {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
  })
  // Whoever waits for an answer hears of it by `once`; a thread that rests is gone by its exit.
  worker.on('error', () => undefined)
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(boundMs) })
    return worker
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

/** Ended by an abort after too long, by the thread's own error otherwise. */
async function answerOf(worker: Worker, question: CompileQuestion, boundMs: number): Promise<CompileOutcome> {
  const slow = new AbortController()
  const looking = watchComputing(worker, () => slow.abort(new TooSlow()))
  try {
    const answer = once(worker, 'message', { signal: AbortSignal.any([slow.signal, AbortSignal.timeout(boundMs)]) })
    worker.postMessage(question)
    const [outcome] = (await answer) as [Exclude<CompileAnswer, 'ready'>]
    return outcome
  } finally {
    clearInterval(looking)
  }
}

class TooSlow extends Error {}

const isAborted = (error: unknown): error is Error => error instanceof Error && error.name === 'AbortError'

/** Nobody waits any more, which says nothing of the schema. */
const isLate = (error: unknown): boolean => isAborted(error) && !(error.cause instanceof TooSlow)

function problemOf(error: unknown): TypeProblem {
  const reason = error instanceof Error ? error.message : String(error)
  if (!isAborted(error))
    return problem('/schema', 'schemaUnusable', `The schema cannot be compiled: ${reason}.`, { reason })
  const slow = `The schema takes longer than ${COMPILE_MS} ms to compile.`
  return problem('/schema', 'schemaSlow', slow, { limit: COMPILE_MS })
}

/** Looks at how long the thread has computed since now. */
function watchComputing(worker: Worker, onTooLong: () => void): NodeJS.Timeout {
  const begun = worker.cpuUsage()
  return setInterval(() => {
    void Promise.all([begun, worker.cpuUsage()]).then(
      ([first, now]) => {
        if (now.user + now.system - first.user - first.system > COMPILE_MS * 1_000) onTooLong()
      },
      // The thread has ended meanwhile.
      () => undefined,
    )
  }, LOOK_MS)
}

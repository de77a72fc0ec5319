import { join } from 'node:path'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { createThreadPool, isLate, TooSlow } from '../../threads/threadPool.ts'
import type { CompileAnswer, CompileOutcome, CompileQuestion } from './compileWorker.ts'
import { problem } from './schemaProblems.ts'

/** Computing time of the thread: how busy the machine is with other things does not count. */
const COMPILE_MS = 500
/** However busy it is: after so long nobody waits any more, and is asked to come again. */
const BOUNDS = { startMs: 10_000, waitMs: 15_000 }
/** Threads at once: somebody who asks again with each key must not fill the machine's memory. */
const THREADS = 2
const MEMORY_MB = 128
const IDLE_MS = 30_000
const BUSY = 'The schema could not be looked at: the machine is too busy. Try again in a moment.'
const RETRY_AFTER_S = 2

const runInThread = createThreadPool({
  file: join(import.meta.dirname, 'compileWorker.ts'),
  size: THREADS,
  memoryMb: MEMORY_MB,
  idleMs: IDLE_MS,
})

/**
 * Compiles a schema in another thread, which is ended where it takes more than half a second of computing or too much
 * memory; a sample that is missing is made there. Whatever passes here is compiled again by the one who uses it, since
 * functions do not cross threads. Fails with 'unavailable' where the machine is too busy for an answer.
 */
export async function compileAside(question: CompileQuestion, bounds = BOUNDS): Promise<CompileOutcome> {
  try {
    return await runInThread<Exclude<CompileAnswer, 'ready'>>(() => question, { ...bounds, computeMs: COMPILE_MS })
  } catch (error) {
    if (isLate(error)) throw new DomainError('unavailable', { description: BUSY, retryAfterS: RETRY_AFTER_S })
    return { problems: [problemOf(error)] }
  }
}

function problemOf(error: unknown): TypeProblem {
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof TooSlow))
    return problem('/schema', 'schemaUnusable', `The schema cannot be compiled: ${reason}.`, { reason })
  const slow = `The schema takes longer than ${COMPILE_MS} ms to compile.`
  return problem('/schema', 'schemaSlow', slow, { limit: COMPILE_MS })
}

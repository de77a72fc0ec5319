import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { turnstile } from '../../turnstile.ts'
import { problem } from './schemaProblems.ts'
import type { CompileAnswer, CompileOutcome, CompileQuestion } from './compileWorker.ts'

/** Computing time of the thread: how busy the machine is with other things does not count. */
const COMPILE_MS = 500
const LOOK_MS = 50
/** However busy it is: after so long nobody waits any more. */
const WAIT_MS = 15_000
const START_MS = 10_000
/** Threads at once: somebody who asks again with each key must not fill the machine's memory. */
const AT_ONCE = 2
const MEMORY_MB = 128

const turn = turnstile(AT_ONCE)

/**
 * Compiles a schema in a thread of its own, which is ended where it takes more than half a second of computing
 * or too much memory; a sample that is missing is made there. Whatever passes here is compiled again by the one who uses it, since functions do not cross threads.
 */
export function compileAside(question: CompileQuestion): Promise<CompileOutcome> {
  return turn(() => compileInThread(question))
}

async function compileInThread(question: CompileQuestion): Promise<CompileOutcome> {
  const worker = new Worker(join(import.meta.dirname, 'compileWorker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 4 },
    // Nothing of this process's environment is any business of a schema.
    env: {},
  })
  try {
    return await new Promise<CompileOutcome>((resolve) => ask(worker, question, resolve))
  } finally {
    await worker.terminate()
  }
}

function ask(worker: Worker, question: CompileQuestion, resolve: (outcome: CompileOutcome) => void): void {
  const giveUp = (keyword: string, text: string) =>
    resolve({ problems: [problem('/schema', keyword, text, { limit: COMPILE_MS })] })
  const tooBusy = () => giveUp('schemaBusy', 'The schema could not be looked at: the machine is too busy.')
  let timer = setTimeout(tooBusy, START_MS)
  let looking: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(timer)
    clearInterval(looking)
  }
  worker.on('exit', stop)
  worker.on('message', (answer: CompileAnswer) => {
    stop()
    if (answer !== 'ready') {
      resolve(answer)
      return
    }
    timer = setTimeout(tooBusy, WAIT_MS)
    looking = watchComputing(worker, () =>
      giveUp('schemaSlow', `The schema takes longer than ${COMPILE_MS} ms to compile.`),
    )
    worker.postMessage(question)
  })
  worker.on('error', (error) => {
    const reason = error instanceof Error ? error.message : String(error)
    resolve({
      problems: [problem('/schema', 'schemaUnusable', `The schema cannot be compiled: ${reason}.`, { reason })],
    })
  })
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

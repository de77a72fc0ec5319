import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { problem } from './schemaProblems.ts'
import type { CompileAnswer, CompileQuestion } from './compileWorker.ts'

const COMPILE_MS = 500
const START_MS = 10_000
const MEMORY_MB = 128

/**
 * Compiles a schema in a thread of its own, which is ended where it takes longer than half a second or too much
 * memory. Whatever passes here is compiled again by the one who uses it, since functions do not cross threads.
 */
export async function compileAside({ schema, sample }: CompileQuestion): Promise<TypeProblem[]> {
  const worker = new Worker(join(import.meta.dirname, 'compileWorker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 4 },
    // Nothing of this process's environment is any business of a schema.
    env: {},
  })
  try {
    return await new Promise<TypeProblem[]>((resolve) => ask(worker, { schema, sample }, resolve))
  } finally {
    await worker.terminate()
  }
}

function ask(worker: Worker, question: CompileQuestion, resolve: (problems: TypeProblem[]) => void): void {
  const giveUp = (keyword: string, text: string) => () =>
    resolve([problem('/schema', keyword, text, { limit: COMPILE_MS })])
  let timer = setTimeout(giveUp('schemaBusy', 'The schema could not be looked at: the machine is too busy.'), START_MS)
  worker.on('message', (answer: CompileAnswer) => {
    clearTimeout(timer)
    if (answer !== 'ready') {
      resolve(answer.problems)
      return
    }
    timer = setTimeout(giveUp('schemaSlow', `The schema takes longer than ${COMPILE_MS} ms to compile.`), COMPILE_MS)
    worker.postMessage(question)
  })
  worker.on('error', (error) => {
    clearTimeout(timer)
    const reason = error instanceof Error ? error.message : String(error)
    resolve([problem('/schema', 'schemaUnusable', `The schema cannot be compiled: ${reason}.`, { reason })])
  })
}

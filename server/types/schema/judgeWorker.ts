import { parentPort } from 'node:worker_threads'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { problemsUnder } from './judgeBudget.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { schemaFor } from './schemaFor.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** First the two schemas, then batches of payloads as text. */
export type JudgeQuestion =
  | { kind: 'schemas'; present: JsonSchema; next: JsonSchema }
  | { kind: 'batch'; payloads: readonly { slot: 'draft' | 'published'; payload: string }[] }
/** Which of a batch would become invalid, by their place in it, with what is wrong. */
export type JudgeAnswer = 'ready' | { invalid: { index: number; lon: unknown; problems: TypeProblem[] }[] }

const PROBLEMS_SHOWN = 3

const compile = createSchemaCompiler()
type Judge = (slot: 'draft' | 'published', payload: unknown) => TypeProblem[]
let judge: Judge = () => []

parentPort?.on('message', (question: JudgeQuestion) => {
  if (question.kind === 'schemas') {
    judge = judgeOf(question.present, question.next)
    parentPort?.postMessage('ready' satisfies JudgeAnswer)
    return
  }
  const invalid = question.payloads.flatMap(({ slot, payload }, index) => {
    const value = JSON.parse(payload) as { lon?: unknown }
    const problems = judge(slot, value)
    return problems.length > 0 ? [{ index, lon: value.lon, problems: problems.slice(0, PROBLEMS_SHOWN) }] : []
  })
  parentPort?.postMessage({ invalid } satisfies JudgeAnswer)
})

/** A draft is held against shape alone, a published version also against what publishing requires. */
function judgeOf(present: JsonSchema, next: JsonSchema): Judge {
  const both = (schema: JsonSchema) => ({
    draft: compile(schemaFor(schema, 'shape')),
    published: compile(schemaFor(schema, 'publish')),
  })
  const [was, will] = [both(present), both(next)]
  return (slot, payload) => {
    const problems = problemsUnder(will[slot], payload)
    // What is invalid already does not become so.
    return problems.length === 0 || problemsUnder(was[slot], payload).length > 0 ? [] : problems
  }
}

import { parentPort } from 'node:worker_threads'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { plainProblems } from '../plainProblem.ts'
import { withPatternBudget } from './linearPattern.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { placeOfComplaint } from './placeOfComplaint.ts'
import { schemaFor } from './schemaFor.ts'
import { problem } from './schemaProblems.ts'
import type { JsonSchema } from './subschemas.ts'

/** What the worker is asked: does this schema compile for drafts and publications, and does it accept this sample? */
export type CompileQuestion = { schema: JsonSchema; sample: unknown }
export type CompileAnswer = 'ready' | { problems: TypeProblem[] }

const compile = createSchemaCompiler()

parentPort?.on('message', ({ schema, sample }: CompileQuestion) => {
  parentPort?.postMessage({ problems: problemsOf(schema, sample) } satisfies CompileAnswer)
})
parentPort?.postMessage('ready' satisfies CompileAnswer)

function problemsOf(schema: JsonSchema, sample: unknown): TypeProblem[] {
  try {
    compile(schemaFor(schema, 'publish'))
    const validate = compile(schemaFor(schema, 'shape'))
    if (withPatternBudget(() => validate(sample))) return []
    return plainProblems(validate.errors).map((each) => ({ ...each, field: `/sample${each.field}` }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const field = `/schema${placeOfComplaint(reason, schema)}`
    return [problem(field, 'schemaUnusable', `The schema cannot be used: ${reason}.`, { reason })]
  }
}

import { parentPort } from 'node:worker_threads'
import { plainProblems } from '../plainProblem.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { schemaFor } from './schemaFor.ts'
import type { JsonSchema } from './subschemas.ts'

/** What the worker is asked: does this schema compile for drafts and publications, and does it accept this sample? */
export type CompileQuestion = { schema: JsonSchema; sample: unknown }
export type CompileAnswer = 'ready' | { problems: string[] }

const compile = createSchemaCompiler()

parentPort?.on('message', ({ schema, sample }: CompileQuestion) => {
  parentPort?.postMessage({ problems: problemsOf(schema, sample) } satisfies CompileAnswer)
})
parentPort?.postMessage('ready' satisfies CompileAnswer)

function problemsOf(schema: JsonSchema, sample: unknown): string[] {
  try {
    compile(schemaFor(schema, 'publish'))
    const validate = compile(schemaFor(schema, 'shape'))
    if (validate(sample)) return []
    return plainProblems(validate.errors).map(({ field, description }) => `The sample's ${field}: ${description}`)
  } catch (error) {
    return [`The schema cannot be used: ${error instanceof Error ? error.message : String(error)}.`]
  }
}

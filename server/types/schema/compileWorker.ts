import { parentPort } from 'node:worker_threads'
import type { TypeProblem } from '#contract/registry/typeRecord.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { fittingSample } from './fittingSample.ts'
import { problemsUnder } from './judgeBudget.ts'
import { placeOfComplaint } from './placeOfComplaint.ts'
import { schemaFor } from './schemaFor.ts'
import { problem } from './schemaProblems.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** What the worker is asked: does this schema compile for drafts and publications, and does it accept this sample? */
export type CompileQuestion = {
  schema: JsonSchema
  /** Absent: one is made. */
  sample?: unknown
}
export type CompileOutcome = {
  problems: TypeProblem[]
  /** The sample that was made. */
  sample?: JsonSchema
}
export type CompileAnswer = 'ready' | CompileOutcome

parentPort?.on('message', (question: CompileQuestion) => {
  parentPort?.postMessage(outcomeOf(question) satisfies CompileAnswer)
})
parentPort?.postMessage('ready' satisfies CompileAnswer)

function outcomeOf({ schema, sample }: CompileQuestion): CompileOutcome {
  // One for each schema: it keeps what it compiled, and the thread lives on.
  const compile = createSchemaCompiler()
  try {
    const published = compile(schemaFor(schema, 'publish'))
    const validate = compile(schemaFor(schema, 'shape'))
    const judge = (value: unknown) => problemsUnder(validate, value)
    if (sample !== undefined)
      return { problems: judge(sample).map((each) => ({ ...each, field: `/sample${each.field}` })) }
    const judgeLive = (value: unknown) => problemsUnder(published, value)
    // One that can be published, or else one that can be kept as a draft.
    const made = fittingSample(schema, judgeLive) ?? fittingSample(schema, judge)
    if (made) return { problems: [], sample: made }
    return { problems: [problem('/sample', 'typeSample', 'No example that fits this schema was found: give one.')] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const field = `/schema${placeOfComplaint(reason)}`
    return { problems: [problem(field, 'schemaUnusable', `The schema cannot be used: ${reason}.`, { reason })] }
  }
}

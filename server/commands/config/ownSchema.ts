import type { FieldError } from '#contract/wire/errors.ts'
import { compileAside } from '../../types/schema/compileAside.ts'
import { unenforcedPatterns } from '../../types/schema/enforcedPatterns.ts'
import { problemsUnder } from '../../types/schema/judgeBudget.ts'
import { judgedSchema } from '../../types/schema/judgedSchema.ts'
import type { JsonSchema } from '../../types/schema/jsonSchema.ts'
import { createSchemaCompiler } from '../../types/schema/schemaCompiler.ts'
import { circleProblems, partProblems } from '../../types/schema/schemaProblems.ts'

const FIELD = '/attrs_schema'
const compile = createSchemaCompiler()

/**
 * What keeps a schema that a configuration brings from judging its values. It is a stranger's: references that turn in
 * circles or multiply, and words that run something, are seen before any compiler sees it.
 */
function schemaRefusals(schema: JsonSchema): FieldError[] {
  const unfit = partProblems(schema, FIELD)
  if (unfit.length > 0) return unfit
  const circles = circleProblems(schema, FIELD)
  return circles.length > 0 ? circles : patternRefusals(schema)
}

/** Types keep a pattern that cannot be judged in bounded time, and note it; here nobody would read the note. */
function patternRefusals(schema: JsonSchema): FieldError[] {
  return [...unenforcedPatterns(schema)].map(([pattern, reason]) => ({
    field: FIELD,
    description: `The pattern ${pattern.slice(0, 200)} cannot be checked: ${reason}.`,
    ...{ keyword: 'pattern', params: { pattern } },
  }))
}

/** The same, and whether it compiles in bounded time: asked of another thread, which is ended where it does not. */
export async function sentSchemaRefusals(schema: JsonSchema): Promise<FieldError[]> {
  const unfit = schemaRefusals(schema)
  if (unfit.length > 0) return unfit
  const { problems } = await compileAside({ schema, sample: {} })
  return problems.flatMap((one) =>
    one.field.startsWith('/sample') ? [] : [{ ...one, field: one.field.replace('/schema', FIELD) }],
  )
}

/** What is wrong with values under the schema that came with them, in bounded steps. */
export function problemsUnderOwn(schema: JsonSchema, attrs: unknown): FieldError[] {
  const unfit = schemaRefusals(schema)
  if (unfit.length > 0) return unfit
  return problemsUnder(compile(judgedSchema(schema)), attrs).map((one) => ({ ...one, field: `/attrs${one.field}` }))
}

import type { ValidateFunction } from 'ajv'
import type { FieldError } from '#contract/wire/errors.ts'
import { offload } from '../../threads/offload.ts'
import { problemsUnder } from './judgeBudget.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { schemaFor, type ValidationMode } from './schemaFor.ts'

type JudgeParams = { type: { schema: JsonSchema }; payload: unknown; mode: ValidationMode }

const compile = createSchemaCompiler()
const validators = new WeakMap<object, Map<ValidationMode, ValidateFunction>>()

/** What a schema finds wrong with a record; its validator is compiled with the first one. Runs in a thread. */
export function judgeRecord({ type, payload, mode }: JudgeParams): { problems: FieldError[] } {
  const made = validators.get(type) ?? new Map<ValidationMode, ValidateFunction>()
  validators.set(type, made)
  const validate = made.get(mode) ?? compile(schemaFor(type.schema, mode))
  made.set(mode, validate)
  return { problems: problemsUnder(validate, payload) }
}

/** The same in another thread: neither a large record nor the compiling of a large schema is in anybody's way. */
export async function judgeAside(params: JudgeParams): Promise<FieldError[]> {
  return (await offload(judgeRecord, params)).problems
}

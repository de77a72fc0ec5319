import type { FieldError } from '#contract/wire/errors.ts'
import { offload } from '../../threads/offload.ts'
import { problemsUnder } from './judgeBudget.ts'
import type { JsonSchema } from './jsonSchema.ts'
import type { ValidationMode } from './schemaFor.ts'
import { validatorOf } from './validators.ts'

type JudgeParams = { type: { schema: JsonSchema }; payload: unknown; mode: ValidationMode }

/** What a schema finds wrong with a record; its validator is compiled with the first one. Runs in a thread. */
export function judgeRecord({ type, payload, mode }: JudgeParams): { problems: FieldError[] } {
  return { problems: problemsUnder(validatorOf(type.schema, mode), payload) }
}

/** The same in another thread: neither a large record nor the compiling of a large schema is in anybody's way. */
export async function judgeAside(params: JudgeParams): Promise<FieldError[]> {
  return (await offload(judgeRecord, params)).problems
}

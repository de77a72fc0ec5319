import type { ValidateFunction } from 'ajv'
import { othersTurn } from '../../threads/othersTurn.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { createSchemaCompiler } from './schemaCompiler.ts'
import { schemaFor, type ValidationMode } from './schemaFor.ts'

const compile = createSchemaCompiler()
const compiled = new WeakMap<JsonSchema, Map<ValidationMode, ValidateFunction>>()

/** What judges records by a schema; compiled once for everybody who holds this very object. */
export function validatorOf(schema: JsonSchema, mode: ValidationMode): ValidateFunction {
  const made = compiled.get(schema) ?? new Map<ValidationMode, ValidateFunction>()
  compiled.set(schema, made)
  const validate = made.get(mode) ?? compile(schemaFor(schema, mode))
  made.set(mode, validate)
  return validate
}

/** Whether the next record finds it compiled. */
export function hasValidator(schema: JsonSchema, mode: ValidationMode): boolean {
  return compiled.get(schema)?.has(mode) ?? false
}

/** Compiles what is not compiled yet in a turn of its own: it takes up to 25 ms, which nothing else may add to. */
export async function readyValidator(schema: JsonSchema, mode: ValidationMode): Promise<ValidateFunction> {
  if (hasValidator(schema, mode)) return validatorOf(schema, mode)
  await othersTurn()
  const validate = validatorOf(schema, mode)
  await othersTurn()
  return validate
}

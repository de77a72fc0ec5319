import type Ajv from 'ajv'
import type { FormSchema } from '../schema/formSchema.ts'
import { compileSchema } from './compileSchema.ts'
import { interpret } from './interpret/interpret.ts'

/** What an absent value may still satisfy: a schema that asks for no type and no value. */
function acceptsAbsent(schema: FormSchema | boolean): boolean {
  if (typeof schema === 'boolean') return schema
  if (schema.not !== undefined) return !acceptsAbsent(schema.not as FormSchema)
  return schema.type === undefined && schema.const === undefined && schema.enum === undefined
}

/** Whether a value, possibly absent, satisfies a schema: the conditions of rules ask this. */
export function satisfies(schema: FormSchema, value: unknown): boolean {
  if (value === undefined) return acceptsAbsent(schema)
  if (typeof schema === 'boolean') return schema
  return interpret(compileSchema(schema), value).problems.length === 0
}

function compile(schema: FormSchema) {
  return Object.assign((value: unknown) => satisfies(schema, value), { errors: null, schema })
}

/**
 * What JSON Forms wants of ajv, without ajv: it makes one of its own, which compiles by eval, unless one is handed in
 * (stack section 7). Only `compile` and `validate` are ever called.
 */
export const ajvShim = { compile, validate: satisfies } as unknown as Ajv

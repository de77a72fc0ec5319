import type { FormSchema } from '../schema/formSchema.ts'
import { indexSchema } from './interpret/schemaIndex.ts'
import type { SchemaIndex } from './interpret/schemaIndex.ts'

const compiled = new WeakMap<FormSchema, SchemaIndex>()

/**
 * A schema made ready to be interpreted: no code is made from strings, so the page needs no `unsafe-eval` (design
 * section 6). Addresses and references are found once; any part can then be checked on its own.
 */
export function compileSchema(schema: FormSchema): SchemaIndex {
  const known = compiled.get(schema)
  if (known) return known
  const fresh = indexSchema(schema)
  compiled.set(schema, fresh)
  return fresh
}

import { indexOfSchema } from '#contract/rules/schema/schemaIndex.ts'
import type { SchemaIndex } from '#contract/rules/schema/schemaIndex.ts'
import type { FormSchema } from '../schema/formSchema.ts'

/**
 * A schema made ready to be interpreted: no code is made from strings, so the page needs no `unsafe-eval` (design
 * section 6). Addresses and references are found once; any part can then be checked on its own.
 */
export function compileSchema(schema: FormSchema): SchemaIndex<FormSchema> {
  return indexOfSchema(schema)
}

import { dereference, validate } from '@cfworker/json-schema'
import type { OutputUnit, Schema, SchemaDraft } from '@cfworker/json-schema'
import type { FormSchema } from '../schema/formSchema.ts'

/**
 * A schema made ready for @cfworker/json-schema, which interprets it: no code is made from strings, so the page needs
 * no `unsafe-eval` (design section 6). References are resolved once; any part can then be checked on its own.
 */
export type CompiledSchema = {
  root: FormSchema
  /** Checks a value against a part of `root`; `at` and `schemaAt` start with '#'. */
  check(value: unknown, part: FormSchema, at?: string, schemaAt?: string): readonly OutputUnit[]
  /** The schema that a reference inside `root` leads to. */
  target(schema: FormSchema): FormSchema | undefined
}

function draftOf(schema: FormSchema): SchemaDraft {
  const dialect = String(schema.$schema ?? '')
  if (dialect.includes('2020-12')) return '2020-12'
  if (dialect.includes('2019-09')) return '2019-09'
  return dialect.includes('draft-04') ? '4' : '7'
}

const compiled = new WeakMap<FormSchema, CompiledSchema>()

export function compileSchema(schema: FormSchema): CompiledSchema {
  const known = compiled.get(schema)
  if (known) return known
  const fresh = compile(schema)
  compiled.set(schema, fresh)
  return fresh
}

function compile(schema: FormSchema): CompiledSchema {
  // The library writes addresses into the schema; the caller's own object stays as it is.
  const root = structuredClone(schema) as FormSchema
  const draft = draftOf(root)
  let lookup: ReturnType<typeof dereference> = {}
  try {
    lookup = dereference(root as Schema)
  } catch {
    // Two parts claim one address: references into it stay unresolved, the rest is checked.
  }
  return {
    root,
    check(value, part, at = '#', schemaAt = '#') {
      try {
        return validate(value, part as Schema, draft, lookup, false, null, at, schemaAt).errors
      } catch {
        // A reference that leads nowhere or in a circle, or a pattern that is none. The server judges such a schema.
        return []
      }
    },
    target: ({ __absolute_ref__: address, $ref }) => lookup[String(address ?? $ref)] as FormSchema | undefined,
  }
}

import { Resolve, toDataPathSegments } from '@jsonforms/core'
import type { JsonSchema } from '@jsonforms/core'
import { childPointer, getAt } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import type { FormSchema } from './formSchema.ts'

/** References that lead to references: more than this is a circle. */
const MAX_STEPS = 16

const followed = new WeakMap<FormSchema, FormSchema>()

/**
 * The schema that a local `$ref` stands for, with the words that stand beside the reference. A reference that leads
 * nowhere, or abroad, stays as it is and is drawn as JSON.
 */
export function followRef(schema: FormSchema, root: FormSchema): FormSchema {
  if (schema.$ref === undefined) return schema
  const known = followed.get(schema)
  if (known) return known
  let found = schema
  for (let step = 0; step < MAX_STEPS && found.$ref?.startsWith('#'); step++) {
    const { $ref, ...beside } = found
    const target = getAt(root, decodeURIComponent($ref.slice(1)))
    if (typeof target !== 'object' || target === null) break
    found = { ...(target as FormSchema), ...beside }
  }
  followed.set(schema, found)
  return found
}

const byScope = new WeakMap<FormSchema, Map<string, FormSchema | undefined>>()

/** The schema of a control: JSON Forms reads the scope, references are followed. */
export function schemaAt(scope: string, schema: FormSchema, root: FormSchema): FormSchema | undefined {
  const scopes = byScope.get(schema) ?? new Map<string, FormSchema | undefined>()
  byScope.set(schema, scopes)
  if (!scopes.has(scope)) {
    const found = Resolve.schema(schema as JsonSchema, scope, root as JsonSchema) as FormSchema | undefined
    scopes.set(scope, found && followRef(found, root))
  }
  return scopes.get(scope)
}

const pointers = new Map<string, string>()

/** Where a control's data stands: `path` is the pointer of the object that its schema describes. */
export function dataPointer(path: Pointer, scope: string): Pointer {
  let below = pointers.get(scope)
  if (below === undefined) {
    below = toDataPathSegments(scope).reduce<Pointer>(childPointer, '')
    pointers.set(scope, below)
  }
  return path + below
}

const merged = new WeakMap<FormSchema, FormSchema>()

/** A schema with the parts of its `allOf` taken in: properties and required names of all of them. */
export function mergeAllOf(schema: FormSchema, root: FormSchema): FormSchema {
  if (!schema.allOf) return schema
  const known = merged.get(schema)
  if (known) return known
  const { allOf, ...own } = schema
  const parts = [...allOf.map((part) => followRef(part, root)), own as FormSchema]
  const whole: FormSchema = {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
    required: parts.flatMap((part) => part.required ?? []),
  }
  merged.set(schema, whole)
  return whole
}

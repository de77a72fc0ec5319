import { Resolve } from '@jsonforms/core'
import type { JsonSchema } from '@jsonforms/core'
import { isObject, own } from '#contract/rules/diff/json.ts'
import { pathOf } from '#contract/rules/diff/pointer.ts'
import { childPointer } from '../data/pointer.ts'
import type { Pointer } from '../data/pointer.ts'
import { compileSchema } from '../validation/compileSchema.ts'
import type { FormSchema } from './formSchema.ts'

/** References that lead to references, parts that have parts: more than this is a circle. */
const MAX_STEPS = 32

const followed = new WeakMap<FormSchema, FormSchema>()

/** A schema may be a yes or no: anything goes, or nothing does. */
export function asSchema(part: unknown): FormSchema {
  if (isObject(part)) return part as FormSchema
  return part === false ? NOTHING : ANYTHING
}
const ANYTHING: FormSchema = {}
const NOTHING: FormSchema = { not: {} }

/**
 * The schema that a `$ref` within the document stands for, with the words that stand beside the reference. A reference
 * that leads nowhere, or abroad, stays as it is and is drawn as JSON.
 */
export function followRef(schema: FormSchema, root: FormSchema): FormSchema {
  if (typeof schema.$ref !== 'string') return schema
  const known = followed.get(schema)
  if (known) return known
  const index = compileSchema(root)
  let found = schema
  for (let step = 0; step < MAX_STEPS && typeof found.$ref === 'string'; step++) {
    const { $ref, ...beside } = found
    const target = index.resolve($ref, found)
    if (target === undefined) break
    found = index.adopt({ ...asSchema(target), ...beside } as FormSchema, asSchema(target))
  }
  followed.set(schema, found)
  return found
}

const merged = new WeakMap<FormSchema, FormSchema>()

/** Two schemas of one property, or of one list's rows, both of which count. */
function both(a: FormSchema | undefined, b: FormSchema): FormSchema {
  return a === undefined || a === b ? b : { allOf: [a, b] }
}

function mergeProperties(parts: readonly FormSchema[]): Record<string, FormSchema> | undefined {
  const all = parts.flatMap((part) => Object.entries(part.properties ?? {}))
  if (all.length === 0) return undefined
  const found = new Map<string, FormSchema>()
  for (const [name, property] of all) found.set(name, both(found.get(name), property))
  return Object.fromEntries(found)
}

const MERGED_APART = ['properties', 'required', 'items', 'enum', 'if', 'then', 'else', 'x-when'] as const

/** A condition of a schema and what it brings. */
type When = { if?: unknown; then?: unknown; else?: unknown }

/** Every condition of a schema, those of its parts included. */
export function whensOf(schema: FormSchema): readonly When[] {
  const { if: condition, then, else: otherwise } = schema
  const more = (schema['x-when'] ?? []) as readonly When[]
  return condition === undefined ? more : [{ if: condition, then, else: otherwise }, ...more]
}

function mergeParts(parts: readonly FormSchema[]): FormSchema {
  const properties = mergeProperties(parts)
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))]
  const items = parts.map((part) => part.items).filter((one) => isObject(one)) as FormSchema[]
  const whens = parts.flatMap(whensOf)
  const enums = parts.map((part) => part.enum).filter((one) => Array.isArray(one))
  const plain = parts.map((part) => {
    const copy: Record<string, unknown> = { ...part }
    for (const key of MERGED_APART) if (key !== 'items' || isObject(part.items)) delete copy[key]
    return copy
  })
  return {
    ...Object.assign({}, ...plain),
    ...(properties && { properties }),
    ...(whens.length > 0 && { 'x-when': whens }),
    ...(required.length > 0 && { required }),
    ...(items.length > 0 && { items: items.reduce((a, b) => both(a, b)) }),
    ...(enums.length > 0 && { enum: enums.reduce((a, b) => a.filter((value) => b.includes(value))) }),
  } as FormSchema
}

/** Alternatives in several parts cannot all be asked for at once: beyond the first they are only checked. */
function flatParts(schema: FormSchema, root: FormSchema, depth: number): FormSchema[] {
  const { allOf, ...own } = followRef(schema, root)
  if (!Array.isArray(allOf) || depth > MAX_STEPS) return [own as FormSchema]
  return [
    ...(allOf as readonly unknown[]).flatMap((part) => flatParts(asSchema(part), root, depth + 1)),
    own as FormSchema,
  ]
}

/** A schema with the parts of its `allOf` taken in: what a person sees as one thing. */
function mergeAllOf(schema: FormSchema, root: FormSchema): FormSchema {
  if (!Array.isArray(schema.allOf)) return schema
  const known = merged.get(schema)
  if (known) return known
  const whole = mergeParts(flatParts(schema, root, 0))
  merged.set(schema, whole)
  return whole
}

const drawn = new WeakMap<FormSchema, FormSchema>()

const isNull = (part: unknown) => isObject(part) && part.type === 'null'

/** 'This or null' is this, and may be empty. */
function withoutNull(schema: FormSchema): FormSchema | undefined {
  for (const key of ['anyOf', 'oneOf'] as const) {
    const list = schema[key]
    if (!Array.isArray(list)) continue
    const rest = (list as readonly FormSchema[]).filter((part) => !isNull(part))
    if (rest.length !== 1) continue
    const { [key]: _list, ...beside } = schema
    return { allOf: [{ ...beside, nullable: true } as FormSchema, rest[0] as FormSchema] }
  }
  return undefined
}

/** What a schema is drawn as: references followed, parts taken together, 'or null' left out. */
export function drawnSchema(part: FormSchema | boolean, root: FormSchema): FormSchema {
  const schema = asSchema(part)
  const known = drawn.get(schema)
  if (known) return known
  let found = schema
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = mergeAllOf(followRef(found, root), root)
    const single = withoutNull(next)
    if (next === found && !single) break
    found = single ?? next
  }
  drawn.set(schema, found)
  return found
}

/** Keywords whose value is schemas by name. */
const NAMING: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
])

const byScope = new WeakMap<FormSchema, Map<string, FormSchema | undefined>>()

function find(scope: string, schema: FormSchema, root: FormSchema): FormSchema | undefined {
  let at: unknown = schema
  let isNames = false
  for (const segment of pathOf(scope.replace(/^#/, ''))) {
    // Among names nothing is a keyword: a field may be called '$ref' or 'allOf'.
    const inside: unknown = isObject(at) && !isNames ? drawnSchema(at as FormSchema, root) : at
    isNames = !isNames && NAMING.has(segment)
    at = Array.isArray(inside)
      ? (inside as unknown[])[Number(segment)]
      : isObject(inside)
        ? own(inside, segment)
        : undefined
    if (at === undefined) break
  }
  if (at !== undefined) return asSchema(at)
  // JSON Forms also looks into alternatives.
  return Resolve.schema(schema as JsonSchema, scope, root as JsonSchema) as FormSchema | undefined
}

/** The schema of a control's place. */
export function schemaAt(scope: string, schema: FormSchema, root: FormSchema): FormSchema | undefined {
  const scopes = byScope.get(schema) ?? new Map<string, FormSchema | undefined>()
  byScope.set(schema, scopes)
  if (!scopes.has(scope)) {
    const found = find(scope, schema, root)
    scopes.set(scope, found && drawnSchema(found, root))
  }
  return scopes.get(scope)
}

const pointers = new Map<string, string>()
const KEPT = 20_000

/** Where a control's data stands: `path` is the pointer of the object that its schema describes. */
export function dataPointer(path: Pointer, scope: string): Pointer {
  let below = pointers.get(scope)
  if (below === undefined) {
    if (pointers.size > KEPT) pointers.clear()
    // '#/properties/a/properties/b': every second step names a property.
    below = pathOf(scope.replace(/^#/, ''))
      .filter((_step, index) => index % 2 === 1)
      .reduce<Pointer>(childPointer, '')
    pointers.set(scope, below)
  }
  return path + below
}

import type { Texts } from '#contract/values/languages.ts'

/**
 * Where a type's documents name other documents: fields whose schema says `x-refers` (schemaWords). `path` leads
 * through objects and lists alike, so that the ids of a list of objects have the path of one of them.
 */
type Reference = {
  path: readonly string[]
  types: readonly string[]
  /** The name on screen of the field, or of the nearest list or object around it that has one. */
  label: Texts | undefined
}

type Schema = Readonly<Record<string, unknown>>

/** Deeper than any form goes; a schema may refer to itself. */
const MAX_DEPTH = 6

const known = new WeakMap<object, readonly Reference[]>()

/** Every reference of a data schema, found once per schema. */
export function referencesIn(schema: Schema): readonly Reference[] {
  const found = known.get(schema) ?? find(schema, [], undefined)
  known.set(schema, found)
  return found
}

/** Ids of the documents that a schema says its text names; undefined where it names none. */
export function refersTo(schema: Schema): readonly string[] | undefined {
  const own = schema['x-refers']
  if (Array.isArray(own)) return own.filter((type) => typeof type === 'string')
  return isSchema(schema.items) ? refersTo(schema.items) : undefined
}

function find(schema: Schema, path: readonly string[], around: Texts | undefined): Reference[] {
  const label = (schema['x-label'] as Texts | undefined) ?? around
  const types = refersTo(schema)
  if (types) return [{ path, types, label }]
  if (path.length >= MAX_DEPTH) return []
  const holder = isSchema(schema.items) ? schema.items : schema
  if (!isSchema(holder.properties)) return []
  return Object.entries(holder.properties).flatMap(([name, part]) =>
    isSchema(part) ? find(part, [...path, name], label) : [],
  )
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every word at a path, through objects and lists alike: of `rel.id` the ids of all that `rel` lists. */
export function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path))
  const [head, ...rest] = path
  if (head !== undefined) return isSchema(value) ? valuesAt(value[head], rest) : []
  return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : []
}

/** Ids of the documents that a text names, each once; its parent is among them. */
export function referencedIds(schema: Schema, text: Schema, parent = 'parent'): string[] {
  const paths = [[parent], ...referencesIn(schema).map(({ path }) => path)]
  return [...new Set(paths.flatMap((path) => valuesAt(text, path)))].filter((id) => id !== '')
}

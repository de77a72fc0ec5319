import { isObject, own, type JsonObject } from '../diff/json.ts'
import { boundedPattern } from '../schema/patterns/boundedPattern.ts'
import { indexOfSchema } from '../schema/schemaIndex.ts'

/**
 * What a JSON Schema (draft-07 or 2020-12) knows of one place in the data: every subschema that may speak of it, with
 * $ref, allOf and alternatives gathered. `certain` are those that hold whatever the data; alternatives (anyOf, oneOf,
 * if/then/else, dependent schemas) only widen what is known. No validation happens here.
 */
export type SchemaView = { certain: readonly JsonObject[]; all: readonly JsonObject[] }

/** What the view says of one property: whether it is known, and the schemas of its value. */
type PropertyView = { known: boolean; declared: boolean; schemas: readonly unknown[] }

const UNKNOWN: PropertyView = { known: false, declared: false, schemas: [] }

/**
 * Views by their document and the one schema that they begin at: a job asks for the same ones with each of its titles.
 * Schemas are never changed in place.
 */
const kept = new WeakMap<JsonObject, WeakMap<JsonObject, SchemaView>>()

export function viewOf(root: unknown, schemas: readonly unknown[]): SchemaView {
  const [only] = schemas
  if (schemas.length !== 1 || !isObject(root) || !isObject(only)) return gathered(root, schemas)
  const known = kept.get(root)?.get(only)
  if (known) return known
  const views = kept.get(root) ?? new WeakMap<JsonObject, SchemaView>()
  const view = gathered(root, schemas)
  kept.set(root, views.set(only, view))
  return view
}

function gathered(root: unknown, schemas: readonly unknown[]): SchemaView {
  const certain = gather(root, schemas, () => [])
  return { certain, all: gather(root, schemas, alternatives) }
}

/** Follows $ref and allOf, and what `further` adds; a schema that refers to itself is met once. */
function gather(root: unknown, schemas: readonly unknown[], further: (schema: JsonObject) => unknown[]): JsonObject[] {
  const met = new Set<JsonObject>()
  const open = new Set(schemas)
  // A set's walk meets what is put in on the way.
  for (const schema of open) {
    if (!isObject(schema)) continue
    met.add(schema)
    for (const next of [...referred(root, schema), ...list(own(schema, 'allOf')), ...further(schema)]) open.add(next)
  }
  return [...met]
}

function alternatives(schema: JsonObject): unknown[] {
  const dependent = [own(schema, 'dependentSchemas'), own(schema, 'dependencies')]
  return [
    ...list(own(schema, 'anyOf')),
    ...list(own(schema, 'oneOf')),
    own(schema, 'if'),
    own(schema, 'then'),
    own(schema, 'else'),
    ...dependent.flatMap((map) => (isObject(map) ? Object.values(map) : [])),
  ]
}

/** References inside the same document; any other is refused when the type is stored, and nothing here. */
function referred(root: unknown, schema: JsonObject): unknown[] {
  if (!isObject(root)) return []
  return REFERENCES.flatMap((keyword) => {
    const ref = own(schema, keyword)
    return typeof ref === 'string' ? [indexOfSchema(root).resolve(ref, schema)] : []
  })
}

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What views say of names that their schemas list: a save asks for the same ones of each entry, several times. */
const listed = new WeakMap<SchemaView, Map<string, PropertyView>>()
const required = new WeakMap<SchemaView, ReadonlySet<string>>()

export function propertyOf(view: SchemaView, key: string): PropertyView {
  const known = listed.get(view)?.get(key)
  if (known) return known
  const property = propertyAt(view, key)
  // Names that only patterns or nothing at all declare come from whoever sends them, and have no end.
  if (view.all.some((schema) => lists(schema, key))) {
    const names = listed.get(view) ?? new Map<string, PropertyView>()
    listed.set(view, names.set(key, property))
  }
  return property
}

/**
 * A property is known where a schema declares it, or where further properties are allowed in so many words, or where
 * the schemas declare none at all (a free object). Being silent about further properties does not make them known:
 * that is what 'non-schema properties' means (specification section 5).
 */
function propertyAt(view: SchemaView, key: string): PropertyView {
  if (key === '__proto__') return UNKNOWN
  const declared = view.all.flatMap((schema) => declaredBy(schema, key))
  if (declared.length > 0) {
    const schemas = declared.filter((schema) => schema !== false)
    return { known: schemas.length > 0, declared: schemas.length > 0, schemas }
  }
  const further = view.all.flatMap((schema) => [
    own(schema, 'additionalProperties'),
    own(schema, 'unevaluatedProperties'),
  ])
  const allowed = further.filter((schema) => schema === true || isObject(schema))
  if (allowed.length > 0) return { known: true, declared: false, schemas: allowed }
  const free = !further.includes(false) && !view.all.some(namesProperties)
  return free ? { known: true, declared: false, schemas: [] } : UNKNOWN
}

function declaredBy(schema: JsonObject, key: string): unknown[] {
  const properties = own(schema, 'properties')
  const patterns = own(schema, 'patternProperties')
  const named = isObject(properties) && Object.hasOwn(properties, key) ? [properties[key]] : []
  const matched = isObject(patterns) ? Object.entries(patterns).filter(([pattern]) => matches(pattern, key)) : []
  return [...named, ...matched.map(([, value]) => value)]
}

function lists(schema: JsonObject, key: string): boolean {
  const properties = own(schema, 'properties')
  return isObject(properties) && Object.hasOwn(properties, key)
}

const namesProperties = (schema: JsonObject) =>
  isObject(own(schema, 'properties')) || isObject(own(schema, 'patternProperties'))

/** In time linear in the name, whatever the pattern; one that cannot be judged so may mean any name. */
function matches(pattern: string, key: string): boolean {
  const { how, test } = boundedPattern(pattern)
  return how !== 'broken' && test(key)
}

/** Names that are required whatever the data. */
export function requiredOf(view: SchemaView): ReadonlySet<string> {
  const known = required.get(view)
  if (known) return known
  const named = view.certain.flatMap((schema) => list(own(schema, 'required')))
  const names = new Set(named.filter((name) => typeof name === 'string'))
  required.set(view, names)
  return names
}

/** Places of a tuple have a meaning of their own, so its entries never move. */
export function isTuple(view: SchemaView): boolean {
  return view.all.some((schema) => Array.isArray(own(schema, 'prefixItems')) || Array.isArray(own(schema, 'items')))
}

/** The schemas of the entry at an index. */
export function itemsOf(view: SchemaView, index: number): readonly unknown[] {
  return view.all.flatMap((schema) => {
    const items = own(schema, 'items')
    const places = Array.isArray(items) ? items : list(own(schema, 'prefixItems'))
    if (index < places.length) return [places[index]]
    const rest = Array.isArray(items) ? own(schema, 'additionalItems') : items
    return isObject(rest) ? [rest] : []
  })
}

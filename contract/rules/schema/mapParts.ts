import { isObject, put, type JsonObject } from '../diff/json.ts'
import { pointerOf } from '../diff/pointer.ts'

/** A schema as far as its parts are concerned: any keyword may stand in it. */
export type SchemaObject = { readonly [keyword: string]: unknown }

/** Keywords whose value is a schema, a list of schemas, or schemas by name. Everything else of a schema is data. */
const ONE: ReadonlySet<string> = new Set([
  ...['additionalItems', 'additionalProperties', 'contains', 'else', 'if', 'items', 'not', 'propertyNames', 'then'],
  ...['unevaluatedItems', 'unevaluatedProperties'],
])
const SEVERAL: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems'])
const BY_NAME: ReadonlySet<string> = new Set([
  ...['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties'],
])

type Part<S> = {
  schema: S
  /** The keyword under which it stands. */
  keyword: string
  /** Its JSON pointer: in a name, `/` and `~` are `~1` and `~0`. */
  at: string
}

/** The schema with each schema directly inside it changed; the same object where none of them is. */
export function mapParts<S extends SchemaObject>(schema: S, change: (part: Part<S>) => unknown, at = ''): S {
  const places = placesIn(schema, at)
  // Plain loops: whoever walks a schema of a thousand levels by this has few frames to spare for each of them.
  let copy: JsonObject | undefined
  const copies = new Map<string, JsonObject>()
  for (const { part, name } of places) {
    const changed = change(part)
    if (Object.is(changed, part.schema)) continue
    copy ??= { ...schema }
    if (name === undefined) {
      put(copy, part.keyword, changed)
      continue
    }
    const inner = copies.get(part.keyword) ?? copyOf(schema[part.keyword])
    put(inner, String(name), changed)
    copies.set(part.keyword, inner)
  }
  for (const [keyword, inner] of copies) put(copy ?? {}, keyword, inner)
  return (copy ?? schema) as S
}

type Place<S> = { part: Part<S>; name: string | number | undefined }

function placesIn<S extends SchemaObject>(schema: S, at: string): Place<S>[] {
  const places: Place<S>[] = []
  const note = (keyword: string, value: unknown, name?: string | number) => {
    if (!isObject(value)) return
    const place = pointerOf(name === undefined ? [keyword] : [keyword, name])
    places.push({ part: { schema: value as unknown as S, keyword, at: at + place }, name })
  }
  for (const [keyword, value] of Object.entries(schema)) {
    if (Array.isArray(value)) {
      if (SEVERAL.has(keyword)) value.forEach((each: unknown, index) => note(keyword, each, index))
    } else if (ONE.has(keyword)) note(keyword, value)
    else if (BY_NAME.has(keyword) && isObject(value))
      for (const [name, each] of Object.entries(value)) note(keyword, each, name)
  }
  return places
}

/** A list is written to by its indexes as an object is by its names. */
const copyOf = (value: unknown) =>
  (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as JsonObject

/** The schemas directly inside a schema, in the order in which they stand there. */
export function partsOf<S extends SchemaObject>(schema: S, at = ''): Part<S>[] {
  return placesIn(schema, at).map(({ part }) => part)
}

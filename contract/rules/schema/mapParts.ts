import { isObject } from '../diff/json.ts'
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
  const one = (keyword: string, value: unknown, ...place: (string | number)[]) =>
    isObject(value)
      ? change({ schema: value as unknown as S, keyword, at: at + pointerOf([keyword, ...place]) })
      : value
  const inside = (keyword: string, value: unknown): unknown => {
    if (Array.isArray(value))
      return SEVERAL.has(keyword)
        ? kept(
            value,
            value.map((each, index) => one(keyword, each, index)),
          )
        : value
    if (ONE.has(keyword)) return one(keyword, value)
    return BY_NAME.has(keyword) && isObject(value)
      ? withEntries(value, (name, each) => one(keyword, each, name))
      : value
  }
  return withEntries(schema, inside)
}

/** The schemas directly inside a schema, in the order in which they stand there. */
export function partsOf<S extends SchemaObject>(schema: S, at = ''): Part<S>[] {
  const parts: Part<S>[] = []
  const note = (part: Part<S>) => {
    parts.push(part)
    return part.schema
  }
  mapParts(schema, note, at)
  return parts
}

function withEntries<Value extends SchemaObject>(value: Value, change: (key: string, one: unknown) => unknown): Value {
  const entries = Object.entries(value).map(([key, one]) => [key, change(key, one)] as const)
  const isSame = entries.every(([key, one]) => Object.is(one, value[key]))
  return isSame ? value : (Object.fromEntries(entries) as Value)
}

function kept(list: readonly unknown[], changed: readonly unknown[]): readonly unknown[] {
  return changed.every((one, index) => Object.is(one, list[index])) ? list : changed
}

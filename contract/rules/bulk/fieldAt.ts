import { KEPT_FIELDS } from '#contract/schemas/contentRecord.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import { NOT_PAYLOAD } from '../payload/payloadOf.ts'
import { isTuple, itemsOf, propertyOf, viewOf } from '../payload/schemaView.ts'

/**
 * What stands at a path of a change set. `language`: the text of one language, `texts`: all of them; `perProduct`: a
 * list of instants, one per product.
 */
export type FieldKind =
  'text' | 'number' | 'boolean' | 'date' | 'instant' | 'list' | 'texts' | 'language' | 'perProduct' | 'object'

export type BulkField = {
  /** Property names from the top; of `language` without the language. */
  path: readonly string[]
  kind: FieldKind
  lang?: string
  /** The keywords of its place as one schema. */
  schema: JsonObject
  /** The same of the entries of a list. */
  entry?: JsonObject
  isReadOnly: boolean
}

/** Written by the server alone, or only when a title is made. */
const SERVER_OWNED: ReadonlySet<string> = new Set([...NOT_PAYLOAD, ...KEPT_FIELDS, 'ex_id'])
/** Deepest property that a bulk change names: 'provider.n'. */
const DEPTH = 2

/** Looked up for title after title: a schema never changes once it is in use. */
const found = new WeakMap<object, Map<string, BulkField | undefined>>()

/** The field of a path ('yr', 'provider.n', 'lon.en'), undefined where the type knows none. */
export function fieldAt(schema: unknown, field: string): BulkField | undefined {
  if (!isObject(schema)) return undefined
  const known = found.get(schema) ?? new Map<string, BulkField | undefined>()
  found.set(schema, known)
  if (!known.has(field)) known.set(field, lookUp(schema, field))
  return known.get(field)
}

function lookUp(schema: unknown, field: string): BulkField | undefined {
  const names = field.split('.')
  const last = names.at(-1) ?? ''
  const whole = placeOf(schema, names)
  if (whole) return whole
  const texts = names.length > 1 ? placeOf(schema, names.slice(0, -1)) : undefined
  if (texts?.kind !== 'texts' || !texts.entry || !speaks(schema, texts.entry, last)) return undefined
  return { ...texts, kind: 'language', lang: last, schema: mergedOf(schema, textSchemas(schema, texts.entry)) }
}

function placeOf(root: unknown, path: readonly string[]): BulkField | undefined {
  if (path.length > DEPTH) return undefined
  let schemas: readonly unknown[] = [root]
  let isReadOnly = SERVER_OWNED.has(path[0] ?? '')
  for (const name of path) {
    const property = propertyOf(viewOf(root, schemas), name)
    if (!property.declared) return undefined
    schemas = property.schemas
    isReadOnly ||= mergedOf(root, schemas).readOnly === true
  }
  const schema = mergedOf(root, schemas)
  const view = viewOf(root, schemas)
  const kind = kindOf(root, schemas, schema)
  if (!kind) return undefined
  const isList = kind === 'list' || kind === 'texts' || kind === 'perProduct'
  return { path, kind, schema, isReadOnly, ...(isList ? { entry: mergedOf(root, itemsOf(view, 0)) } : {}) }
}

function kindOf(root: unknown, schemas: readonly unknown[], schema: JsonObject): FieldKind | undefined {
  switch (typeOf(schema)) {
    case 'string':
      return schema.format === 'date' ? 'date' : schema.format === 'date-time' ? 'instant' : 'text'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'object':
      return 'object'
    case 'array': {
      const view = viewOf(root, schemas)
      return isTuple(view) ? undefined : listKind(root, itemsOf(view, 0))
    }
    default:
      return undefined
  }
}

function listKind(root: unknown, items: readonly unknown[]): FieldKind {
  const entry = viewOf(root, items)
  const declares = (name: string) => propertyOf(entry, name).declared
  if (declares('lang') && declares('n')) return 'texts'
  const value = mergedOf(root, propertyOf(entry, 'value').schemas)
  return declares('prd') && declares('value') && value.format === 'date-time' ? 'perProduct' : 'list'
}

function typeOf(schema: JsonObject): unknown {
  const type = own(schema, 'type')
  if (type !== undefined) return Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (Array.isArray(schema.enum)) return typeof schema.enum[0]
  return schema.properties === undefined ? undefined : 'object'
}

function textSchemas(root: unknown, entry: JsonObject): readonly unknown[] {
  return propertyOf(viewOf(root, [entry]), 'n').schemas
}

function speaks(root: unknown, entry: JsonObject, lang: string): boolean {
  const known = mergedOf(root, propertyOf(viewOf(root, [entry]), 'lang').schemas).enum
  return Array.isArray(known) ? known.includes(lang) : /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(lang)
}

/** Languages that a field of texts may be in, where its schema names them. */
export function languagesOf(root: unknown, entry: JsonObject): string[] | undefined {
  const known = mergedOf(root, propertyOf(viewOf(root, [entry]), 'lang').schemas).enum
  return Array.isArray(known) ? known.filter((lang): lang is string => typeof lang === 'string') : undefined
}

/** The keywords of a place as one schema; the first that says something counts. */
function mergedOf(root: unknown, schemas: readonly unknown[]): JsonObject {
  return Object.assign({}, ...viewOf(root, schemas).all.toReversed()) as JsonObject
}

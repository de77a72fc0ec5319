import { JSON_DEPTH } from '#contract/values/limits.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import { pointerOf } from '../diff/pointer.ts'
import { NOT_PAYLOAD } from './payloadOf.ts'
import { rebuildRequired } from './rebuildRequired.ts'
import { isTuple, itemsOf, propertyOf, requiredOf, viewOf, type SchemaView } from './schemaView.ts'

type CleanPayload = {
  payload: JsonObject
  /**
   * JSON pointers with indexes, into the given value, of properties that the schema does not know (named in `wrng`).
   * The server's own fields, the status and the warnings are dropped without a word.
   */
  dropped: string[]
}

/** `path`: where it is by now; it is written down for what is dropped alone. */
type Cleaning = { root: unknown; dropped: string[]; path: (string | number)[] }

/**
 * Section 5's payload cleaning, done by the console before it sends and by the server before it stores: texts trimmed;
 * null and what the schema does not know dropped; empty lists and objects dropped unless required; localized entries
 * with a language and no name removed; missing required fields rebuilt from the schema. Cleaning twice changes nothing.
 */
export function cleanPayload(schema: unknown, value: unknown): CleanPayload {
  const cleaning: Cleaning = { root: schema, dropped: [], path: [] }
  const payload = cleanObject(cleaning, [schema], isObject(value) ? value : {})
  rebuild(cleaning, [schema], payload)
  return { payload, dropped: cleaning.dropped }
}

/** One value by the schemas of its place, without a report: undefined where nothing is left of it. */
export function cleanValue(root: unknown, schemas: readonly unknown[], value: unknown): unknown {
  return clean({ root, dropped: [], path: [] }, schemas, value, false)
}

function clean(at: Cleaning, schemas: readonly unknown[], value: unknown, required: boolean): unknown {
  if (at.path.length > 2 * JSON_DEPTH) return undefined
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (Array.isArray(value)) {
    const entries = cleanList(at, schemas, value)
    return entries.length > 0 || required ? entries : undefined
  }
  if (!isObject(value)) return undefined
  const cleaned = cleanObject(at, schemas, value)
  if (Object.keys(cleaned).length === 0 && !required) return undefined
  rebuild(at, schemas, cleaned)
  return cleaned
}

/** What stands under a name or at a place of what is cleaned. */
function cleanWithin(
  at: Cleaning,
  step: string | number,
  schemas: readonly unknown[],
  value: unknown,
  required: boolean,
): unknown {
  at.path.push(step)
  const kept = clean(at, schemas, value, required)
  at.path.pop()
  return kept
}

function cleanObject(at: Cleaning, schemas: readonly unknown[], value: JsonObject): JsonObject {
  const view = viewOf(at.root, schemas)
  const required = requiredOf(view)
  const cleaned: JsonObject = {}
  for (const key of Object.keys(value)) {
    const entry = value[key]
    if (entry === undefined || entry === null) continue
    const property = propertyOf(view, key)
    if (!property.known) {
      if (at.path.length > 0 || !NOT_PAYLOAD.has(key)) at.dropped.push(pointerOf([...at.path, key]))
      continue
    }
    const kept = cleanWithin(at, key, property.schemas, entry, required.has(key))
    if (kept !== undefined) cleaned[key] = kept
  }
  return cleaned
}

function cleanList(at: Cleaning, schemas: readonly unknown[], value: readonly unknown[]): unknown[] {
  const view = viewOf(at.root, schemas)
  const tuple = isTuple(view)
  const all = tuple ? undefined : itemsOf(view, 0)
  return value.flatMap((entry, index) => {
    const items = all ?? itemsOf(view, index)
    const kept = cleanWithin(at, index, items, entry, tuple)
    if (tuple) return [kept ?? null]
    return kept === undefined || isNameless(viewOf(at.root, items), entry, kept) ? [] : [kept]
  })
}

/** {lang: 'ms'} or {lang: 'ms', n: ' '} in a list of names. An entry that is not about a name keeps its language. */
function isNameless(view: SchemaView, raw: unknown, cleaned: unknown): boolean {
  if (!isObject(raw) || !isObject(cleaned) || typeof own(cleaned, 'lang') !== 'string') return false
  const name = own(cleaned, 'n')
  if (name !== undefined && name !== '') return false
  const property = propertyOf(view, 'n')
  return property.declared || (property.known && Object.hasOwn(raw, 'n'))
}

function rebuild(at: Cleaning, schemas: readonly unknown[], cleaned: JsonObject): void {
  const view = viewOf(at.root, schemas)
  for (const key of requiredOf(view)) {
    if (Object.hasOwn(cleaned, key)) continue
    const property = propertyOf(view, key)
    if (!property.known) continue
    const rebuilt = rebuildRequired(at.root, property.schemas)
    // A default of the schema is cleaned like any other value.
    const value =
      rebuilt === undefined
        ? undefined
        : clean({ root: at.root, dropped: [], path: [key] }, property.schemas, rebuilt, true)
    if (value !== undefined) cleaned[key] = value
  }
}

import { parseDate } from '../dates/parseDate.ts'
import { isTimeZone } from '../dates/zonedParts.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import { pointerOf, valueAt } from '../diff/pointer.ts'
import { hasLetterOrDigit } from '../names/hasLetterOrDigit.ts'
import { isLocalizedSchema } from '../names/isLocalizedSchema.ts'

/**
 * What no JSON Schema says about a record. `nameList`: a name without a letter or digit; `namesMissing`: a language
 * whose name is blank, which only publishing minds; `beforeStart`: an end that lies before its start; `tooLong`: one
 * that lies too far behind it; `noZone`: a time zone that does not exist.
 */
export type RecordProblem = {
  field: string
  keyword: 'nameList' | 'namesMissing' | 'beforeStart' | 'tooLong' | 'noZone'
  params?: { hours: number }
}

const HOUR_MS = 3_600_000

type Schema = { readonly [keyword: string]: unknown }
type Path = readonly (string | number)[]

/** Follows a reference of the schema, where the schema has any. */
type Resolve = (schema: Schema) => Schema

/**
 * Problems by field of a record of a schema: names that viewers see (`x-publish` on a localized list, specification
 * section 5), windows that end before they start (`x-after`) or last too long (`x-longest`), and zones that nobody knows
 * (`x-zone`). Absent dates restrict nothing, nor do unreadable ones.
 */
export function recordProblems(schema: Schema, record: unknown, resolve?: Resolve): RecordProblem[] {
  const found: RecordProblem[] = []
  const look = (given: Schema, value: unknown, path: Path, beside: unknown): void => {
    if (value === undefined || value === null || (!resolve && !saysRules(given))) return
    const one = resolve ? resolve(given) : given
    if (one['x-publish'] === true && isLocalizedSchema(one)) found.push(...nameProblems(value, path))
    found.push(...windowProblems(one, value, path, beside, record))
    if (one['x-zone'] === true && typeof value === 'string' && !isTimeZone(value))
      found.push({ field: pointerOf(path), keyword: 'noZone' })
    if (isObject(value)) {
      const properties = isObject(one.properties) ? one.properties : {}
      // Most of what a type knows is absent from a record.
      for (const name of resolve ? Object.keys(properties) : ruled(properties)) {
        const inner = own(value, name)
        const part = inner === undefined ? undefined : properties[name]
        if (isObject(part)) look(part, inner, [...path, name], value)
      }
    }
    if (Array.isArray(value) && isObject(one.items) && (resolve || saysRules(one.items))) {
      const { items } = one
      value.forEach((entry, index) => look(items as Schema, entry, [...path, index], value))
    }
  }
  look(schema, record, [], undefined)
  return found
}

const RULES = ['x-publish', 'x-after', 'x-zone'] as const
const known = new WeakMap<Schema, boolean>()

/** Whether a schema, or a part of it, has any of these rules; most of a record has none. */
function saysRules(schema: Schema): boolean {
  const found = known.get(schema)
  if (found !== undefined) return found
  const { properties, items } = schema
  const parts = [...(isObject(properties) ? Object.values(properties) : []), items].filter(isObject)
  const is = RULES.some((rule) => schema[rule] !== undefined) || parts.some(saysRules)
  known.set(schema, is)
  return is
}

const knownNames = new WeakMap<JsonObject, readonly string[]>()

/** Names of the properties that have such rules, in the schema's order. */
function ruled(properties: JsonObject): readonly string[] {
  const found = knownNames.get(properties)
  if (found) return found
  const names = Object.keys(properties).filter((name) => {
    const part = properties[name]
    return isObject(part) && saysRules(part)
  })
  knownNames.set(properties, names)
  return names
}

function nameProblems(list: unknown, path: Path): RecordProblem[] {
  if (!Array.isArray(list)) return []
  const names = list.map((entry) => (isObject(entry) && typeof entry.n === 'string' ? entry.n.trim() : ''))
  const odd = names.flatMap((name, index): RecordProblem[] =>
    name === '' || hasLetterOrDigit(name) ? [] : [{ field: pointerOf([...path, index, 'n']), keyword: 'nameList' }],
  )
  return names.includes('') ? [...odd, { field: pointerOf(path), keyword: 'namesMissing' }] : odd
}

function windowProblems(
  { 'x-after': after, 'x-longest': longest }: Schema,
  value: unknown,
  path: Path,
  beside: unknown,
  record: unknown,
): RecordProblem[] {
  if (typeof after !== 'string') return []
  const start = parseDate(after.startsWith('/') ? valueAt(record, after) : isObject(beside) && own(beside, after))
  const end = parseDate(value)
  if (start === undefined || end === undefined) return []
  if (end < start) return [{ field: pointerOf(path), keyword: 'beforeStart' }]
  if (typeof longest !== 'number' || end - start <= longest) return []
  return [{ field: pointerOf(path), keyword: 'tooLong', params: { hours: longest / HOUR_MS } }]
}

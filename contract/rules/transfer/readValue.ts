import { JSON_STRING_BYTES } from '#contract/values/limits.ts'
import { isObject, own, type JsonObject } from '../diff/json.ts'
import { msOfDuration } from '../time/duration.ts'
import { partedList } from './cellOf.ts'
import type { DateFormat } from '#contract/values/dateFormats.ts'
import { readFormatted } from './dateFormats.ts'
import { plainText } from './plainText.ts'
import { hasBrokenText, hasEndless, isShallow } from './soundJson.ts'
import { textKind, type ColumnKind, type TransferColumn } from './transferColumns.ts'
import { cellProblem, type CellProblem } from './cellProblem.ts'
import { codeOfWord } from './wordsOfChoice.ts'

/** What a cell or a property means. `unknown` are words that the field has no code for and that were left out. */
export type ReadValue = { value: unknown; unknown?: string[] } | { problem: CellProblem }

/**
 * How the values of a column are meant. A column that bears the field's own name is read as an export writes it; one
 * of another catalogue in the way of such: markup in texts, genres by their words, lengths in minutes.
 */
export type ColumnReading = { foreign: boolean; unitMs: number; zone: string; dates: DateFormat }

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** Numbers, dates and yes or no are shorter. */
const LONGEST_WORD = 1_000
/** Entries of a list in one cell. */
const MOST_ENTRIES = 10_000
const YES = new Set(['true', 'yes', 'y', '1', '是', 'ya', 'ஆம்'])
const NO = new Set(['false', 'no', 'n', '0', '否', 'tidak', 'இல்லை'])
/** A stored instant stays as it is written. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

/** Reads a text of a cell, or a value of JSON, for a column. */
export function readValue({ kind, schema }: TransferColumn, raw: unknown, how: ColumnReading): ReadValue {
  if (kind === 'list') return readList(schema, raw, how)
  if (kind === 'json') return readJson(schema, raw, how)
  return readPlain(kind, schema, raw, how)
}

function readPlain(kind: ColumnKind, schema: JsonObject, value: unknown, how: ColumnReading): ReadValue {
  // Other catalogues have records where a name is all that we keep.
  const raw = how.foreign && isObject(value) ? (own(value, 'name') ?? value) : value
  if (isObject(raw) || Array.isArray(raw)) return cellProblem('oneValue')
  if (isTooLong(kind, raw)) return cellProblem('tooLong')
  switch (kind) {
    case 'integer':
    case 'number':
      return readNumber(kind, schema, raw, how)
    case 'boolean':
      return readBoolean(raw)
    case 'date':
    case 'instant':
      return readDate(kind, raw, how)
    default:
      return readText(schema, raw, how)
  }
}

/** Told before anything is looked for in it: a hostile cell costs a look. */
function isTooLong(kind: ColumnKind, raw: unknown): boolean {
  const most = kind === 'text' || kind === 'localized' ? JSON_STRING_BYTES : LONGEST_WORD
  return typeof raw === 'string' && raw.length > most
}

function readText(schema: JsonObject, raw: unknown, { foreign }: ColumnReading): ReadValue {
  const text = String(raw)
  if (!Array.isArray(own(schema, 'enum'))) return { value: foreign ? plainText(text) : text }
  const code = codeOfWord(schema, text.trim())
  if (code !== undefined) return { value: code }
  return foreign ? { value: undefined, unknown: [text.trim()] } : { value: text }
}

function readNumber(kind: 'integer' | 'number', schema: JsonObject, raw: unknown, how: ColumnReading): ReadValue {
  if (typeof raw === 'number') return { value: inUnit(schema, raw, how) }
  const text = String(raw).trim()
  if (NUMBER.test(text) && Number.isFinite(Number(text))) return { value: inUnit(schema, Number(text), how) }
  const ms = isLength(schema) ? msOfDuration(text) : undefined
  if (ms !== undefined) return { value: own(schema, 'x-unit') === 's' ? ms / 1_000 : ms }
  // A date where a year is asked for.
  const year = kind === 'integer' && isYear(schema) ? /^(\d{4})-\d\d(?:-\d\d)?\b/.exec(text)?.[1] : undefined
  if (year !== undefined) return { value: Number(year) }
  return cellProblem('number', text)
}

const isLength = (schema: JsonObject) => ['ms', 's'].includes(String(own(schema, 'x-unit')))
const isYear = (schema: JsonObject) => Number(own(schema, 'minimum')) >= 1000 && Number(own(schema, 'maximum')) <= 9999

function inUnit(schema: JsonObject, value: number, { unitMs }: ColumnReading): number {
  if (!isLength(schema)) return value
  return own(schema, 'x-unit') === 's' && unitMs > 1 ? (value * unitMs) / 1_000 : value * unitMs
}

function readBoolean(raw: unknown): ReadValue {
  if (typeof raw === 'boolean') return { value: raw }
  const text = String(raw).trim().toLowerCase()
  if (YES.has(text)) return { value: true }
  return NO.has(text) ? { value: false } : cellProblem('boolean', text)
}

function readDate(kind: 'date' | 'instant', raw: unknown, { zone, dates }: ColumnReading): ReadValue {
  const text = String(raw).trim()
  const at = readFormatted(text, dates, kind === 'date' ? 'UTC' : zone)
  if (at === undefined) return cellProblem('date', text)
  if (kind === 'instant') return { value: INSTANT.test(text) ? text : new Date(at).toISOString() }
  return { value: /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? new Date(at).toISOString().slice(0, 10) }
}

function readList(schema: JsonObject, raw: unknown, how: ColumnReading): ReadValue {
  const entries = entriesOf(raw, how)
  if (entries.length > MOST_ENTRIES) return cellProblem('tooLong')
  const values: unknown[] = []
  const unknown: string[] = []
  for (const entry of entries) {
    const read = readPlain(textKind(schema), schema, entry, how)
    if ('problem' in read) return read
    unknown.push(...(read.unknown ?? []))
    if (read.value !== undefined) values.push(read.value)
  }
  const isSet = how.foreign ? [...new Set(values)] : values
  return { value: isSet, ...(unknown.length > 0 && { unknown }) }
}

/** JSON as such; a text by our separator, of another catalogue by the one that it uses. */
function entriesOf(raw: unknown, { foreign }: ColumnReading): unknown[] {
  if (Array.isArray(raw)) return raw
  const text = String(raw)
  const json = text.startsWith('[') ? parsed(text) : undefined
  if (Array.isArray(json)) return json
  if (!foreign || text.includes('|')) return partedList(text)
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** Records and lists of them. Plain words stand for entries of which only the name is known. */
function readJson(schema: JsonObject, raw: unknown, how: ColumnReading): ReadValue {
  const value = typeof raw === 'string' ? parsed(raw) : raw
  if (how.foreign && own(schema, 'type') === 'array' && (value === undefined || isListOfWords(value)))
    return { value: named(schema, entriesOf(value ?? raw, how).map(String)) }
  return value === undefined ? cellProblem('json') : { value }
}

const isListOfWords = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** Names as entries: what else an entry may say stays unsaid. */
function named(schema: JsonObject, names: readonly string[]): unknown[] {
  const items = own(schema, 'items')
  const properties = isObject(items) ? own(items, 'properties') : undefined
  const isNamed = isObject(properties) && Object.hasOwn(properties, 'n')
  const role = isObject(properties) && isObject(properties.r) ? own(properties.r, 'enum') : undefined
  const acts = Array.isArray(role) && role.includes('actor') ? { r: 'actor' } : {}
  return isNamed ? [...new Set(names)].map((n) => ({ n, ...acts })) : [...names]
}

function parsed(text: string): unknown {
  if (!isShallow(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return hasBrokenText(value) || hasEndless(value) ? undefined : value
  } catch {
    return undefined
  }
}

import { RATIO_DEVICES } from '#contract/values/storefront.ts'
import { parseDate } from '../../dates/parseDate.ts'
import { isObject, own, put, type JsonObject } from '../../diff/json.ts'
import { FIELDS, fieldsOf, rowOf, type FieldName, type Part, type Settings } from '../fields/fieldTable.ts'
import type { Attribute, FieldKind, FieldValues, LocalName, Ratios, Rest } from '../fields/fieldValues.ts'

/** How a kind of field is read, undefined for what it cannot be, and how it is written. */
type Codec<Kind extends FieldKind> = {
  read: (value: unknown) => FieldValues[Kind] | undefined
  write: (value: FieldValues[Kind]) => unknown
}

const asItIs = <Value>(value: Value) => value
const CODECS: { readonly [Kind in FieldKind]: Codec<Kind> } = {
  names: {
    read: readNames,
    write: (names) => names.map(({ language, name, ...more }) => ({ lang: language, n: name, ...more })),
  },
  text: { read: readText, write: asItIs },
  choice: { read: readText, write: asItIs },
  words: { read: readWords, write: asItIs },
  instant: { read: (value) => parseDate(value), write: (instant) => new Date(instant).toISOString() },
  flag: { read: (value) => (typeof value === 'boolean' ? value : undefined), write: asItIs },
  seconds: { read: (value) => (typeof value === 'number' ? value : undefined), write: asItIs },
  attributes: { read: readAttributes, write: (list) => list.map(({ name, values }) => ({ n: name, val: values })) },
  ratios: { read: readRatios, write: asItIs },
  details: { read: (value) => (isObject(value) ? value : undefined), write: asItIs },
}

/**
 * Settings of a part from the wire, by the table of fields. What no form name stands for, and what a field cannot be
 * (a layout of another service), is left in `rest`, and goes back as it came.
 */
export function readSettings<P extends Part>(
  part: P,
  wire: Readonly<JsonObject>,
): { settings: Settings<P>; rest: Rest } {
  const settings: JsonObject = {}
  const rest: JsonObject = { ...wire }
  for (const name of fieldsOf(part)) {
    const value = readField(name, own(wire, FIELDS[name].wire))
    if (value === undefined) continue
    settings[name] = value
    delete rest[FIELDS[name].wire]
  }
  return { settings: settings as Settings<P>, rest }
}

/** The same the other way: what is set stands before what was kept of the wire under the same name. */
export function settingsOnWire<P extends Part>(part: P, settings: Settings<P>, rest: Rest): JsonObject {
  const wire: JsonObject = {}
  for (const [name, value] of Object.entries(rest)) put(wire, name, value)
  for (const name of fieldsOf(part)) {
    const value = (settings as JsonObject)[name]
    if (value !== undefined) wire[FIELDS[name].wire] = writeField(name, value)
  }
  return wire
}

function readField(name: FieldName, value: unknown): unknown {
  const { kind, options } = rowOf(name)
  const read = value === undefined ? undefined : CODECS[kind].read(value)
  return options && !(options as readonly unknown[]).includes(read) ? undefined : read
}

function writeField(name: FieldName, value: unknown): unknown {
  return CODECS[rowOf(name).kind].write(value as never)
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** One word alone is a list of one. */
function readWords(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) && value.every((word) => typeof word === 'string') ? value : undefined
}

function readNames(value: unknown): readonly LocalName[] | undefined {
  if (!Array.isArray(value)) return undefined
  const names = value.flatMap((entry: unknown): LocalName[] => {
    if (!isObject(entry) || typeof entry.lang !== 'string' || typeof entry.n !== 'string') return []
    const { lang, n, ...more } = entry
    return 'language' in more || 'name' in more ? [] : [{ language: lang as string, name: n as string, ...more }]
  })
  return names.length === value.length ? names : undefined
}

function readAttributes(value: unknown): readonly Attribute[] | undefined {
  if (!Array.isArray(value)) return undefined
  const attributes = value.flatMap((entry: unknown): Attribute[] => {
    if (!isObject(entry) || typeof entry.n !== 'string' || Object.keys(entry).length !== 2) return []
    const values = Array.isArray(entry.val) ? readWords(entry.val) : undefined
    return values ? [{ name: entry.n, values }] : []
  })
  return attributes.length === value.length ? attributes : undefined
}

function readRatios(value: unknown): Ratios | undefined {
  const devices: readonly string[] = RATIO_DEVICES
  const isRatio = ([device, ratio]: [string, unknown]) => devices.includes(device) && typeof ratio === 'string'
  return isObject(value) && Object.entries(value).every(isRatio) ? (value as Ratios) : undefined
}

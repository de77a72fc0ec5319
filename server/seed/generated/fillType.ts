import { isObject, type JsonObject } from '#contract/rules/diff/json.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { between, pick, wholeBetween, type Random } from '../random.ts'

const DAY_MS = 86_400_000
/** Texts up to this length are codes: they differ from one title to the next. */
const CODE_LENGTH = 16
const CODES = 90_000

type Schema = Readonly<Record<string, unknown>>

type Filling = {
  /** Which of its kind it is. */
  nth: number
  now: number
  random: Random
  /** The id of a title of one of these types that was generated before. */
  idOf: (types: readonly string[]) => string | undefined
}

/**
 * A record of the type: what it shares with the given film, and of its own what publishing needs and what its list
 * shows, filters and sorts by, in the manner of the type's sample. No type is asked for by name.
 */
export function fillType(type: TypeDocument, film: Payload, filling: Filling): Payload {
  const properties = type.schema.properties as Readonly<Record<string, Schema>>
  const shared = Object.fromEntries(
    Object.entries(film).flatMap(([name, value]) => {
      const schema = properties[name]
      return name === 'ia_meta' && type.images
        ? [[name, value]]
        : schema
          ? [[name, fitting(schema, value, filling)]]
          : []
    }),
  )
  const wanted = [...neededBy(type, properties)].filter((name) => shared[name] === undefined)
  const own = wanted.flatMap((name) => {
    const schema = properties[name]
    const value = schema && like(schema, type.sample[name], filling)
    return value === undefined ? [] : [[name, value]]
  })
  return { ...shared, ...Object.fromEntries(own) }
}

const needed = new WeakMap<TypeDocument, ReadonlySet<string>>()

/** Found once for each type, whatever there is of titles. */
function neededBy(type: TypeDocument, properties: Readonly<Record<string, Schema>>): ReadonlySet<string> {
  const known = needed.get(type) ?? fieldsNeeded(type, properties)
  needed.set(type, known)
  return known
}

function fieldsNeeded({ narrow, relations }: TypeDocument, properties: Readonly<Record<string, Schema>>): Set<string> {
  const published = Object.entries(properties).flatMap(([name, schema]) => (schema['x-publish'] ? [name] : []))
  const listed = [relations?.parent?.field, narrow.number, narrow.released, ...narrow.facets, ...narrow.row]
  return new Set([...published, ...listed.flatMap((name) => (name ? [name.split('.')[0] ?? ''] : []))])
}

/** A film's value where the type has other codes for the same field: the genres of a song. */
function fitting(schema: Schema, value: unknown, { random }: Filling): unknown {
  const codes = isObject(schema.items) ? schema.items.enum : undefined
  if (!Array.isArray(codes) || !Array.isArray(value)) return value
  const known = value.filter((one) => codes.includes(one))
  return known.length > 0 ? known : [pick(random, codes)]
}

/** A value in the manner of the sample's. */
function like(schema: Schema, sample: unknown, filling: Filling): unknown {
  const { nth, now, random } = filling
  if (Array.isArray(schema['x-refers'])) return filling.idOf(schema['x-refers'] as string[])
  if (Array.isArray(schema.enum)) return sample === undefined ? undefined : pick(random, schema.enum)
  if (schema.type === 'array') return listLike(schema, sample, filling)
  if (schema.type === 'object' && isObject(sample)) return recordLike(schema, sample, filling)
  if (sample === undefined || schema['x-unit'] === 'ms') return sample
  if (schema.format === 'date-time') return new Date(now + between(random, -400, 60) * DAY_MS).toISOString()
  if (schema.format === 'date') return new Date(now - between(random, 0, 4000) * DAY_MS).toISOString().slice(0, 10)
  if (schema.type === 'integer')
    return wholeBetween(random, lowest(schema), Math.min(highest(schema), Number(sample) * 2))
  const isCode =
    schema.type === 'string' && !schema.pattern && Number(schema.maxLength ?? CODE_LENGTH + 1) <= CODE_LENGTH
  return isCode ? String(10_000 + (nth % CODES)) : sample
}

const lowest = ({ minimum }: Schema) => Number(minimum ?? 0)
const highest = ({ maximum }: Schema) => Number(maximum ?? Infinity)

function listLike(schema: Schema, sample: unknown, filling: Filling): unknown {
  if (!Array.isArray(sample)) return undefined
  const items = isObject(schema.items) ? schema.items : {}
  const values = sample.map((one) => like(items, one, filling)).filter((one) => one !== undefined)
  // Ids and codes stand once in a set.
  return schema.uniqueItems ? [...new Set(values)] : values
}

function recordLike(schema: Schema, sample: JsonObject, filling: Filling): Payload {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>
  return Object.fromEntries(
    Object.entries(sample).flatMap(([name, one]) => {
      const property = properties[name]
      const value = property ? like(property, one, filling) : one
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

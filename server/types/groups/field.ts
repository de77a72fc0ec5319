import type { SchemaWords } from '#contract/registry/schemaWords.ts'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'

/** A piece of JSON Schema (draft-07 words only, no references) with the keywords of our own. */
export type JsonSchema = SchemaWords & { readonly [keyword: string]: unknown }
export type Properties = Readonly<Record<string, JsonSchema>>

/** One text by language; a language that it leaves out is read as English (`textIn`). */
export function texts(words: Texts): Texts {
  return words
}

/** A name that is the same everywhere. */
export function sameText(word: string): Texts {
  return { en: word, ...Object.fromEntries(LANGUAGES.map((language) => [language, word])) }
}

type More = {
  help?: Texts
  unit?: string
  /** Required for publishing; a draft may lack it. */
  publish?: boolean
  /** The field whose instant it must not lie before: a name beside it, or a pointer from the root. */
  after?: string
  /** How far behind that it may lie at most, in ms. */
  longest?: number
}

/**
 * Gives a schema its words. `meaning` says in English what the wire's short name stands for (glossary), for whoever
 * reads the schema itself; people in front of a form read `x-label` and `x-help`.
 */
export function field(schema: JsonSchema, label: Texts, meaning: string, more: More = {}): JsonSchema {
  return {
    ...schema,
    title: label.en,
    description: meaning,
    'x-label': label,
    ...(more.help && { 'x-help': more.help }),
    ...(more.unit && { 'x-unit': more.unit }),
    ...(more.publish && { 'x-publish': true }),
    ...(more.after && { 'x-after': more.after }),
    ...(more.longest !== undefined && { 'x-longest': more.longest }),
  }
}

/** The field is shown and never typed: the server or an import sets it. */
export function readOnly(schema: JsonSchema): JsonSchema {
  return { ...schema, readOnly: true }
}

/** One of a few codes, each with its words. */
export function choice(values: Readonly<Record<string, Texts>>): JsonSchema {
  return { type: 'string', enum: Object.keys(values), 'x-enum': values }
}

/** A list without repetition of plain values. */
export function setOf(items: JsonSchema, maxItems = 100): JsonSchema {
  return { type: 'array', items, uniqueItems: true, maxItems }
}

/** A list of records. `required` names what an entry cannot do without, in a draft too. */
export function listOf(properties: Properties, required: readonly string[] = [], maxItems = 200): JsonSchema {
  return { type: 'array', maxItems, items: record(properties, required) }
}

export function record(properties: Properties, required: readonly string[] = []): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 && { required: [...required] }) }
}

export const SHORT_TEXT: JsonSchema = { type: 'string', maxLength: 250 }
export const LONG_TEXT: JsonSchema = { type: 'string', maxLength: 4000 }
export const IDENTIFIER: JsonSchema = { type: 'string', maxLength: 120 }
export const PRODUCT_ID: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 }
export const FLAG: JsonSchema = { type: 'boolean' }
/** ISO 8601 in UTC. */
export const INSTANT: JsonSchema = { type: 'string', format: 'date-time', maxLength: 40 }
/** YYYY-MM-DD. */
export const DATE: JsonSchema = { type: 'string', format: 'date', maxLength: 10 }
/** Addresses that a page may open: no other scheme than these two. */
export const WEB_ADDRESS: JsonSchema = { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 2000 }
/** A length or a place in a film, at most 48 hours. */
export const MILLISECONDS: JsonSchema = { type: 'integer', minimum: 0, maximum: 172_800_000 }
/** IANA name of a time zone, or UTC. */
export const TIME_ZONE: JsonSchema = {
  type: 'string',
  pattern: '^[A-Z][A-Za-z]+(/[A-Za-z0-9_+-]+){0,2}$',
  maxLength: 60,
  'x-zone': true,
}
/** ISO 3166-1 alpha-2. */
export const COUNTRY: JsonSchema = { type: 'string', pattern: '^[A-Z]{2}$' }

import { NOT_PAYLOAD } from '#contract/rules/payload/payloadOf.ts'
import type { Warning } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_LANGUAGE } from '#contract/values/languages.ts'
import type { Payload } from '../stores/documents/documentFacts.ts'
import type { DocumentText } from './documentChange.ts'

const NOT_STORED: readonly string[] = ['id', 'key', 'st']
const OF_THE_SERVER: ReadonlySet<string> = new Set([...NOT_PAYLOAD, 'lon'])

/** What a kind stores of what its schema takes. */
export function fieldsOf(schema: { properties: object }): ReadonlySet<string> {
  return new Set(Object.keys(schema.properties).filter((field) => !NOT_STORED.includes(field)))
}

/**
 * Only what the kind has; what else was sent is dropped and told (calls.md section 0). Of kinds that are known by a
 * name `n` is that name, and no version's number.
 */
export function known(body: Payload, fields: ReadonlySet<string>): DocumentText {
  const sent = Object.entries(body).filter(([field]) => fields.has(field) || !OF_THE_SERVER.has(field))
  const dropped = sent.filter(([field]) => !fields.has(field)).map(([field]) => field)
  return {
    payload: Object.fromEntries(sent.filter(([field]) => fields.has(field))),
    warnings: dropped.map((field): Warning => ({ code: 'unknownField', msg: `'${field}' is not known, and dropped.` })),
  }
}

/** Lists and the search look for names in `lon`. */
export function named(payload: Payload): Payload {
  const n = typeof payload.n === 'string' ? payload.n.trim() : ''
  return { ...payload, ...(n !== '' && { n, lon: [{ lang: DEFAULT_LANGUAGE, n }] }) }
}

/** A list of words, each once, however it was sent: as one, or joined by commas. */
export function wordsIn(value: unknown): string[] {
  const list: unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  return [...new Set(list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : [])))]
}

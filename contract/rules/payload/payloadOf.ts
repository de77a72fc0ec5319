import { put } from '../diff/json.ts'
import { SERVER_FIELDS } from '#contract/schemas/contentRecord.ts'

/** Fields of a record that are no payload. */
export const NOT_PAYLOAD: ReadonlySet<string> = new Set([...SERVER_FIELDS, 'st', 'wrng'])

/** What a record stores under its type's schema: without the server's fields, the status and the warnings. */
export function payloadOf(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const payload: Record<string, unknown> = {}
  for (const key of Object.keys(record)) if (!NOT_PAYLOAD.has(key)) put(payload, key, record[key])
  return payload
}

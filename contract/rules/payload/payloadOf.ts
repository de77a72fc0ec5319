import { SERVER_FIELDS } from '#contract/schemas/contentRecord.ts'

/** Fields of a record that are no payload. */
export const NOT_PAYLOAD: ReadonlySet<string> = new Set([...SERVER_FIELDS, 'st', 'wrng'])

/** What a record stores under its type's schema: without the server's fields, the status and the warnings. */
export function payloadOf(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !NOT_PAYLOAD.has(key)))
}

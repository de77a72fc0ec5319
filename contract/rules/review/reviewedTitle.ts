import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { isObject, type JsonObject } from '../diff/json.ts'

/** What a title needs for its pictures to be shown. */
const PICTURES: readonly string[] = ['id', 'key', 'urn', 'ia']
/** Of the house's own making: where it is sold, and by whom it was brought. */
const INSIDE: readonly string[] = ['prd', 'provider', 'ex_id', 'ia_meta']

/**
 * A title as whoever has a link sees it: what its schema declares, without people, other documents, foreign products
 * and whatever a service keeps beside; and so much of the schema that the fields can be named.
 */
export function reviewedTitle(record: ContentRecord, { type, schema }: Pick<TypeDocument, 'type' | 'schema'>) {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const shown = Object.entries(properties).filter(
    ([field, of]) => Object.hasOwn(record, field) && !INSIDE.includes(field) && !refers(of),
  )
  const fields = [...PICTURES, ...shown.map(([field]) => field)]
  return {
    type,
    lon: record.lon ?? [],
    record: Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field))),
    schema: { ...schema, properties: Object.fromEntries(shown), required: [] },
  }
}

/** Whether a field, or whatever stands in it, names other documents. */
function refers(schema: unknown): boolean {
  if (!isObject(schema)) return false
  return 'x-refers' in schema || [schema.items, ...valuesOf(schema.properties)].some(refers)
}

const valuesOf = (properties: unknown): unknown[] =>
  isObject(properties) ? Object.values(properties satisfies JsonObject) : []

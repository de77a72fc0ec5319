import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { isObject, type JsonObject } from '../diff/json.ts'

/** What a title needs for its pictures to be shown. */
const PICTURES: readonly string[] = ['id', 'key', 'urn', 'ia']
/** Of the house: where, how and with which ads it is sold, whence it came, what it is played from, notes among each other. */
const INSIDE: readonly string[] = [
  ...['prd', 'availability', 'lwe_prd', 'ed_dt_prd', 'transactional_windows', 'subscription_windows', 'cond_pub'],
  ...['ad_tags', 'ad_settings', 'provider', 'pn', 'cid', 'pkg_id', 'ex_id', 'dsrc', 'src_id', 'src_dt', 'src_u'],
  ...['files', 'media_assets', 'live_manifests', 'device_links', 'sg', 'ex_ia', 'ia_meta', 'vce', 'el_no'],
]

/**
 * A title as whoever has a link sees it: what its schema declares, without people, other documents, products and what
 * the service keeps for itself (who saved it and when, its warnings); and so much of the schema that the fields can be named.
 */
export function reviewedTitle(record: ContentRecord, { type, schema }: Pick<TypeDocument, 'type' | 'schema'>) {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const shown = Object.entries(properties).filter(
    ([field, of]) => Object.hasOwn(record, field) && !INSIDE.includes(field) && !isKept(of) && !refers(of),
  )
  const fields = [...PICTURES, ...shown.map(([field]) => field)]
  return {
    type,
    lon: record.lon ?? [],
    record: Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field))),
    schema: { ...schema, properties: Object.fromEntries(shown), required: [] },
  }
}

/** Whether the server alone writes a field. */
const isKept = (schema: unknown) => isObject(schema) && schema.readOnly === true

/** Whether a field, or whatever stands in it, names other documents. */
function refers(schema: unknown): boolean {
  if (!isObject(schema)) return false
  return 'x-refers' in schema || [schema.items, ...valuesOf(schema.properties)].some(refers)
}

const valuesOf = (properties: unknown): unknown[] =>
  isObject(properties) ? Object.values(properties satisfies JsonObject) : []

import type { ContentRecord, Side, Warning } from '#contract/schemas/contentRecord.ts'
import type { Status } from '#contract/values/status.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import type { JsonText } from '../../jsonText.ts'

/** The server's own fields of a record: all that stands beside the payload. */
export type RecordHead = Pick<
  ContentRecord,
  'id' | 'key' | 'urn' | 'cty' | 'st' | 'rev' | 'n' | 'ct' | 'cu' | 'ut' | 'uu' | 'schema' | 'sides' | 'ia'
>

/** `ia` is empty by default (specification section 3): what a title without a list of pictures answers in its place. */
export function defaultImages(urn: string, hasList: boolean): Pick<RecordHead, 'ia'> {
  return hasList || typeOfUrn(urn) === undefined ? {} : { ia: [] }
}

/** A record as JSON text, put together from texts so that a payload is never parsed to be written again. */
export function recordJson(
  head: RecordHead,
  payloadJson: string,
  warnings: readonly Warning[] = [],
): JsonText<ContentRecord> {
  const start = JSON.stringify(head).slice(0, -1)
  const rest = payloadJson.trim().slice(1)
  const warned = warnings.length > 0 ? `,"wrng":${JSON.stringify(warnings)}` : ''
  const text = rest === '}' ? `${start}${warned}}` : `${start}${warned},${rest}`
  return text as JsonText<ContentRecord>
}

export type Sided = {
  draft_key: string | null
  draft_st: Status | null
  draft_n: number | null
  published_key: string | null
  published_n: number | null
}

/** Both live sides of a document, what is published first. */
export function sidesOf(row: Sided): Side[] {
  const sides: Side[] = []
  if (row.published_key !== null) sides.push({ st: 'published', key: row.published_key, n: row.published_n ?? 0 })
  if (row.draft_key !== null) sides.push({ st: row.draft_st ?? 'draft', key: row.draft_key, n: row.draft_n ?? 0 })
  return sides
}

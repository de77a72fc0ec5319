import type { ContentRecord, ContentRow } from '#contract/schemas/contentRecord.ts'

declare const held: unique symbol

/** JSON text that holds data of this type: documents are put together as text and never parsed to be sent. */
export type JsonText<Data> = string & { readonly [held]: Data }

/** Where whole records were asked for in place of rows: each has all that a row is sure to have. */
export function rowsJson(records: readonly { json: JsonText<ContentRecord> }[]): JsonText<ContentRow[]> {
  return `[${records.map(({ json }) => json).join(',')}]` as JsonText<ContentRow[]>
}

import type { ContentRecord, ContentRow } from '#contract/schemas/contentRecord.ts'

declare const held: unique symbol

/** JSON text that holds data of this type: documents are put together as text and never parsed to be sent. */
export type JsonText<Data> = string & { readonly [held]: Data }

/** A list of rows, or of whole records that were asked for in their place: each has all that a row is sure to have. */
export function rowsJson(
  rows: readonly { json: JsonText<ContentRow> | JsonText<ContentRecord> }[],
): JsonText<ContentRow[]> {
  // Put together by '+', texts are copied once, where they are sent: `join` would copy all of them here.
  const text = rows.reduce((before, { json }) => (before === '' ? json : `${before},${json}`), '')
  return `[${text}]` as JsonText<ContentRow[]>
}

/** An object that says this too, behind all else. */
export function withField<Data>(json: JsonText<Data>, name: keyof Data & string, value: boolean): JsonText<Data> {
  return `${json.slice(0, -1)},"${name}":${value}}` as JsonText<Data>
}

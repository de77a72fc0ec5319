declare const held: unique symbol

/** JSON text that holds data of this type: documents are put together as text and never parsed to be sent. */
export type JsonText<Data> = string & { readonly [held]: Data }

/** An object that says this too, behind all else. */
export function withField<Data>(json: JsonText<Data>, name: keyof Data & string, value: boolean): JsonText<Data> {
  return `${json.slice(0, -1)},"${name}":${value}}` as JsonText<Data>
}

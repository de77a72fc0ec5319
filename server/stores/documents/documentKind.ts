import { v5 } from 'uuid'
import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { StorePicture } from '#contract/values/storefront.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { ErrorCode } from '#contract/wire/errors.ts'

/** What the store must know of a type: how its list rows are made and what its verbs may do. */
export type KindType = Pick<
  TypeDocument,
  'type' | 'page' | 'publishPage' | 'traits' | 'schemaVersion' | 'narrow' | 'languages' | 'images' | 'relations'
> & {
  /** Where it names other documents. */
  schema?: TypeDocument['schema']
  /** Settings that hold a picture, of what has no artwork of its own. */
  pictures?: readonly StorePicture[]
}

/**
 * A family of documents under one urn: titles of a type, configurations, type documents, whatever else has versions.
 * Whoever has a kind has versions, audit, events, locks, retry keys, lists and totals by the one document store; no
 * table and no SQL of a write is made for it (`otherKind.test.ts` drives two). How to add one: `stores/README.md`.
 */
export type DocumentKind = {
  urn: string
  type: KindType
  /** Belongs to no product: whoever may open its page sees it. */
  global?: boolean
  /** Calls, audit, events and locks know it by a name, not by a UUID; `taken` refuses a second one of the same name, and
   *  so many of them are read at once where each may be large. */
  named?: { taken: ErrorCode; atOnce?: number }
  /** The order of its fields counts: it is kept as text, since jsonb sorts them. */
  ordered?: boolean
  /** In no list, total or search. */
  unlisted?: boolean
  /** The field with the start of its window, where that is not `lws`. */
  starts?: string
  /** Topic of its events, where that is not 'version'. */
  topic?: string
}

/** The id under which the store keeps what callers know by its name; the others are known by their id. */
export function storedId({ urn, named }: DocumentKind, id: string): string {
  return named ? v5(`${urn}:${id}`, v5.URL) : id
}

export function catalogKind(type: TypeDocument): DocumentKind {
  return { urn: catalogUrn(type.type), type }
}

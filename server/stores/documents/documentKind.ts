import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { catalogUrn } from '#contract/values/urn.ts'

/** What the store must know of a type: how its list rows are made and what its verbs may do. */
export type KindType = Pick<
  TypeDocument,
  'type' | 'page' | 'publishPage' | 'traits' | 'schemaVersion' | 'narrow' | 'languages' | 'images' | 'relations'
> & {
  /** Where it names other documents. */
  schema?: TypeDocument['schema']
}

/** A family of documents under one urn. `global` ones belong to no product. */
export type DocumentKind = { urn: string; type: KindType; global?: boolean }

export function catalogKind(type: TypeDocument): DocumentKind {
  return { urn: catalogUrn(type.type), type }
}

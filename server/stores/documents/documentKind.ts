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

/**
 * A family of documents under one urn: titles of a type, configurations, whatever else has drafts and versions. Whoever
 * has a kind has versions, audit, events, locks, retry keys, lists and totals by the one document store; no table and
 * no store of its own is made for it (`otherKind.test.ts` drives one).
 *
 * To add an entity: a constant of this type beside the code that knows the entity (`CONFIG_KIND`), its urn in
 * `contract/values/urn.ts`, a line in `commands/kindOfUrn` (locks, audit, presence and uses ask there). `narrow.facets`
 * are the fields that reads filter by, `narrow.row` those that a list shows. `global` ones belong to no product. A name
 * that has to be unique goes along as `exId` of the creation.
 */
export type DocumentKind = { urn: string; type: KindType; global?: boolean }

export function catalogKind(type: TypeDocument): DocumentKind {
  return { urn: catalogUrn(type.type), type }
}

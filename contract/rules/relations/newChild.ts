import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { productsOf, type Readable } from '#contract/schemas/readers.ts'

type Child = Pick<TypeDocument, 'relations' | 'narrow'>
type Place = { parent: Readable & { id: string }; number: number; product: string | undefined }

/**
 * What a new child starts with: its parent, the next number, and what its type takes over from the parent (provider,
 * package, genres). It stands in the parent's products; where those lack the selected one, in the selected one.
 */
export function newChild(type: Child, { parent, number, product }: Place): Record<string, unknown> {
  const relation = type.relations?.parent
  if (!relation) return {}
  const products = productsOf(parent)
  const own = product === undefined || products.includes(product) ? products : [product]
  return {
    ...inherited(type, parent),
    ...(own.length > 0 && { prd: own }),
    [relation.field]: parent.id,
    ...(type.narrow.number !== undefined && { [type.narrow.number]: number }),
  }
}

/** The parent's values of the fields that a child takes over. */
export function inherited({ relations }: Child, parent: Readable): Record<string, unknown> {
  const fields = relations?.parent?.inherits ?? []
  return Object.fromEntries(fields.flatMap((field) => (parent[field] === undefined ? [] : [[field, parent[field]]])))
}

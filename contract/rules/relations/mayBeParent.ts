import type { TypeDocument } from '#contract/registry/typeDocument.ts'

/** What is asked of a place in the tree: the document there and the chain of its parents, nearest first. */
type TreePlace = { id: string; type: string; parents: readonly string[] }
type NoParent = 'wrongType' | 'itself' | 'ring' | 'there'

/**
 * Why a document may not be moved below another, or undefined where it may: the parent must be of a type that the
 * child's type names, and may neither be the child itself nor stand below it, or the tree would close to a ring.
 */
export function whyNoParent(
  child: { id: string; type: Pick<TypeDocument, 'relations'>; parent: string | undefined },
  place: TreePlace,
): NoParent | undefined {
  if (!child.type.relations?.parent?.types.includes(place.type)) return 'wrongType'
  if (place.id === child.id) return 'itself'
  if (place.parents.includes(child.id)) return 'ring'
  return place.id === child.parent ? 'there' : undefined
}

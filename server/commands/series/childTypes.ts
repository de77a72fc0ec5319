import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import type { CallContext } from '../../context.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'

/** Types whose parent may be of the given type, as they themselves say, in the order that the parent type gives them. */
export function childTypes(context: CallContext, parent: TypeDocument): TypeDocument[] {
  const order = parent.relations?.children ?? []
  const placeOf = ({ type }: TypeDocument) => (order.includes(type) ? order.indexOf(type) : order.length)
  return viewableTypes(context)
    .filter(({ relations }) => relations?.parent?.types.includes(parent.type))
    .toSorted((one, two) => placeOf(one) - placeOf(two))
}

/** Types whose documents have a parent at all. */
export function typesWithParent(context: CallContext, names?: readonly string[]): TypeDocument[] {
  return viewableTypes(context, names).filter(({ relations }) => relations?.parent)
}

import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { whyNoParent } from '#contract/rules/relations/mayBeParent.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'
import { parentsOf } from './parentsOf.ts'

/**
 * Refuses a parent below which the document itself stands. Only types that may stand below their own kind can close a
 * ring (folders in folders); series, seasons and episodes cannot, and their saves ask nothing.
 */
export async function refuseRing(
  context: CallContext,
  type: TypeDocument,
  id: string,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const relation = type.relations?.parent
  const wanted = relation && body[relation.field]
  if (!relation || typeof wanted !== 'string' || !standsBelowItself(context, type)) return
  const kinds = viewableTypes(context)
    .filter((one) => relation.types.includes(one.type))
    .map(catalogKind)
  const [parent] = await context.services.lists.rowsOf(context, kinds, [wanted], ALL)
  if (!parent) return
  const parents = (await parentsOf(context, parent)).map((one) => one.id)
  const why = whyNoParent({ id, type, parent: undefined }, { id: parent.id, type: parent.cty, parents })
  if (why === 'ring' || why === 'itself') throw new DomainError('parentRing', { field: `/${relation.field}` })
}

/** Whether a chain of parents may come back to the type. */
export function standsBelowItself({ services }: Pick<CallContext, 'services'>, type: TypeDocument): boolean {
  const found = new Set(type.relations?.parent?.types)
  for (const name of found) for (const one of services.types.get(name)?.relations?.parent?.types ?? []) found.add(one)
  return found.has(type.type)
}

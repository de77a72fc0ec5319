import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { CallContext } from '../../context.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'
import { inTheTree } from './listChildren.ts'

/** Higher than any tree of titles; data of another service may go round in a ring. */
const MAX_HEIGHT = 8

/** The parents of a row, the furthest first. The chain ends where the caller may see no further. */
export async function parentsOf(context: CallContext, row: ContentRow): Promise<ContentRow[]> {
  const { lists, types } = context.services
  const chain: ContentRow[] = []
  const seen = new Set([row.id])
  for (let child = row; chain.length < MAX_HEIGHT;) {
    const relation = types.get(child.cty)?.relations?.parent
    const id = child[relation?.field ?? '']
    if (!relation || typeof id !== 'string' || seen.has(id)) break
    const kinds = viewableTypes(context)
      .filter(({ type }) => relation.types.includes(type))
      .map(catalogKind)
    const [parent] = await lists.rowsOf(context, kinds, [id], ALL)
    if (!parent) break
    seen.add(parent.id)
    chain.unshift(parent)
    child = parent
  }
  return inTheTree(context, chain)
}

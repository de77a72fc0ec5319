import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { TreeRow } from '#contract/schemas/series.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { rowsPage } from '../catalogue/listPage.ts'
import { namesIn, viewableTypes } from '../catalogue/viewableKinds.ts'
import { typesWithParent } from './childTypes.ts'

/** `order` of calls.md: children in the order of their numbers. */
const ORDER = 'order'

/**
 * A page of a document's children, by default in order. Each row carries `order`, its number among its siblings, and
 * (ours) `children`, how many it has itself, so that a tree knows what can be opened.
 */
export const listChildren: Command<'listChildren'> = async (context, { params, query }) => {
  const types = typesWithParent(context, namesIn(query.cty))
  const { sortBy = ORDER, ...words } = query
  const sorted = { ...words, sortBy: sortBy === ORDER ? 'number' : sortBy }
  const { data, page } = await rowsPage(context, types.map(catalogKind), types, sorted, {
    filter: [{ field: 'parent', term: params.id, operator: 'equals' }],
    match: 'ALL',
  })
  return { data: await inTheTree(context, data), page }
}

/** Rows with their number among their siblings and the number of their own children. */
export async function inTheTree(context: CallContext, rows: readonly ContentRow[]): Promise<TreeRow[]> {
  const { types, relations } = context.services
  const kinds = viewableTypes(context).map(catalogKind)
  const childKinds = kinds.filter(({ type }) => type.relations?.parent)
  const parents = rows.filter(({ cty }) => childKinds.some(({ type }) => type.relations?.parent?.types.includes(cty)))
  const counts = await relations.countChildren(
    context,
    childKinds,
    parents.map(({ id }) => id),
  )
  return rows.map((row) => {
    const order = row[types.get(row.cty)?.narrow.number ?? '']
    return {
      ...row,
      ...(typeof order === 'number' && { order }),
      ...(parents.includes(row) && { children: counts.get(row.id) ?? 0 }),
    }
  })
}

import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { typesOfPackage } from '#contract/rules/relations/typesOfPackage.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { CallContext, Command } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { viewableTypes } from '../catalogue/viewableKinds.ts'
import { namesOf } from '../uses/namesOf.ts'
import { usesPage } from '../uses/usesPage.ts'
import { childTypes } from './childTypes.ts'
import { inTheTree } from './listChildren.ts'
import { parentsOf } from './parentsOf.ts'
import { viewableType } from './viewableType.ts'

/** How many of each kind are shown; the whole lot is a list of its own. */
const SHOWN = 10
const SHOWN_RELATED = 50

/** Everything that a document stands in relation to, and (ours) its neighbours among its siblings. */
export const readAssocMetadata: Command<'readAssocMetadata'> = async (context, { params, query }) => {
  const type = viewableType(context, query.cty)
  const { lists } = context.services
  const own = await lists.rowOf(context, catalogKind(type), params.id, statusesIn(query.st))
  const [parents, children, names, kin, uses, beside] = await Promise.all([
    parentsOf(context, own),
    Promise.all(childTypes(context, type).map((child) => childrenOf(context, child, own.id))),
    namesOf(context, type, own),
    kinOf(context, type, own),
    usesPage(context, [own.id], { page: { number: 1, size: SHOWN } }),
    besideOf(context, type, own.id),
  ])
  const named = names.flatMap(({ row }) => (row ? [row] : []))
  const seen = new Set([own.id, ...named.map(({ id }) => id)])
  const related = [...named, ...kin.filter(({ id }) => !seen.has(id))]
  return { data: { parents, children, related, usedIn: uses.users, uses, names, ...beside } }
}

async function childrenOf(context: CallContext, type: TypeDocument, id: string) {
  const { rows, count } = await context.services.lists.list(context, [catalogKind(type)], {
    filter: [{ field: 'parent', term: id, operator: 'equals' }],
    match: 'ALL',
    statuses: ALL,
    sort: { column: 'number', order: 'asc' },
    page: { number: 1, size: SHOWN },
  })
  return { cty: type.type, count, items: await inTheTree(context, rows) }
}

/** What shares the document's package without standing in the same tree. */
async function kinOf(context: CallContext, type: TypeDocument, own: ContentRow): Promise<ContentRow[]> {
  if (typeof own.pkg_id !== 'string' || own.pkg_id === '') return []
  const kin = typesOfPackage(type.type, context.services.types.list())
  const kinTypes = viewableTypes(context).filter((one) => kin.includes(one.type))
  return rowsWhere(context, kinTypes, { field: 'pkg_id', term: own.pkg_id })
}

async function rowsWhere(
  context: CallContext,
  types: readonly TypeDocument[],
  entry: FilterEntry,
): Promise<ContentRow[]> {
  const kinds = types
    .filter(({ narrow }) => entry.field !== 'pkg_id' || narrow.facets.includes('pkg_id'))
    .map(catalogKind)
  const { rows } = await context.services.lists.list(context, kinds, {
    filter: [{ operator: 'equals', ...entry }],
    match: 'ALL',
    statuses: ALL,
    sort: { column: 'updated', order: 'desc' },
    page: { number: 1, size: SHOWN_RELATED },
    counted: false,
  })
  return rows
}

async function besideOf(context: CallContext, type: TypeDocument, id: string) {
  const { relations, lists } = context.services
  const kind = catalogKind(type)
  const place = type.relations?.parent && (await relations.placeOf(kind, id))
  if (!place) return {}
  const { previous, next } = await relations.neighbours(context, place)
  const wanted = [previous, next].filter((one) => one !== undefined)
  const rows = await inTheTree(context, await lists.rowsOf(context, [kind], wanted, ALL))
  const found = (wish: string | undefined) => rows.find((row) => row.id === wish)
  return { ...(found(previous) && { previous: found(previous) }), ...(found(next) && { next: found(next) }) }
}

import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { packageKin } from '#contract/rules/relations/packageKin.ts'
import { referencesIn } from '#contract/registry/references.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { ALL } from '../../stores/documents/totals.ts'
import { statusesIn } from '../catalogue/statusesIn.ts'
import { viewableKinds, viewableTypes } from '../catalogue/viewableKinds.ts'
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
  const [parents, children, related, usedIn, beside] = await Promise.all([
    parentsOf(context, own),
    Promise.all(childTypes(context, type).map((child) => childrenOf(context, child, own.id))),
    relatedTo(context, type, own),
    rowsWhere(context, viewableTypes(context).filter(hasReferences), { field: 'refers_to', term: own.id }),
    besideOf(context, type, own.id),
  ])
  return { data: { parents, children, related, usedIn, ...beside } }
}

const hasReferences = ({ schema }: TypeDocument) => referencesIn(schema).length > 0

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

/** What the document names, then what shares its package without standing in the same tree. */
async function relatedTo(context: CallContext, type: TypeDocument, own: ContentRow): Promise<ContentRow[]> {
  const { documents, lists, types } = context.services
  const parentField = type.relations?.parent?.field
  const fields = referencesIn(type.schema).filter(({ path }) => path.join() !== parentField)
  const [record] = fields.length > 0 ? await documents.readByKeys(context, [catalogKind(type)], [own.key]) : []
  const payload: unknown = record ? JSON.parse(record.json) : {}
  const named = [...new Set(fields.flatMap(({ path }) => idsAt(payload, path)))].slice(0, SHOWN_RELATED)
  const kin = packageKin(type.type, types.list())
  const kinTypes = viewableTypes(context).filter((one) => kin.includes(one.type))
  const [rows, ofPackage] = await Promise.all([
    lists.rowsOf(context, viewableKinds(context), named, ALL),
    typeof own.pkg_id === 'string' && own.pkg_id !== ''
      ? rowsWhere(context, kinTypes, { field: 'pkg_id', term: own.pkg_id })
      : [],
  ])
  const seen = new Set([own.id, ...rows.map(({ id }) => id)])
  return [...rows, ...ofPackage.filter(({ id }) => !seen.has(id))]
}

function idsAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => idsAt(entry, path))
  const [head, ...rest] = path
  if (head === undefined) return typeof value === 'string' ? [value] : []
  return typeof value === 'object' && value !== null ? idsAt((value as Record<string, unknown>)[head], rest) : []
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

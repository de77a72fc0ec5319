import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import { knownType, knownKind } from './knownType.ts'
import { listPage } from './listPage.ts'
import { viewableTypes, namesIn, viewableKinds } from './viewableKinds.ts'
import { filterIn } from './filterIn.ts'

/** How many documents of a type the caller may see. */
export const countContent: Command<'countContent'> = async (context, { params, query }) => {
  const counts = await context.services.lists.count(context, [knownKind(context, params.type)], statusesIn(query.st))
  return { data: counts, page: { count: counts.length } }
}

/** Totals of several types at once, each type once. */
export const countAllContent: Command<'countAllContent'> = async (context, { query }) => {
  const kinds = viewableKinds(context, namesIn(query.types))
  const missing = query.missing_lang
  const narrowed = missing && { filter: [{ field: 'missing_lang', term: missing, operator: 'equals' } as const] }
  const counts = await context.services.lists.count(context, kinds, statusesIn(query.st), narrowed)
  return { data: counts, page: { count: counts.length } }
}

/** A page of one type. */
export const listContent: Command<'listContent'> = (context, { params, query }) => {
  const type = knownType(context, params.type)
  const { chty, parent, prt_ic } = query
  const filter = Object.entries({ chty, parent, prt_ic }).flatMap(([field, term]): FilterEntry[] =>
    term === undefined ? [] : [{ field, term, operator: 'equals' }],
  )
  return listPage(context, [catalogKind(type)], [type], query, { filter, match: 'ALL' })
}

/** A filtered page of one type, of several, or of all that the caller may view. */
export const filterContent: Command<'filterContent'> = (context, { body }) => {
  const types = viewableTypes(context, body.cty && body.cty.length > 0 ? body.cty : undefined)
  const filter = {
    filter: body.filter ?? [],
    match: body.match ?? 'ALL',
    term: body.term?.trim(),
    zone: body.zone,
  } as const
  return listPage(context, types.map(catalogKind), types, body, filter)
}

/** The same as filterContent, with the filter list as JSON text in the address. */
export const lookupContent: Command<'lookupContent'> = (context, { query }) => {
  const types = viewableTypes(context, namesIn(query.cty))
  const { filter, match = 'ALL' } = filterIn(query.query)
  return listPage(context, types.map(catalogKind), types, query, {
    filter,
    match,
    term: query.term?.trim(),
    zone: query.zone,
  })
}

import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import { filterIn } from './filterIn.ts'
import { listPage } from './listPage.ts'
import { namesIn, viewableTypes } from './viewableKinds.ts'

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

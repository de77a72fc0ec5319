import { Value } from 'typebox/value'
import { FilterList } from '#contract/wire/calls/filter.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
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

function filterIn(text: string | undefined): FilterList {
  if (!text) return { filter: [] }
  try {
    const list: unknown = JSON.parse(text)
    if (Value.Check(FilterList, list)) return list
  } catch {
    // Told below, like every other text that is no filter list.
  }
  throw new DomainError('badFilter', { description: 'The query is no filter list.' })
}

import type { TypeDocument } from '#contract/registry/typeDocument.ts'
import { searchRequest } from '#contract/rules/search/searchRequest.ts'
import { SEARCH_FIELDS, type SearchField } from '#contract/schemas/search.ts'
import type { QueryOf } from '#contract/wire/calls.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { statusesIn } from '../../decisions/statusesIn.ts'
import type { SearchQuery } from '../../stores/searchStore.ts'
import { filterIn } from '../catalogue/filterIn.ts'
import { namesIn, viewableTypes } from '../catalogue/viewableKinds.ts'
import { fieldOptions, searchedTypes } from './filterOptions.ts'

/** A search as the call words it, with the stored filter read into it. */
type SearchScope = {
  query: SearchQuery
  /** Chosen types that the caller may view. */
  chosen: TypeDocument[]
  /** Every type that is searched where none is chosen. */
  types: TypeDocument[]
}

/** Reads the words of a call; refuses a stored filter that asks for more than equality. */
export async function searchScope(context: CallContext, words: QueryOf<'countSearchFacets'>): Promise<SearchScope> {
  const { filter: entries, match = 'ALL' } = filterIn(words.query)
  const asked = { fields: await fieldsIn(context, words.fields), types: namesIn(words.cty) }
  const params = searchRequest(asked, entries)
  if (!params) throw new DomainError('badFilter', { description: 'A stored filter asks for equality.' })
  const types = searchedTypes(context)
  const chosen = params.types ? viewableTypes(context, params.types) : types
  const query = {
    term: words.term,
    fields: params.fields,
    statuses: statusesIn(words.st),
    filter: params.filter,
    match,
  }
  return { query, chosen, types }
}

/** Without a word, the fields that are checked at first. */
async function fieldsIn(context: CallContext, list: string | undefined): Promise<SearchField[]> {
  const names = namesIn(list)
  if (!names) return (await fieldOptions(context)).filter(({ checked }) => checked).map(({ value }) => value)
  return names.map((name) => {
    const field = SEARCH_FIELDS.find((one) => one === name)
    if (!field)
      throw new DomainError('badFilter', { description: `One cannot search across '${name}'.`, field: '/fields' })
    return field
  })
}

import type { SearchFacet, SearchFacets, SearchFilterKey, SearchFilterOption } from '#contract/schemas/search.ts'
import type { SearchOption, SearchState } from './searchState.ts'

/** What may be searched and which of it is searched at first: the server's mappers of the search fields. */
export function withOptions(state: SearchState, options: readonly SearchFilterOption[]): Partial<SearchState> {
  const of = (key: SearchFilterKey) => options.filter((option) => option.key === key)
  const checked = (key: SearchFilterKey) =>
    of(key)
      .filter((option) => option.checked)
      .map(({ value }) => value)
  const types = checked('content_type')
  return {
    searchAcrossEnum: withCounts(of('search_across'), state.searchAcrossEnum),
    contentTypeEnum: withCounts(of('content_type'), state.contentTypeEnum),
    searchFields: checked('search_across'),
    // All of them checked narrows nothing, so that none needs a mark.
    defaultContentTypes: types.length === of('content_type').length ? [] : types,
  }
}

/** Puts counts to the options; a type that is found but not offered (a retired one) joins them. */
export function counted(state: SearchState, facets: SearchFacets): Partial<SearchState> {
  return {
    searchAcrossEnum: withFacets(state.searchAcrossEnum, facets.search_across),
    contentTypeEnum: withFacets(state.contentTypeEnum, facets.content_type),
  }
}

function withFacets(options: readonly SearchOption[], facets: readonly SearchFacet[]): SearchOption[] {
  const found = new Map(facets.map((facet) => [facet.value, facet]))
  const further = facets.filter(({ value, count }) => count > 0 && !options.some((option) => option.value === value))
  return [...options, ...further.map((facet) => ({ ...facet, checked: false }))].map((option) => {
    const { count: _count, atLeast: _atLeast, ...bare } = option
    const facet = found.get(option.value)
    return { ...bare, count: facet?.count ?? 0, ...(facet?.atLeast ? { atLeast: true } : {}) }
  })
}

/** Options may come after the first counts. */
function withCounts(options: readonly SearchFilterOption[], known: readonly SearchOption[]): SearchOption[] {
  return options.map((option) => {
    const { count, atLeast } = known.find(({ value }) => value === option.value) ?? {}
    return { ...option, ...(count !== undefined && { count }), ...(atLeast && { atLeast }) }
  })
}

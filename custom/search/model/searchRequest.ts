import type { QueryOf } from '#contract/wire/calls.ts'
import { termLongEnough } from '#contract/rules/searchText.ts'
import { chosenOf } from './searchState.ts'
import type { SearchState } from './searchState.ts'

/** As much of a term as the server takes. */
export const LONGEST_TERM = 200

export type SearchRequest = QueryOf<'countSearchFacets'>

/** What is asked of the server; undefined for a term that is too short to ask for (specification section 5). */
export function requestOf(state: SearchState): SearchRequest | undefined {
  const term = state.searchTerm.trim()
  if (!termLongEnough(term)) return undefined
  const fields = chosenOf(state, 'search_across').join(',')
  const cty = chosenOf(state, 'content_type').join(',')
  return { term, st: state.status, ...(fields && { fields }), ...(cty && { cty }) }
}

/** A params as one text, to tell whether an answer is that of the present question. */
export const requestKey = (params: SearchRequest | undefined) => (params ? JSON.stringify(params) : '')

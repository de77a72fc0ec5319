import type { Texts } from '#contract/values/languages.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { Status } from '#contract/values/status.ts'

/** Fields that the global search looks into: names, descriptions, cast and crew, external id, id. */
export const SEARCH_FIELDS = ['lon', 'lod', 'ppl', 'ex_id', 'id'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** Groups of FILTER RESULTS (specification section 2), also the fields of a stored filter (section 3). */
export const SEARCH_FILTER_KEYS = ['search_across', 'content_type'] as const
export type SearchFilterKey = (typeof SEARCH_FILTER_KEYS)[number]

/** Where a hit was found (ours): the text, cut around the place where it is long; `lang` for texts in languages. */
export type SearchMatch = { field: SearchField; lang?: string; text: string }

/** A hit of the global search (specification section 3). A document stands there once, by its draft where it has one. */
export type SearchHit = {
  id: string
  cty: string
  /** Channels only: the second part of their path. */
  chty?: string
  st: Status
  lon: LocalizedText[]
  prt_ic: 'true' | 'false'
  prd: string[]
  /** Names of its images, for the small picture (ours). */
  ia?: string[]
  ut: string
  matched?: SearchMatch
}

/** A checkbox of FILTER RESULTS: `value` is what a stored filter's term names. */
export type SearchFilterOption = {
  accessor: string
  header: Texts
  checked: boolean
  value: string
  key: SearchFilterKey
}

/** How many hits an option stands for, with the choices of the other group and none of its own; exact to 1,000. */
export type SearchFacet = Omit<SearchFilterOption, 'checked'> & {
  count: number
  atLeast?: boolean
}
export type SearchFacets = Record<SearchFilterKey, SearchFacet[]>

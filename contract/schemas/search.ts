import { Type, type Static } from 'typebox'
import { Texts } from '#contract/values/languages.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { STATUSES } from '#contract/values/status.ts'

/** Fields that the global search looks into: names, descriptions, cast and crew, external id, id. */
export const SEARCH_FIELDS = ['lon', 'lod', 'ppl', 'ex_id', 'id'] as const
export type SearchField = (typeof SEARCH_FIELDS)[number]

/** Groups of FILTER RESULTS (specification section 2), also the fields of a stored filter (section 3). */
export const SEARCH_FILTER_KEYS = ['search_across', 'content_type'] as const
export type SearchFilterKey = (typeof SEARCH_FILTER_KEYS)[number]

/** Where a hit was found (ours): the text, cut around the place where it is long; `lang` for texts in languages. */
export const SearchMatch = Type.Object({
  field: literals(SEARCH_FIELDS),
  lang: Type.Optional(Type.String()),
  text: Type.String(),
})
export type SearchMatch = Static<typeof SearchMatch>

/** A hit of the global search (specification section 3). A document stands there once, by its draft where it has one. */
export const SearchHit = Type.Object({
  id: Type.String(),
  cty: Type.String(),
  /** Channels only: the second part of their path. */
  chty: Type.Optional(Type.String()),
  st: literals(STATUSES),
  lon: Type.Array(LocalizedText),
  prt_ic: literals(['true', 'false']),
  prd: Type.Array(Type.String()),
  /** Names of its images, for the small picture (ours). */
  ia: Type.Optional(Type.Array(Type.String())),
  ut: Type.String(),
  matched: Type.Optional(SearchMatch),
})
export type SearchHit = Static<typeof SearchHit>

const optionParts = {
  accessor: Type.String(),
  header: Texts,
  value: Type.String(),
  key: literals(SEARCH_FILTER_KEYS),
}

/** A checkbox of FILTER RESULTS: `value` is what a stored filter's term names. */
export const SearchFilterOption = Type.Object({ ...optionParts, checked: Type.Boolean() })
export type SearchFilterOption = Static<typeof SearchFilterOption>

/** How many hits an option stands for, with the choices of the other group and none of its own; exact to 1,000. */
export const SearchFacet = Type.Object({
  ...optionParts,
  count: Type.Integer(),
  atLeast: Type.Optional(Type.Boolean()),
})
export type SearchFacet = Static<typeof SearchFacet>

export const SearchFacets = Type.Object({
  search_across: Type.Array(SearchFacet),
  content_type: Type.Array(SearchFacet),
})
export type SearchFacets = Static<typeof SearchFacets>

import { Type } from 'typebox'
import { SearchFacets, SearchFilterOption, SearchHit } from '#contract/schemas/search.ts'
import { call, noQuery, paging, query } from './call.ts'

/**
 * `fields` and `cty` are comma-joined; without them: the fields that are checked at first, every type that one may
 * view. `query` is a filter list as JSON text, stored filters included.
 */
const asked = {
  term: Type.String({ maxLength: 200 }),
  fields: Type.Optional(Type.String({ maxLength: 200 })),
  cty: Type.Optional(Type.String({ maxLength: 2000 })),
  query: Type.Optional(Type.String({ maxLength: 16_000 })),
  st: Type.Optional(Type.String({ maxLength: 120 })),
}

/** Global search (calls.md section 13). */
export const searchCalls = [
  call({
    name: 'searchContent',
    method: 'GET',
    path: '/content/search',
    paged: true,
    guard: { by: 'filtered' },
    section: '7',
    part: 'S',
    summary: 'Hits of a term in names, descriptions, people and ids of every type',
    rate: 'search',
    answer: Type.Array(SearchHit),
    query: query({ ...asked, ...paging, after: Type.Optional(Type.String({ maxLength: 600 })) }),
  }),
  call({
    name: 'countSearchFacets',
    method: 'GET',
    path: '/content/search/facets',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'S',
    summary: 'Hits by field and by type, exact to 1,000',
    rate: 'facets',
    answer: SearchFacets,
    query: query(asked),
  }),
  call({
    name: 'listSearchFilterKeys',
    method: 'GET',
    path: '/content/search/filter/keys',
    allProducts: true,
    guard: { by: 'self' },
    section: '7 ours',
    part: 'S',
    summary: 'What a search may be narrowed by: fields and types',
    answer: Type.Array(Type.Object({ attrs: Type.Array(SearchFilterOption) })),
    query: noQuery,
  }),
] as const

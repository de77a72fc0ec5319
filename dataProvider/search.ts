import type { SearchFacets, SearchFilterOption, SearchHit } from '#contract/schemas/search.ts'
import type { QueryOf } from '#contract/wire/calls.ts'
import type { Transport } from './transport.ts'

/** A page of hits; `next` is what the following page is asked for with (`after`). */
export type SearchPage = { hits: SearchHit[]; count: number; atLeast: boolean; next: string | undefined }

/** Global search (calls.md section 13). Methods are named as their rows. */
export function createSearchCalls(transport: Transport) {
  return {
    searchContent: async (query: QueryOf<'searchContent'>, signal?: AbortSignal): Promise<SearchPage> => {
      const { data, header } = await transport.send('searchContent', { query, signal })
      return { hits: data, count: header.count, atLeast: header.atLeast ?? false, next: header.next }
    },
    countSearchFacets: async (query: QueryOf<'countSearchFacets'>, signal?: AbortSignal): Promise<SearchFacets> =>
      (await transport.send('countSearchFacets', { query, signal })).data,
    /** Options of both groups, the fields before the types. */
    listSearchFilterKeys: async (signal?: AbortSignal): Promise<SearchFilterOption[]> => {
      const options = { signal, allProducts: true }
      const reply = await transport.send('listSearchFilterKeys', options)
      return reply.data[0]?.attrs ?? []
    },
  }
}

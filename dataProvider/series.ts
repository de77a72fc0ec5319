import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { AssocMetadata, SeriesSuggestion, TreeRow } from '#contract/schemas/series.ts'
import type { Uses } from '#contract/schemas/uses.ts'
import type { BodyOf, QueryOf } from '#contract/wire/calls.ts'
import { pageOf, type Page } from './content.ts'
import type { Transport } from './transport.ts'

/** Relations between titles (calls.md section 7). */
export function createSeriesCalls(transport: Transport) {
  return {
    suggestSeries: async (query: QueryOf<'suggestSeries'>, signal?: AbortSignal): Promise<SeriesSuggestion[]> =>
      (await transport.send('suggestSeries', { query, signal })).data,

    listChildren: async (
      id: string,
      query: QueryOf<'listChildren'> = {},
      signal?: AbortSignal,
    ): Promise<Page<TreeRow>> => pageOf(await transport.send('listChildren', { params: { id }, query, signal })),

    readAssocMetadata: async (id: string, cty: string, signal?: AbortSignal): Promise<AssocMetadata> =>
      (
        await transport.send('readAssocMetadata', {
          params: { id },
          query: { cty },
          signal,
        })
      ).data,

    readUses: async (body: BodyOf<'readUses'>, signal?: AbortSignal): Promise<Uses> =>
      (await transport.send('readUses', { body, signal })).data,

    /** List rows of documents by their ids, as a reference shows them: those that may not be read are left out. */
    readRows: async (ids: readonly string[], signal?: AbortSignal): Promise<ContentRow[]> =>
      (
        await transport.send('readByKeys', {
          query: { keys: ids.join(','), info: 'row' },
          signal,
        })
      ).data,
  }
}

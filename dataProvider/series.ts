import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { Named, Uses } from '#contract/schemas/uses.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { BodyOf, QueryOf } from '#contract/wire/calls.ts'
import { pageOf, type Page } from './content.ts'
import type { Transport } from './transport.ts'

/** A row of the tree: `order` is its number among its siblings, `children` how many it has itself. */
export type TreeRow = ContentRow & { order?: number; children?: number }

/** Everything that a document stands in relation to; `previous` and `next` are its neighbours among its siblings. */
export type AssocMetadata = {
  parents: TreeRow[]
  children: { cty: string; count: number; items: TreeRow[] }[]
  related: ContentRow[]
  usedIn: ContentRow[]
  /** Ours: where it is used, counted, and what it names; other services may leave them out. */
  uses?: Uses
  names?: Named[]
  previous?: TreeRow
  next?: TreeRow
}

/** `id` and `prd` are ours: another service may offer the package and the names alone. */
export type SeriesSuggestion = { pkg_id: string; lon: LocalizedText[]; id?: string; cty?: string }

/** Relations between titles (calls.md section 7). */
export function createSeriesCalls(transport: Transport) {
  return {
    suggestSeries: async (query: QueryOf<'suggestSeries'>, signal?: AbortSignal): Promise<SeriesSuggestion[]> =>
      (await transport.send<SeriesSuggestion[], 'suggestSeries'>('suggestSeries', { query, signal })).data,

    listChildren: async (
      id: string,
      query: QueryOf<'listChildren'> = {},
      signal?: AbortSignal,
    ): Promise<Page<TreeRow>> =>
      pageOf(await transport.send<TreeRow[], 'listChildren'>('listChildren', { params: { id }, query, signal })),

    readAssocMetadata: async (id: string, cty: string, signal?: AbortSignal): Promise<AssocMetadata> =>
      (
        await transport.send<AssocMetadata, 'readAssocMetadata'>('readAssocMetadata', {
          params: { id },
          query: { cty },
          signal,
        })
      ).data,

    readUses: async (body: BodyOf<'readUses'>, signal?: AbortSignal): Promise<Uses> =>
      (await transport.send<Uses, 'readUses'>('readUses', { body, signal })).data,

    /** List rows of documents by their ids, as a reference shows them: those that may not be read are left out. */
    readRows: async (ids: readonly string[], signal?: AbortSignal): Promise<ContentRow[]> =>
      (
        await transport.send<ContentRow[], 'readByKeys'>('readByKeys', {
          query: { keys: ids.join(','), info: 'row' },
          signal,
        })
      ).data,
  }
}

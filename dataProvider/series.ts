import type { BodyOf, QueryOf } from '#contract/wire/calls.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

/** Relations between titles (calls.md section 7). */
export function createSeriesCalls(transport: Transport) {
  const { data, page } = forwarding(transport)
  return {
    suggestSeries: data('suggestSeries', (query: QueryOf<'suggestSeries'>, signal?: AbortSignal) => ({
      query,
      signal,
    })),
    listChildren: page('listChildren', (id: string, query: QueryOf<'listChildren'> = {}, signal?: AbortSignal) => ({
      params: { id },
      query,
      signal,
    })),
    readAssocMetadata: data('readAssocMetadata', (id: string, cty: string, signal?: AbortSignal) => ({
      params: { id },
      query: { cty },
      signal,
    })),
    readUses: data('readUses', (body: BodyOf<'readUses'>, signal?: AbortSignal) => ({ body, signal })),
    /** List rows of documents by their ids, as a reference shows them: those that may not be read are left out. */
    readRows: data('readByKeys', (ids: readonly string[], signal?: AbortSignal) => ({
      query: { keys: ids.join(','), info: 'row' as const },
      signal,
    })),
  }
}

export type SeriesCalls = ReturnType<typeof createSeriesCalls>

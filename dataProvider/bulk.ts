import type { BodyOf } from '#contract/wire/calls.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

/** Bulk changes (calls.md section 6). Methods are named as their rows. */
export function createBulkCalls(transport: Transport) {
  const { data } = forwarding(transport)
  return {
    bulkUpdate: data('bulkUpdate', (type: string, body: BulkBody) => ({ params: { type }, body })),
    /** Changes nothing. */
    dryRunBulk: data('dryRunBulk', (type: string, body: BulkBody, signal?: AbortSignal) => ({
      params: { type },
      body,
      signal,
    })),
    sortEpisodes: data('sortEpisodes', (body: BodyOf<'sortEpisodes'>) => ({ body })),
  }
}

export type BulkCalls = ReturnType<typeof createBulkCalls>

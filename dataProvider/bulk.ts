import type { BulkAnswer, DryRun } from '#contract/schemas/bulk.ts'
import type { JobAnswer } from '#contract/values/jobs.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import type { BulkBody } from '#contract/wire/calls/bulkBodies.ts'
import type { Transport } from './transport.ts'

/** Bulk changes (calls.md section 6). Methods are named as their rows. */
export function createBulkCalls(transport: Transport) {
  return {
    bulkUpdate: async (type: string, body: BulkBody): Promise<BulkAnswer> =>
      (await transport.send('bulkUpdate', { params: { type }, body })).data,
    /** Changes nothing. */
    dryRunBulk: async (type: string, body: BulkBody, signal?: AbortSignal): Promise<DryRun> =>
      (await transport.send('dryRunBulk', { params: { type }, body, signal })).data,
    sortEpisodes: async (body: BodyOf<'sortEpisodes'>): Promise<JobAnswer> =>
      (await transport.send('sortEpisodes', { body })).data,
  }
}

import type { JobState } from '#contract/values/jobs.ts'
import type { Transport } from './transport.ts'

/** Jobs (calls.md section 6). */
export function createJobCalls(transport: Transport) {
  return {
    readBulkStatus: async (id: string, signal?: AbortSignal): Promise<JobState> =>
      (
        await transport.send<JobState, 'readBulkStatus'>('readBulkStatus', {
          params: { id },
          signal,
          allProducts: true,
        })
      ).data,
  }
}

import type { JobAnswer, JobEntry, JobState } from '#contract/values/jobs.ts'
import type { QueryOf } from '#contract/wire/calls.ts'
import { pageOf, type Page } from './content.ts'
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
    listJobs: async (query: QueryOf<'listJobs'>, signal?: AbortSignal): Promise<Page<JobEntry>> =>
      pageOf(await transport.send<JobEntry[], 'listJobs'>('listJobs', { query, signal })),
    /** Tries once more what failed of a job of one's own. */
    retryJob: async (id: string): Promise<JobAnswer> =>
      (await transport.send<JobAnswer, 'retryJob'>('retryJob', { params: { id }, allProducts: true })).data,
  }
}

import type { JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import type { JobAnswer, JobEntry, JobState } from '#contract/values/jobs.ts'
import type { QueryOf } from '#contract/wire/calls.ts'
import { pageOf, type Page } from './content.ts'
import type { Transport } from './transport.ts'

/** Jobs (calls.md section 6). */
export function createJobCalls(transport: Transport) {
  return {
    readBulkStatus: async (id: string, signal?: AbortSignal): Promise<JobState> =>
      (
        await transport.send('readBulkStatus', {
          params: { id },
          signal,
          allProducts: true,
        })
      ).data,
    listJobs: async (query: QueryOf<'listJobs'>, signal?: AbortSignal): Promise<Page<JobEntry>> =>
      pageOf(await transport.send('listJobs', { query, signal })),
    /** Tries once more what failed of a job of one's own. */
    retryJob: async (id: string): Promise<JobAnswer> =>
      (await transport.send('retryJob', { params: { id }, allProducts: true })).data,
    getJob: async (id: string, signal?: AbortSignal): Promise<JobDetail> =>
      (await transport.send('getJob', { params: { id }, signal, allProducts: true })).data,
    listJobItems: async (
      id: string,
      query: QueryOf<'listJobItems'> = {},
      signal?: AbortSignal,
    ): Promise<Page<JobItem>> =>
      pageOf(
        await transport.send('listJobItems', {
          params: { id },
          query,
          signal,
          allProducts: true,
        }),
      ),
    /** What is done stays done. */
    cancelJob: async (id: string): Promise<JobDetail> =>
      (await transport.send('cancelJob', { params: { id }, allProducts: true })).data,
    /** Answers the job that takes the other one back. */
    undoJob: async (id: string): Promise<JobAnswer> =>
      (await transport.send('undoJob', { params: { id }, allProducts: true })).data,
  }
}

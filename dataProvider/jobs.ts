import type { QueryOf } from '#contract/wire/calls.ts'
import { forwarding } from './forwarding.ts'
import type { Transport } from './transport.ts'

/** Jobs (calls.md section 6). They are found whatever product is selected; their list is the product's. */
export function createJobCalls(transport: Transport) {
  const { data, page } = forwarding(transport)
  const job = (id: string, signal?: AbortSignal) => ({ params: { id }, signal, allProducts: true })
  return {
    readBulkStatus: data('readBulkStatus', job),
    listJobs: page('listJobs', (query: QueryOf<'listJobs'>, signal?: AbortSignal) => ({ query, signal })),
    /** Tries once more what failed of a job of one's own. */
    retryJob: data('retryJob', job),
    getJob: data('getJob', job),
    listJobItems: page('listJobItems', (id: string, query: QueryOf<'listJobItems'> = {}, signal?: AbortSignal) => ({
      ...job(id, signal),
      query,
    })),
    /** What is done stays done. */
    cancelJob: data('cancelJob', job),
    /** Answers the job that takes the other one back. */
    undoJob: data('undoJob', job),
  }
}

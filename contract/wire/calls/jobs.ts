import { AnyRecord, call, noQuery } from './call.ts'

/** Jobs (calls.md section 6). A call that starts one answers 202 with {status_id, tracking_id}. */
export const jobCalls = [
  call({
    name: 'readBulkStatus',
    method: 'GET',
    path: '/bulkupdate/status/{id}',
    guard: { by: 'self' },
    section: '7',
    part: 'C',
    summary: "How far a job of one's own has come",
    answer: AnyRecord,
    query: noQuery,
  }),
] as const

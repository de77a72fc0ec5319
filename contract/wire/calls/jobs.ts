import { Type } from 'typebox'
import { AnyRecord, call, noQuery, paging, query } from './call.ts'

const names = Type.Optional(Type.String({ maxLength: 200 }))

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
  call({
    name: 'listJobs',
    method: 'GET',
    path: '/jobs',
    guard: { by: 'self' },
    section: 'ours',
    part: 'S',
    summary: "Jobs, newest first: one's own, or with the page of notifications those of the products",
    answer: Type.Array(AnyRecord),
    query: query({
      ...paging,
      kind: names,
      status: names,
      scope: Type.Optional(Type.Unsafe<'own' | 'product'>({ type: 'string', enum: ['own', 'product'] })),
    }),
  }),
  call({
    name: 'retryJob',
    method: 'POST',
    path: '/jobs/{id}/retry',
    guard: { by: 'self' },
    section: 'ours',
    part: 'C',
    summary: "Tries what failed of a job of one's own once more, with the rights of today",
    answer: AnyRecord,
    query: noQuery,
  }),
] as const

import { Type } from 'typebox'
import { JobAnswer, JobEntry, JobState } from '#contract/values/jobs.ts'
import { JobDetail, JobItem } from '#contract/schemas/bulk.ts'
import { call, noQuery, paging, query } from './call.ts'

const names = Type.Optional(Type.String({ maxLength: 200 }))

/** Jobs (calls.md section 6). A call that starts one answers 202 with {status_id, tracking_id}. */
export const jobCalls = [
  call({
    name: 'readBulkStatus',
    method: 'GET',
    path: '/bulkupdate/status/{id}',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'C',
    summary: "How far a job of one's own has come",
    answer: JobState,
    query: noQuery,
  }),
  call({
    name: 'listJobs',
    method: 'GET',
    path: '/jobs',
    paged: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'S',
    summary: "Jobs, newest first: one's own, or with the page of notifications those of the products",
    answer: Type.Array(JobEntry),
    query: query({
      ...paging,
      kind: names,
      status: names,
      /** Document id: the jobs that have touched this title. */
      item: Type.Optional(Type.String({ maxLength: 64 })),
      /** Whose jobs, by uid. */
      by: Type.Optional(Type.String({ maxLength: 200 })),
      /** Instant: jobs that were asked for since then. */
      since: Type.Optional(Type.String({ maxLength: 64 })),
      scope: Type.Optional(Type.Unsafe<'own' | 'product'>({ type: 'string', enum: ['own', 'product'] })),
    }),
  }),
  call({
    name: 'retryJob',
    method: 'POST',
    path: '/jobs/{id}/retry',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'C',
    summary: "Tries what failed of a job of one's own once more, with the rights of today",
    statuses: [202],
    answer: JobAnswer,
    query: noQuery,
  }),
  call({
    name: 'getJob',
    method: 'GET',
    path: '/jobs/{id}',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'C',
    summary: 'A job with its steps and what was asked for',
    answer: JobDetail,
    query: noQuery,
  }),
  call({
    name: 'listJobItems',
    method: 'GET',
    path: '/jobs/{id}/items',
    allProducts: true,
    paged: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'C',
    summary: 'What became of each title of a job',
    answer: Type.Array(JobItem),
    /** left: only rows of a file of which cells were left out. */
    query: query({ ...paging, outcome: names, left: Type.Optional(Type.Literal('true')) }),
  }),
  call({
    name: 'cancelJob',
    method: 'POST',
    path: '/jobs/{id}/cancel',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'C',
    summary: "Calls a job of one's own off; what is done stays done",
    answer: JobDetail,
    query: noQuery,
  }),
  call({
    name: 'undoJob',
    method: 'POST',
    path: '/jobs/{id}/undo',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'C',
    summary: "Takes a job of one's own back, title by title, where nothing newer stands",
    statuses: [202],
    answer: JobAnswer,
    query: noQuery,
  }),
] as const

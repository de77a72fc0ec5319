import { Type } from 'typebox'
import { JobAnswer } from '#contract/values/jobs.ts'
import { BulkAnswer, DryRun } from '#contract/schemas/bulk.ts'
import { LARGE_BODY_BYTES } from '#contract/values/limits.ts'
import { BulkBody, MAX_BULK_KEYS } from './bulkBodies.ts'
import { call, noQuery } from './call.ts'

/** Bulk changes (calls.md section 6): each answers at once and goes on as a job. */
export const bulkCalls = [
  call({
    name: 'bulkUpdate',
    method: 'PUT',
    path: '/bulkupdate/urn/resource/catalog/{type}',
    guard: { by: 'bulk' },
    section: '7',
    part: 'C',
    summary: 'One change set for many titles: by keys, or for all that match',
    statuses: [202],
    answer: BulkAnswer,
    query: noQuery,
    body: BulkBody,
    bodyBytes: LARGE_BODY_BYTES,
  }),
  call({
    name: 'dryRunBulk',
    method: 'POST',
    path: '/bulkupdate/urn/resource/catalog/{type}/dryrun',
    guard: { by: 'bulk' },
    section: 'ours',
    part: 'C',
    summary: 'What a bulk change would do, and what it could not',
    answer: DryRun,
    query: noQuery,
    body: BulkBody,
    bodyBytes: LARGE_BODY_BYTES,
  }),
  call({
    name: 'sortEpisodes',
    method: 'PUT',
    path: '/bulkupdate/tvseason/tvepisodes',
    guard: { by: 'filtered' },
    section: '7',
    part: 'C',
    summary: 'Numbers the episodes of a season in the order of the given keys; other parents of numbered titles too',
    statuses: [202],
    answer: JobAnswer,
    query: noQuery,
    body: Type.Object(
      {
        /** Document id of the season. */
        id: Type.String({ maxLength: 64 }),
        keys: Type.Array(Type.String({ maxLength: 64 }), { maxItems: MAX_BULK_KEYS }),
      },
      { additionalProperties: false },
    ),
    bodyBytes: LARGE_BODY_BYTES,
  }),
] as const

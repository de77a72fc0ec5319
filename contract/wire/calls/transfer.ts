import { Type } from 'typebox'
import { JobAnswer } from '#contract/values/jobs.ts'
import { ImportDryRun } from '#contract/schemas/bulk.ts'
import { LARGE_BODY_BYTES } from '#contract/values/limits.ts'
import { IMPORT_BYTES } from '#contract/values/transfer.ts'
import { ExportBody } from './bulkBodies.ts'
import { call, noQuery, query } from './call.ts'

const flag = Type.Optional(Type.Unsafe<'true' | 'false'>({ type: 'string', enum: ['true', 'false'] }))

/** Import and export (calls.md section 6). */
export const transferCalls = [
  call({
    name: 'importContent',
    method: 'POST',
    path: '/import/urn/resource/catalog/{type}',
    guard: { by: 'import' },
    section: 'ours',
    part: 'C',
    summary:
      'Makes and changes titles by the rows of a file; the field mapping, sent before the file, says which column is what',
    /** 200 where it is tried only. */
    statuses: [200, 202],
    answer: Type.Union([ImportDryRun, JobAnswer]),
    takes: 'multipart',
    bodyBytes: IMPORT_BYTES + 262_144,
    query: query({ dryRun: flag, publish: flag }),
  }),
  call({
    name: 'exportContent',
    method: 'POST',
    path: '/export/urn/resource/catalog/{type}',
    guard: { by: 'type', action: 'view' },
    section: 'ours',
    part: 'C',
    summary: 'Writes titles to a file',
    statuses: [202],
    answer: JobAnswer,
    bodyBytes: LARGE_BODY_BYTES,
    rate: 'export',
    query: noQuery,
    body: ExportBody,
  }),
  call({
    name: 'readExport',
    method: 'GET',
    path: '/export/file/{name}',
    guard: { by: 'signed' },
    section: 'ours',
    part: 'C',
    summary: 'The file of a job, by its signed address or by whoever asked for it',
    answer: Type.Unknown(),
    gives: 'bytes',
    query: query({ ticket: Type.Optional(Type.String({ maxLength: 400 })) }),
  }),
] as const

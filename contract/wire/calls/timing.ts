import { Type } from 'typebox'
import { JobAnswer } from '#contract/values/jobs.ts'
import { Timing, TimingEntry } from '#contract/schemas/timing.ts'
import { Aggregate } from '#contract/schemas/aggregate.ts'
import { NoData, call, noQuery, paging, query } from './call.ts'

const document = '/content/urn/resource/catalog/{type}/{id}'
const instant = Type.Optional(Type.String({ maxLength: 40 }))

/** Publishing and unpublishing at a time, aggregation, restore to original (calls.md sections 3 and 7). */
export const timingCalls = [
  call({
    name: 'readTiming',
    method: 'GET',
    path: `${document}/timing`,
    guard: { by: 'type', action: 'view' },
    section: 'ours',
    part: 'E',
    summary: 'When a document is to be published or unpublished, and who has said so',
    answer: Type.Union([Timing, NoData]),
    query: noQuery,
  }),
  call({
    name: 'setTiming',
    method: 'PUT',
    path: `${document}/timing`,
    guard: { by: 'type', action: 'publish' },
    section: 'ours',
    part: 'E',
    summary: 'Publish or unpublish at an instant to come; unpublishing needs its own right too',
    answer: Timing,
    query: noQuery,
    body: Type.Object({ publishAt: instant, unpublishAt: instant }, { additionalProperties: false }),
  }),
  call({
    name: 'clearTiming',
    method: 'DELETE',
    path: `${document}/timing`,
    guard: { by: 'type', action: 'publish' },
    section: 'ours',
    part: 'E',
    summary: 'Call off what was to happen at a time',
    answer: Type.Null(),
    query: noQuery,
  }),
  call({
    name: 'listTimings',
    method: 'GET',
    path: '/timing',
    paged: true,
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'E',
    summary: 'What is coming up, soonest first',
    answer: Type.Array(TimingEntry),
    query: query({
      ...paging,
      from: instant,
      to: instant,
      cty: Type.Optional(Type.String({ maxLength: 400 })),
    }),
  }),
  call({
    name: 'reaggregateContent',
    method: 'POST',
    path: '/aggregate/urn/resource/catalog/{type}/{id}',
    guard: { by: 'type', action: 'update' },
    section: '7',
    part: 'E',
    summary: 'Compose the metadata anew from its sources',
    statuses: [202],
    answer: JobAnswer,
    query: noQuery,
  }),
  call({
    name: 'readAggregate',
    method: 'GET',
    path: '/aggregate/urn/resource/catalog/{type}/{id}',
    guard: { by: 'type', action: 'view' },
    section: 'ours',
    part: 'E',
    summary: 'Where the metadata came from, licence and availability of the parts, and the running job',
    answer: Aggregate,
    query: query({ changes: Type.Optional(Type.Literal('true')) }),
  }),
  call({
    name: 'restoreOriginal',
    method: 'POST',
    path: '/content/restore/original',
    guard: { by: 'cty', action: 'update' },
    section: '7',
    part: 'E',
    summary: 'The text that a document was imported with becomes its draft',
    statuses: [202],
    answer: JobAnswer,
    query: noQuery,
    body: Type.Object(
      {
        cty: Type.String({ maxLength: 64 }),
        id: Type.String({ maxLength: 64 }),
        pn: Type.Optional(Type.String({ maxLength: 250 })),
        ex_id: Type.Optional(Type.String({ maxLength: 250 })),
        l2v: Type.Optional(Type.Boolean()),
        l2v_o: Type.Optional(Type.Boolean()),
        l2v_ov: Type.Optional(Type.Boolean()),
      },
      { additionalProperties: false },
    ),
  }),
] as const

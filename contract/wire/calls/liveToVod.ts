import { Type } from 'typebox'
import {
  Conversion,
  ConversionRequest,
  ConversionStarted,
  ConversionUpdate,
  ConvertedMetadata,
  Recording,
} from '#contract/schemas/live/liveToVod.ts'
import { JOB_STATUSES } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'
import { call, noQuery, paging, query } from './call.ts'

const guard = (action: 'view' | 'create' | 'update') => ({ by: 'page', pages: ['epg'], action }) as const

/** Titles made of what was on air (calls.md section 16). */
export const liveToVodCalls = [
  call({
    name: 'readRecording',
    method: 'GET',
    path: '/l2v/recording/{id}',
    guard: guard('view'),
    section: 'ours',
    part: 'V',
    summary: 'What was recorded of an airing, up to now, and where its pieces can begin',
    answer: Recording,
    query: noQuery,
  }),
  call({
    name: 'convertLiveToVod',
    method: 'POST',
    path: '/l2v/convert',
    guard: guard('create'),
    section: '7',
    part: 'V',
    summary: 'Makes a title of a window of an airing, once all of it has been recorded',
    statuses: [202],
    answer: ConversionStarted,
    query: noQuery,
    body: ConversionRequest,
  }),
  call({
    name: 'updateLiveToVod',
    method: 'PUT',
    path: '/l2v/update/{id}',
    guard: guard('update'),
    section: '7',
    part: 'V',
    summary: 'Another window, name or type for a title that is still to be made',
    answer: Conversion,
    query: noQuery,
    body: ConversionUpdate,
  }),
  call({
    name: 'cancelLiveToVod',
    method: 'PUT',
    path: '/l2v/cancel/{id}',
    guard: guard('update'),
    section: '7',
    part: 'V',
    summary: 'Calls a conversion off that has not begun',
    answer: Conversion,
    query: noQuery,
  }),
  call({
    name: 'listLiveToVod',
    method: 'GET',
    path: '/l2v/list',
    paged: true,
    guard: guard('view'),
    section: '7',
    part: 'V',
    summary: 'Conversions, newest first, with the state of their jobs',
    answer: Type.Array(Conversion),
    query: query({
      st: Type.Optional(literals(JOB_STATUSES)),
      airing: Type.Optional(Type.String({ maxLength: 64 })),
      ...paging,
    }),
  }),
  call({
    name: 'readConvertedMetadata',
    method: 'GET',
    path: '/l2v/{id}/metadata',
    guard: guard('view'),
    section: '7',
    part: 'V',
    summary: 'The title that came of a conversion, and whether its window was changed',
    answer: ConvertedMetadata,
    query: noQuery,
  }),
] as const

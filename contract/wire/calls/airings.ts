import { Type } from 'typebox'
import { AiringSource } from '#contract/schemas/live/guide.ts'
import { call, noQuery } from './call.ts'

/** Airings and the feed that they come from. */
export const airingCalls = [
  call({
    name: 'readAiringSource',
    method: 'GET',
    path: '/epg/airing/{id}/source',
    guard: { by: 'page', pages: ['epg'], action: 'view' },
    section: 'ours',
    part: 'L',
    summary: 'What the feed said last of an airing; null where none has spoken of it',
    answer: Type.Union([AiringSource, Type.Null()]),
    query: noQuery,
  }),
] as const

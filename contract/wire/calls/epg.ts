import { Type } from 'typebox'
import { GuideMarks, GuideRow } from '#contract/schemas/live/guide.ts'
import { call, paging, query } from './call.ts'

const instant = Type.String({ minLength: 1, maxLength: 64 })

/** Which channels of the guide, by what they are. */
export const guideChannels = {
  /** Part of a channel's name. */
  term: Type.Optional(Type.String({ maxLength: 200 })),
  chty: Type.Optional(Type.String({ maxLength: 64 })),
  gnr: Type.Optional(Type.String({ maxLength: 64 })),
}

/** The programme guide (calls.md section 16). */
export const epgCalls = [
  call({
    name: 'readEpg',
    method: 'GET',
    path: '/epg',
    paged: true,
    guard: { by: 'page', pages: ['epg'], action: 'view' },
    section: 'ours',
    part: 'L',
    summary: 'What channels show between two instants: a page of channels, or the named ones',
    answer: Type.Array(GuideRow),
    query: query({
      /** Ids of channels, comma-joined; else a page of all by number. */
      channel: Type.Optional(Type.String({ maxLength: 20_000 })),
      start: instant,
      end: instant,
      ...guideChannels,
      ...paging,
    }),
  }),
  call({
    name: 'readEpgMarks',
    method: 'GET',
    path: '/epg/marks',
    guard: { by: 'page', pages: ['epg'], action: 'view' },
    section: 'ours',
    part: 'L',
    summary: 'What needs eyes in the guide of all channels within a day: holes, overlaps, rights, what was mended',
    answer: Type.Array(GuideMarks),
    query: query({ start: instant, end: instant, ...guideChannels }),
  }),
] as const

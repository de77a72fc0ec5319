import { Type } from 'typebox'
import { ProgramUse, ProgramUseCount } from '#contract/schemas/live/programUsage.ts'
import { call, paging, query } from './call.ts'

const instant = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }))
const guard = { by: 'page', pages: ['cp_live'], action: 'view' } as const

/** Where programs are used (calls.md section 14). */
export const programCalls = [
  call({
    name: 'readProgramUsage',
    method: 'GET',
    path: '/content/urn/resource/catalog/program/{id}/usage',
    paged: true,
    guard,
    section: '7',
    part: 'L',
    summary: 'The airings of a program by their start: on which channel, from when until when',
    answer: Type.Array(ProgramUse),
    query: query({ start: instant, end: instant, ...paging }),
  }),
  call({
    name: 'listProgramUsage',
    method: 'GET',
    path: '/content/urn/resource/catalog/program/usage',
    guard,
    section: '7',
    part: 'L',
    summary: 'How often each of at most 200 programs is on air, and when next; programs without airings are left out',
    answer: Type.Array(ProgramUseCount),
    query: query({
      /** Document ids, comma-joined. */
      ids: Type.String({ minLength: 1, maxLength: 20_000 }),
      start: instant,
      end: instant,
    }),
  }),
] as const

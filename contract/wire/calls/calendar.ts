import { Type } from 'typebox'
import { PublicationEntry } from '#contract/schemas/publicationCalendar.ts'
import { CALENDAR_KINDS, CALENDAR_PAGE } from '#contract/values/calendar.ts'
import { literals } from '#contract/values/literals.ts'
import { call, paging, query } from './call.ts'

const instant = Type.String({ minLength: 1, maxLength: 40 })

/** Dates of all kinds in one place (ours). */
export const calendarCalls = [
  call({
    name: 'listPublicationCalendar',
    method: 'GET',
    path: '/calendar',
    paged: true,
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'W',
    summary:
      'What of one kind begins or ends between two instants, soonest first, with what its dates are held against',
    answer: Type.Array(PublicationEntry),
    query: query({
      kind: literals(CALENDAR_KINDS),
      from: instant,
      to: instant,
      cty: Type.Optional(Type.String({ maxLength: 400 })),
      st: Type.Optional(literals(['published', 'draft'] as const)),
      term: Type.Optional(Type.String({ maxLength: 200 })),
      mine: Type.Optional(literals(['true'] as const)),
      conflicts: Type.Optional(literals(['true'] as const)),
      pageNumber: paging.pageNumber,
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: CALENDAR_PAGE })),
    }),
  }),
] as const

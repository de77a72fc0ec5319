import { Type } from 'typebox'
import { EventIngestion } from '#contract/schemas/live/eventIngestion.ts'
import { ClosedProcess } from '#contract/schemas/live/ingestion.ts'
import { JobAnswer } from '#contract/values/jobs.ts'
import { call, noQuery, query } from './call.ts'

const views = { by: 'page', pages: ['cp_live'], action: 'view' } as const
const updates = { by: 'page', pages: ['cp_live'], action: 'update' } as const

/** Events of teams, taken in from a station's feed (calls.md section 16). */
export const eventIngestionCalls = [
  call({
    name: 'ingestEvent',
    method: 'POST',
    path: '/event/ingestion/ondemand',
    guard: updates,
    section: '7',
    part: 'L',
    summary: "Takes in the events of a team: a station's list of events, CSV or JSON, or that of the team's own feed",
    statuses: [202],
    answer: JobAnswer,
    query: noQuery,
    body: Type.Object(
      {
        teamId: Type.String({ minLength: 1, maxLength: 64 }),
        /** Events that begin before are left out. */
        start: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
        /** As in `ingestEpg`; without it the feed that is called as the team is in statistics. */
        station: Type.Optional(Type.String({ minLength: 1, maxLength: 2_000 })),
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'readEventIngestion',
    method: 'GET',
    path: '/event/ingestion/status',
    guard: views,
    section: '7',
    part: 'L',
    summary: 'How ingestions of events stand, by their ids',
    answer: Type.Array(EventIngestion),
    query: query({ ids: Type.String({ minLength: 1, maxLength: 8_000 }) }),
  }),
  call({
    name: 'resetEventIngestion',
    method: 'DELETE',
    path: '/event/ingestion/reset/{id}',
    guard: updates,
    section: '7',
    part: 'L',
    summary: 'Calls a running ingestion of events off; what is written stays until it is undone',
    answer: EventIngestion,
    query: noQuery,
  }),
  call({
    name: 'closeEventProcess',
    method: 'PUT',
    path: '/event/process/close/{id}',
    guard: updates,
    section: '7',
    part: 'L',
    summary: 'Ends an ingestion of events that is on its way, by hand',
    answer: ClosedProcess,
    query: noQuery,
  }),
] as const

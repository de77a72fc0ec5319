import { Type } from 'typebox'
import { Presence } from '#contract/schemas/lock.ts'
import { call, noQuery, query } from './call.ts'

const mode = Type.Unsafe<'view' | 'edit' | 'leave'>({ type: 'string', enum: ['view', 'edit', 'leave'] })

/** Who else is on a document (calls.md section 8): told every 40 s, forgotten after 90 s. */
export const presenceCalls = [
  call({
    name: 'showPresence',
    method: 'POST',
    path: '/user/presence',
    guard: { by: 'urn', action: 'view', from: 'body' },
    section: 'ours',
    part: 'E',
    summary: 'Say that one is on a document, viewing or editing, and learn who else is',
    answer: Type.Array(Presence),
    query: noQuery,
    body: Type.Object(
      {
        /** A schedule day is known by its channel's code and its date. */
        id: Type.String({ maxLength: 128 }),
        urn: Type.String({ maxLength: 120 }),
        mode,
        place: Type.Optional(Type.String({ maxLength: 64 })),
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'listPresence',
    method: 'GET',
    path: '/user/presence/{id}',
    guard: { by: 'urn', action: 'view', from: 'query' },
    section: 'ours',
    part: 'E',
    summary: 'Who is on a document',
    answer: Type.Array(Presence),
    query: query({ urn: Type.String({ maxLength: 120 }) }),
  }),
] as const

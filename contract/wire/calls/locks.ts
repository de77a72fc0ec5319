import { Type } from 'typebox'
import { AnyRecord, call, noQuery, query } from './call.ts'

const target = { id: Type.String({ maxLength: 64 }), urn: Type.String({ maxLength: 120 }) }
const number = { number: Type.Integer({ minimum: 0 }) }

/** Locks (calls.md section 8): lease 300 s, beaten each 60 s, given back after 900 s without input. */
export const lockCalls = [
  call({
    name: 'readLock',
    method: 'GET',
    path: '/user/lock/{id}/status',
    guard: { by: 'urn', action: 'view', from: 'query' },
    section: '7',
    part: 'F',
    summary: 'Who holds a document',
    answer: AnyRecord,
    query: query({ urn: Type.String({ maxLength: 120 }) }),
  }),
  call({
    name: 'acquireLock',
    method: 'POST',
    path: '/user/lock/acquire',
    guard: { by: 'urn', action: 'update', from: 'body' },
    section: '7',
    part: 'F',
    summary: "Take the lock, or resume it from another tab of one's own",
    answer: AnyRecord,
    query: noQuery,
    body: Type.Object({ ...target, resume: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  }),
  call({
    name: 'beatLock',
    method: 'POST',
    path: '/user/lock/update',
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Keep the lock; idle is the time in ms since the last input',
    answer: AnyRecord,
    query: noQuery,
    body: Type.Object(
      { ...target, ...number, idle: Type.Optional(Type.Integer({ minimum: 0 })) },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'releaseLock',
    method: 'PUT',
    path: '/user/lock/release',
    guard: { by: 'self' },
    section: '7',
    part: 'F',
    summary: 'Give the lock back',
    answer: AnyRecord,
    query: noQuery,
    body: Type.Object({ ...target, ...number }, { additionalProperties: false }),
  }),
  call({
    name: 'listLocks',
    method: 'GET',
    path: '/user/lock/status',
    guard: { by: 'self' },
    section: 'ours',
    part: 'F',
    summary: "Locks of several documents, or one's own",
    answer: Type.Array(AnyRecord),
    query: query({
      ids: Type.Optional(Type.String({ maxLength: 8000 })),
      own: Type.Optional(Type.Unsafe<'true'>({ type: 'string', enum: ['true'] })),
    }),
  }),
  call({
    name: 'forceUnlock',
    method: 'POST',
    path: '/user/lock/force',
    guard: { by: 'urn', action: 'force-unlock', from: 'body' },
    section: '4, 6',
    part: 'F',
    summary: "Break another's lock; the number rises, the audit records it",
    answer: AnyRecord,
    query: noQuery,
    body: Type.Object(target, { additionalProperties: false }),
  }),
] as const

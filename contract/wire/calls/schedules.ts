import { Type } from 'typebox'
import {
  ScheduleCheck,
  ScheduleDay,
  ScheduleDayInput,
  ScheduleDayWithRevision,
} from '#contract/schemas/live/schedule.ts'
import { ScheduleLoop } from '#contract/schemas/live/scheduleLoop.ts'
import { PLAN_KINDS, SchedulePlan, SchedulePlanInput } from '#contract/schemas/live/schedulePlan.ts'
import { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import { VepgRow } from '#contract/schemas/live/vepg.ts'
import {
  SCHEDULE_PAGE,
  SCHEDULE_DAYS,
  SCHEDULE_PIN_CONFLICT_REASONS,
  SCHEDULE_TITLES,
} from '#contract/values/schedule.ts'
import { LARGE_BODY_BYTES } from '#contract/values/limits.ts'
import { literals } from '#contract/values/literals.ts'
import { call, noQuery, paging, query } from './call.ts'

const PATH = '/content/urn/resource/catalog/vschedule'
/** Days of many airings are large (calls.md section 0, limits). */
const BODY_BYTES = LARGE_BODY_BYTES
const text = Type.String()
const cs = Type.String({ minLength: 1, maxLength: 80 })
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const confirm = Type.Optional(Type.String({ maxLength: 400 }))
const flag = Type.Optional(literals(['true', 'false'] as const))
/** Channels by id or code, comma-joined, and the instants between which they are read. */
const SPAN = {
  channel: Type.String({ minLength: 1, maxLength: 20_000 }),
  start: Type.String({ minLength: 1, maxLength: 64 }),
  end: Type.String({ minLength: 1, maxLength: 64 }),
}
const view = { by: 'page', pages: [SCHEDULE_PAGE], action: 'view' } as const

/** Schedules of virtual channels (calls.md section 15). */
export const scheduleCalls = [
  call({
    name: 'readSchedule',
    method: 'GET',
    path: PATH,
    paged: true,
    guard: view,
    section: '7',
    part: 'L',
    summary: `Days of a virtual channel, at most ${SCHEDULE_DAYS} at once; those that nobody has saved are left out`,
    answer: Type.Array(ScheduleDay),
    query: query({
      cs,
      /** 'draft' (the default): what is worked on, else what is on air. 'published': what is on air. */
      st: Type.Optional(Type.String({ maxLength: 120 })),
      pst: Type.Optional(Type.String({ maxLength: 120 })),
      dt: Type.Optional(day),
      st_dt: Type.Optional(day),
      ed_dt: Type.Optional(day),
      /** Whether the warnings of the days are worked out, too. */
      warning: flag,
    }),
  }),
  call({
    name: 'saveScheduleDay',
    method: 'PUT',
    path: PATH,
    guard: { by: 'typeStatus', creates: false, type: 'virtuallivechannel' },
    section: '7',
    part: 'L',
    summary: 'Save, publish or delete one day of a virtual channel, by st',
    answer: ScheduleDay,
    query: query({ confirm }),
    body: ScheduleDayInput,
    bodyBytes: BODY_BYTES,
    document: true,
  }),
  call({
    name: 'saveScheduleDays',
    method: 'PUT',
    path: `${PATH}/days`,
    guard: { by: 'page', pages: [SCHEDULE_PAGE], action: 'update' },
    section: 'ours',
    part: 'L',
    summary: 'Save, publish or delete several days of a virtual channel: all of them, or none',
    answer: Type.Array(ScheduleDay),
    query: query({ confirm }),
    body: Type.Object({ days: Type.Array(ScheduleDayWithRevision, { minItems: 1, maxItems: SCHEDULE_DAYS }) }),
    bodyBytes: BODY_BYTES,
  }),
  call({
    name: 'checkSchedule',
    method: 'POST',
    path: `${PATH}/check`,
    guard: view,
    section: 'ours',
    part: 'L',
    summary: 'What saving or publishing days would come to; nothing is saved',
    answer: Type.Array(ScheduleCheck),
    query: noQuery,
    body: Type.Object({
      cs,
      days: Type.Array(ScheduleDayInput, { minItems: 1, maxItems: SCHEDULE_DAYS }),
      st: Type.Optional(literals(['draft', 'published'] as const)),
    }),
    bodyBytes: BODY_BYTES,
  }),
  call({
    name: 'checkPin',
    method: 'POST',
    path: `${PATH}/pin`,
    guard: view,
    section: '7',
    part: 'L',
    summary: 'What is in the way of a pinned airing, by start',
    answer: Type.Array(
      Type.Object({
        uId: text,
        pgm_id: Type.Optional(text),
        a_st_dt: text,
        a_ed_dt: text,
        reason: literals(SCHEDULE_PIN_CONFLICT_REASONS),
      }),
    ),
    query: noQuery,
    body: Type.Object({
      cs,
      /** Start and end, ISO 8601 in UTC; `uId` is the airing that is to be pinned, which is not in its own way (ours). */
      safe_insertion: Type.Object({ start: text, end: text }),
      pgm_id: Type.Optional(text),
      uId: Type.Optional(text),
    }),
  }),
  call({
    name: 'readScheduleTitles',
    method: 'GET',
    path: `${PATH}/titles`,
    guard: view,
    section: 'ours',
    part: 'L',
    summary: `What schedules have to know of titles, at most ${SCHEDULE_TITLES} at once: length, pieces, rights`,
    answer: Type.Array(ScheduleTitle),
    query: query({
      /** Document ids, comma-joined. */
      ids: Type.String({ minLength: 1, maxLength: 20_000 }),
    }),
  }),
  call({
    name: 'loopSchedule',
    method: 'POST',
    path: `${PATH}/loop`,
    guard: { by: 'page', pages: [SCHEDULE_PAGE], action: 'update' },
    section: '7',
    part: 'L',
    summary: 'Let days of a virtual channel repeat until an instant; without days its loop ends',
    answer: Type.Array(Type.Pick(ScheduleDay, ['dt', 'st', 'wrng'])),
    query: noQuery,
    body: Type.Object({
      /** Keys or ids of days that follow each other. */
      keys: Type.Array(text, { maxItems: SCHEDULE_DAYS }),
      end_date_time: Type.Optional(text),
      /** Ours: whose loop ends, whether it is on air, where it repeats no more, and the revision that it started from. */
      cs: Type.Optional(cs),
      st: Type.Optional(literals(['draft', 'published'] as const)),
      broken: Type.Optional(Type.Array(Type.Object({ from: text, to: text }), { maxItems: 400 })),
      rev: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  }),
  call({
    name: 'readScheduleLoop',
    method: 'GET',
    path: `${PATH}/loop`,
    guard: view,
    section: 'ours',
    part: 'L',
    summary: 'The loop of a virtual channel: what is worked on, and what is on air',
    answer: Type.Array(ScheduleLoop),
    query: query({ cs }),
  }),
  call({
    name: 'readVepg',
    method: 'GET',
    path: '/vepg',
    guard: view,
    section: '7',
    part: 'L',
    summary: 'What virtual channels show between two instants, turns of loops among it',
    answer: Type.Array(VepgRow),
    query: query(SPAN),
  }),
  call({
    name: 'exportVepg',
    method: 'GET',
    path: '/vepg/export',
    guard: view,
    section: 'ours',
    part: 'L',
    summary: 'The same as CSV, by the columns of the channel usage report',
    answer: Type.Unknown(),
    gives: 'bytes',
    rate: 'export',
    query: query(SPAN),
  }),
  call({
    name: 'listSchedulePlans',
    method: 'GET',
    path: `${PATH}/plans`,
    paged: true,
    guard: view,
    section: 'ours',
    part: 'L',
    summary: 'Branches and templates by name; one alone, by its id, with what airs in it',
    answer: Type.Array(SchedulePlan),
    query: query({
      ...paging,
      cs: Type.Optional(cs),
      kind: Type.Optional(literals(PLAN_KINDS)),
      id: Type.Optional(Type.String({ maxLength: 64 })),
    }),
  }),
  call({
    name: 'saveSchedulePlan',
    method: 'PUT',
    path: `${PATH}/plans`,
    guard: { by: 'page', pages: [SCHEDULE_PAGE], action: 'update' },
    section: 'ours',
    part: 'L',
    summary: 'Make a branch or a template, or change the one that the body names by its id',
    answer: SchedulePlan,
    query: noQuery,
    body: SchedulePlanInput,
    bodyBytes: BODY_BYTES,
  }),
  call({
    name: 'deleteSchedulePlan',
    method: 'DELETE',
    path: `${PATH}/plans/{id}`,
    guard: { by: 'page', pages: [SCHEDULE_PAGE], action: 'update' },
    section: 'ours',
    part: 'L',
    summary: 'Throw a branch or a template away',
    answer: Type.Null(),
    query: noQuery,
    document: true,
  }),
] as const

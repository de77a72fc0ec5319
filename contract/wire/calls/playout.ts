import { Type } from 'typebox'
import { InterstitialProposal, Playout, PlayoutChannel, PlayoutEvent } from '#contract/schemas/live/playout.ts'
import { literals } from '#contract/values/literals.ts'
import { SCHEDULE_PAGE, AD_SECONDS, INTERSTITIAL_KINDS } from '#contract/values/schedule.ts'
import { call, noQuery, paging, query, sorting } from './call.ts'

const view = { by: 'page', pages: [SCHEDULE_PAGE], action: 'view' } as const
type AdSeconds = (typeof AD_SECONDS)[number]
const instant = Type.String({ minLength: 1, maxLength: 64 })

/** Playing virtual channels out (calls.md section 15). */
export const playoutCalls = [
  call({
    name: 'listPlayoutChannels',
    method: 'GET',
    path: '/channels',
    paged: true,
    guard: view,
    section: '7',
    part: 'L',
    summary: 'Virtual channels by code, each with whether it is played out',
    answer: Type.Array(PlayoutChannel),
    query: query(paging),
  }),
  call({
    name: 'listChannelEvents',
    method: 'GET',
    path: '/channels/{id}/events',
    paged: true,
    guard: view,
    section: '7',
    part: 'L',
    summary: 'What a virtual channel plays by its published schedule, cut by cut: a day from now on, or a named window',
    answer: Type.Array(PlayoutEvent),
    // By time; what has run is looked at from the newest on.
    query: query({
      ...{ start: Type.Optional(instant), end: Type.Optional(instant) },
      ...{ sortOrder: sorting.sortOrder, ...paging },
    }),
  }),
  call({
    name: 'startPlayoutChannel',
    method: 'POST',
    path: '/channels/{id}',
    guard: { by: 'page', pages: [SCHEDULE_PAGE], action: 'publish' },
    section: '7',
    part: 'L',
    summary: 'Start the playout of a virtual channel at an instant for which its schedule is published',
    answer: Playout,
    query: noQuery,
    body: Type.Object({ channel_start_time: instant }, { additionalProperties: false }),
  }),
  call({
    name: 'fillInterstitials',
    method: 'POST',
    path: '/dynamic-interstitials',
    guard: { by: 'page', pages: [SCHEDULE_PAGE], action: 'update' },
    section: '7',
    part: 'L',
    summary: 'What ads, promos and fillers would fill a hole of a schedule day; nothing is saved',
    answer: InterstitialProposal,
    query: noQuery,
    body: Type.Object(
      {
        cs: Type.String({ minLength: 1, maxLength: 80 }),
        dt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
        /** Within the day: 'HH:mm' in UTC, or instants. */
        from: instant,
        to: instant,
        kinds: Type.Optional(Type.Array(literals(INTERSTITIAL_KINDS), { minItems: 1, maxItems: 3 })),
        /** Lengths of ads in seconds. */
        intervals: Type.Optional(
          Type.Array(Type.Unsafe<AdSeconds>({ type: 'integer', enum: [...AD_SECONDS] }), { maxItems: 5 }),
        ),
      },
      { additionalProperties: false },
    ),
  }),
] as const

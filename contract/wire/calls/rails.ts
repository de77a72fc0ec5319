import { Type } from 'typebox'
import { RailRow } from '#contract/schemas/storefront/railRow.ts'
import { JSON_STRING_BYTES } from '#contract/values/limits.ts'
import { literals } from '#contract/values/literals.ts'
import { RAIL_SIDES, RAIL_TITLES } from '#contract/values/rails.ts'
import { CONTENT_ADDRESS } from '#contract/values/storefront.ts'
import { call, paging, query } from './call.ts'

const view = { by: 'page', pages: ['cp_storefront'], action: 'view' } as const
const flag = Type.Optional(literals(['true', 'false'] as const))
const instant = Type.Optional(Type.String({ maxLength: 64 }))
const id = Type.Optional(Type.String({ minLength: 1, maxLength: 80 }))
const rows = Type.Array(RailRow)

/** Who looks, when, and at which side of titles (ours): what `readRail` and the feeds answer for. */
const LENS = {
  at: instant,
  /** A viewer's policy attributes as JSON text: names with lists of values. */
  viewer: Type.Optional(Type.String({ maxLength: 8_000 })),
  side: Type.Optional(literals(RAIL_SIDES)),
}
const FEED = query({ team: id, ...LENS, ...paging })

/** What the rails of storefronts hold (calls.md section 19). */
export const railCalls = [
  call({
    name: 'readRail',
    method: 'GET',
    path: '/storefront/content/{source}',
    paged: true,
    guard: view,
    section: '7',
    part: 'W',
    summary: 'What the content address of a container holds for a viewer at a moment, a page of it',
    answer: rows,
    query: query({
      q: Type.Optional(Type.String({ maxLength: JSON_STRING_BYTES })),
      ids: Type.Optional(Type.String({ maxLength: CONTENT_ADDRESS })),
      kind: Type.Optional(Type.String({ maxLength: 64 })),
      team: id,
      policy_evaluate: flag,
      /** Pinned titles of a query, 'slot:id' comma-joined, and the most titles that a limited rail has (ours). */
      pins: Type.Optional(Type.String({ maxLength: 5_000 })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: RAIL_TITLES })),
      /** Also what viewers do not get, with the reason (ours). */
      hidden: flag,
      ...LENS,
      ...paging,
    }),
  }),
  call({
    name: 'lookupRecommendations',
    method: 'GET',
    path: '/recommendation/lookup',
    guard: view,
    section: '7',
    part: 'W',
    summary: 'Titles that go with a title, or the newest of a type',
    answer: rows,
    query: query({
      id,
      cty: Type.Optional(Type.String({ maxLength: 64 })),
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      ...LENS,
    }),
  }),
  call({
    name: 'readFeaturedFeed',
    method: 'GET',
    path: '/feed/featured',
    paged: true,
    guard: view,
    section: '7',
    part: 'W',
    summary: 'Titles that are featured, or those of a team',
    answer: rows,
    query: FEED,
  }),
  call({
    name: 'readUpcomingFeed',
    method: 'GET',
    path: '/feed/upcoming',
    paged: true,
    guard: view,
    section: '7',
    part: 'W',
    summary: 'Titles and events to come, by date, or those of a team',
    answer: rows,
    query: FEED,
  }),
  call({
    name: 'readCountdownFeed',
    method: 'GET',
    path: '/feed/countdown',
    paged: true,
    guard: view,
    section: '7',
    part: 'W',
    summary: 'Airings and events that begin soon, by start, or the games of a team',
    answer: rows,
    query: FEED,
  }),
] as const

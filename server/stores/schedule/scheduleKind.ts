import { SCHEDULE_PAGE } from '#contract/values/schedule.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { DocumentKind } from '../documents/documentKind.ts'

/** Titles that an airing may name: whatever the catalogue can play. */
export const SCHEDULED_TYPES: readonly string[] = [
  ...['movie', 'tvepisode', 'webepisode', 'episode', 'shortvideo', 'special', 'trailer', 'promo', 'bumper', 'filler'],
  ...['program', 'vprogram'],
]

/** The urn of schedule days, and of the loop of each channel: no type, but a reserved word (calls.md section 2). */
export const SCHEDULE_URN = catalogUrn('vschedule')

/** A day of a virtual channel, known by the channel's code and its date, and the channel's loop, known as 'cs/loop'. */
export const SCHEDULE_KIND: DocumentKind = {
  urn: SCHEDULE_URN,
  named: { taken: 'scheduleStale', atOnce: 3 },
  type: {
    type: 'vschedule',
    page: SCHEDULE_PAGE,
    traits: ['versioned', 'publishable'],
    schemaVersion: 1,
    narrow: { released: 'dt', facets: ['cs'], row: ['cs', 'dt', 'gaps', 'block', 'until'] },
    languages: [],
    schema: {
      type: 'object',
      properties: {
        ar: {
          type: 'array',
          items: { type: 'object', properties: { pgm_id: { type: 'string', 'x-refers': [...SCHEDULED_TYPES] } } },
        },
      },
    },
  },
}

/** What a day is known by: 'rimba-hits/2026-11-24'. */
export const dayName = (cs: string, dt: string): string => `${cs}/${dt}`
/** What the loop of a channel is known by. */
export const loopName = (cs: string): string => `${cs}/loop`

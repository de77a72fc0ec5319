import { Type } from 'typebox'
import {
  CHANGE_KINDS,
  CHANGE_STATES,
  ClosedProcess,
  EpgChange,
  EpgDecision,
  EpgDryRun,
  EpgIngestion,
  EpgMatch,
  EpgMatchDecision,
  MATCH_STATES,
} from '#contract/schemas/live/ingestion.ts'
import { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { FEED_BYTES, FEED_FORMATS } from '#contract/values/ingestion.ts'
import { JobAnswer } from '#contract/values/jobs.ts'
import { LARGE_BODY_BYTES } from '#contract/values/limits.ts'
import { literals } from '#contract/values/literals.ts'
import { AnyRecord, call, noQuery, paging, query } from './call.ts'
import { guideChannels } from './epg.ts'

const views = { by: 'page', pages: ['epg'], action: 'view' } as const
const updates = { by: 'page', pages: ['epg'], action: 'update' } as const
const flag = Type.Optional(Type.Unsafe<'true' | 'false'>({ type: 'string', enum: ['true', 'false'] }))
const instant = Type.String({ minLength: 1, maxLength: 64 })
const id = Type.String({ minLength: 1, maxLength: 64 })

/** Programme guides of others: taken in, held against ours, decided upon, and ours given out (calls.md section 16). */
export const ingestionCalls = [
  call({
    name: 'saveAiring',
    method: 'PUT',
    path: '/content/urn/resource/catalog/airing/{id}',
    guard: { by: 'typeStatus', creates: false, type: 'airing' },
    section: '7',
    part: 'L',
    summary: 'As saveContent: what a person changes stays in every ingestion, and mode=auto gives it back to the feed',
    answer: ContentRecord,
    body: AnyRecord,
    document: true,
    query: query({
      schema: Type.Optional(Type.Integer({ minimum: 1 })),
      confirm: Type.Optional(Type.String({ maxLength: 200 })),
      approval: flag,
      mode: Type.Optional(literals(['manual', 'auto'] as const)),
    }),
  }),
  call({
    name: 'importEpgFile',
    method: 'POST',
    path: '/epg/ingestion/file',
    guard: updates,
    section: 'ours',
    part: 'L',
    summary:
      'Takes in a programme guide: XMLTV or CSV, packed by gzip or not; the form field feed names where it is from',
    /** 200 where it is tried only. */
    statuses: [200, 202],
    answer: Type.Union([EpgDryRun, JobAnswer]),
    takes: 'multipart',
    bodyBytes: FEED_BYTES + 262_144,
    query: query({ channelId: Type.Optional(id), dryRun: flag }),
  }),
  call({
    name: 'ingestEpg',
    method: 'POST',
    path: '/epg/ingestion/ondemand',
    guard: updates,
    section: '7',
    part: 'L',
    summary: "Takes in a station's feed for one channel, from a folder or an address that the operator has allowed",
    statuses: [202],
    answer: JobAnswer,
    query: noQuery,
    body: Type.Object(
      {
        channelId: Type.Optional(id),
        /** Programmes that end before are left out. */
        start: Type.Optional(instant),
        /** Name of a file of the operator's folder without its ending, or an https address of an allowed host. */
        station: Type.String({ minLength: 1, maxLength: 2_000 }),
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'listEpgIngestions',
    method: 'GET',
    path: '/epg/ingestion',
    paged: true,
    guard: views,
    section: 'ours',
    part: 'L',
    summary: 'What was taken in, newest first: all, what somebody is to decide or mend, or that and what is under way',
    answer: Type.Array(EpgIngestion),
    query: query({ waiting: Type.Optional(literals(['decision', 'open'] as const)), ...paging }),
  }),
  call({
    name: 'readEpgIngestion',
    method: 'GET',
    path: '/epg/ingestion/status',
    guard: views,
    section: '7',
    part: 'L',
    summary: 'How ingestions stand, by their ids',
    answer: Type.Array(EpgIngestion),
    query: query({ ids: Type.String({ minLength: 1, maxLength: 8_000 }) }),
  }),
  call({
    name: 'resetEpgIngestion',
    method: 'DELETE',
    path: '/epg/ingestion/reset/{id}',
    guard: updates,
    section: '7',
    part: 'L',
    summary: 'Calls a running ingestion off; what is written stays until it is undone',
    answer: EpgIngestion,
    query: noQuery,
  }),
  call({
    name: 'closeEpgProcess',
    method: 'PUT',
    path: '/epg/process/close/{id}',
    guard: updates,
    section: '7',
    part: 'L',
    summary: 'Ends an ingestion by hand: what waits for a decision stays as it is',
    answer: ClosedProcess,
    query: noQuery,
  }),
  call({
    name: 'listEpgMatches',
    method: 'GET',
    path: '/epg/ingestion/{id}/matches',
    paged: true,
    guard: views,
    section: 'ours',
    part: 'L',
    summary: 'Which channel of ours each channel of the feed is, or may be',
    answer: Type.Array(EpgMatch),
    query: query({ state: Type.Optional(literals(MATCH_STATES)), ...paging }),
  }),
  call({
    name: 'confirmEpgMatches',
    method: 'PUT',
    path: '/epg/ingestion/{id}/matches',
    guard: updates,
    section: 'ours',
    part: 'L',
    summary: 'Says which channels they are, remembered for the feed, and takes in what waited for it',
    answer: EpgIngestion,
    query: noQuery,
    body: EpgMatchDecision,
    bodyBytes: LARGE_BODY_BYTES,
  }),
  call({
    name: 'listEpgChanges',
    method: 'GET',
    path: '/epg/ingestion/{id}/changes',
    paged: true,
    guard: views,
    section: 'ours',
    part: 'L',
    summary: 'What an ingestion changes, programme by programme: what the feed says, what stands, what comes of it',
    answer: Type.Array(EpgChange),
    query: query({
      kind: Type.Optional(literals(CHANGE_KINDS)),
      state: Type.Optional(literals(CHANGE_STATES)),
      channel: Type.Optional(id),
      /** Those behind this change, by its id: pages then stay in place while changes are decided. */
      after: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
      ...paging,
    }),
  }),
  call({
    name: 'decideEpgChanges',
    method: 'PUT',
    path: '/epg/ingestion/{id}/changes',
    guard: updates,
    section: 'ours',
    part: 'L',
    summary: 'Accepts or keeps changes by row, by channel or all; corrects or keeps a shifted feed as a whole',
    answer: EpgIngestion,
    query: noQuery,
    body: EpgDecision,
    bodyBytes: LARGE_BODY_BYTES,
  }),
  call({
    name: 'exportEpg',
    method: 'GET',
    path: '/epg/export',
    guard: views,
    section: 'ours',
    part: 'L',
    summary: 'What channels show between two instants, as XMLTV or CSV',
    answer: Type.Unknown(),
    gives: 'bytes',
    rate: 'export',
    query: query({
      /** Ids of channels, comma-joined; else all that match, by number. */
      channel: Type.Optional(Type.String({ minLength: 1, maxLength: 20_000 })),
      start: instant,
      end: instant,
      ...guideChannels,
      format: Type.Optional(literals(FEED_FORMATS)),
    }),
  }),
] as const

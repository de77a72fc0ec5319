import { Type } from 'typebox'
import { Uses } from '#contract/schemas/uses.ts'
import { AssocMetadata, SeriesSuggestion, TreeRow } from '#contract/schemas/series.ts'
import { MAX_KEYS } from '#contract/values/limits.ts'
import { USE_VERBS, type UseVerb } from '#contract/values/useVerbs.ts'
import { BulkFilter } from './bulkBodies.ts'
import { call, noQuery, paging, query, sorting, st } from './call.ts'

/** Which documents are asked about, and what is to become of them; without `on` every use is meant. */
const UsesBody = Type.Object(
  {
    keys: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: MAX_KEYS })),
    /** With `flt`: the type whose list it narrows. */
    cty: Type.Optional(Type.String({ maxLength: 64 })),
    flt: Type.Optional(BulkFilter),
    on: Type.Optional(Type.Unsafe<UseVerb>({ type: 'string', enum: [...USE_VERBS] })),
    /** With expiry: the instant from which on the documents are gone. */
    at: Type.Optional(Type.String({ maxLength: 40 })),
    /** Only users of this type. */
    of: Type.Optional(Type.String({ maxLength: 64 })),
    ...paging,
  },
  { additionalProperties: false },
)

/** Relations between titles: series, seasons, episodes and whatever else has a parent (calls.md section 7). */
export const seriesCalls = [
  call({
    name: 'suggestSeries',
    method: 'GET',
    path: '/content/series/suggestion',
    guard: { by: 'filtered' },
    section: '7',
    part: 'E',
    summary: 'Series whose title fits what is being typed; the page of cty needs view',
    rate: 'search',
    answer: Type.Array(SeriesSuggestion),
    query: query({
      term: Type.String({ maxLength: 200 }),
      cty: Type.Optional(Type.String({ maxLength: 64 })),
      /** The language in which the title is being typed: its fits stand first. */
      lang: Type.Optional(Type.String({ maxLength: 16 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
  }),
  call({
    name: 'listChildren',
    method: 'GET',
    path: '/content/series/{id}/children',
    paged: true,
    guard: { by: 'filtered' },
    section: '7',
    part: 'E',
    summary: 'Children of a document in the order of their numbers, each with its own number of children',
    answer: Type.Array(TreeRow),
    query: query({ cty: Type.Optional(Type.String({ maxLength: 400 })), ...st, ...paging, ...sorting }),
  }),
  call({
    name: 'readAssocMetadata',
    method: 'GET',
    path: '/content/{id}/assocmetadata',
    guard: { by: 'filtered' },
    section: '7',
    part: 'E',
    summary: 'Parents, children by type, related titles, where it is used, and its neighbours',
    answer: AssocMetadata,
    query: query({ cty: Type.String({ maxLength: 64 }), ...st }),
  }),
  call({
    name: 'readUses',
    method: 'POST',
    path: '/content/uses',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'C',
    summary: 'Who names the given documents or stands below them, and what of it a verb would break',
    answer: Uses,
    query: noQuery,
    body: UsesBody,
  }),
] as const

import { Type } from 'typebox'
import { AnyRecord, call, paging, query, sorting, st } from './call.ts'

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
    answer: Type.Array(AnyRecord),
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
    guard: { by: 'filtered' },
    section: '7',
    part: 'E',
    summary: 'Children of a document in the order of their numbers, each with its own number of children',
    answer: Type.Array(AnyRecord),
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
    answer: Type.Object({
      parents: Type.Array(AnyRecord),
      children: Type.Array(Type.Object({ cty: Type.String(), count: Type.Integer(), items: Type.Array(AnyRecord) })),
      related: Type.Array(AnyRecord),
      usedIn: Type.Array(AnyRecord),
      previous: Type.Optional(AnyRecord),
      next: Type.Optional(AnyRecord),
    }),
    query: query({ cty: Type.String({ maxLength: 64 }), ...st }),
  }),
] as const

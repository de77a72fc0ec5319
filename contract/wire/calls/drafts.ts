import { Type } from 'typebox'
import { FullSideDraft, SIDE_DRAFT_REASONS, SideDraft, type SideDraftReason } from '#contract/schemas/sideDraft.ts'
import { AnyRecord, call, noQuery, query } from './call.ts'

const reason = Type.Unsafe<SideDraftReason>({ type: 'string', enum: [...SIDE_DRAFT_REASONS] })

/** Parked edits of one's own (calls.md section 8), kept 30 days. */
export const draftCalls = [
  call({
    name: 'listSideDrafts',
    method: 'GET',
    path: '/user/draft/list',
    guard: { by: 'self' },
    section: 'ours',
    part: 'E',
    summary: "One's own parked edits, of one document where it is named",
    answer: Type.Array(SideDraft),
    query: query({
      id: Type.Optional(Type.String({ maxLength: 64 })),
      urn: Type.Optional(Type.String({ maxLength: 120 })),
    }),
  }),
  call({
    name: 'readSideDraft',
    method: 'GET',
    path: '/user/draft/{id}',
    guard: { by: 'self' },
    section: 'ours',
    part: 'E',
    summary: 'Parked edits with their text, before and after',
    answer: FullSideDraft,
    query: noQuery,
  }),
  call({
    name: 'saveSideDraft',
    method: 'POST',
    path: '/user/draft/save',
    guard: { by: 'urn', action: 'view', from: 'body' },
    section: 'ours',
    part: 'E',
    created: true,
    summary: 'Park unsaved edits: the changed fields, before and after, and the revision they started from',
    answer: SideDraft,
    query: noQuery,
    body: Type.Object(
      {
        doc: Type.String({ maxLength: 64 }),
        urn: Type.String({ maxLength: 120 }),
        rev: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
        payload: AnyRecord,
        base: Type.Optional(AnyRecord),
        reason,
        takenBy: Type.Optional(
          Type.Object(
            { uid: Type.String({ maxLength: 64 }), name: Type.String({ maxLength: 200 }) },
            { additionalProperties: false },
          ),
        ),
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'deleteSideDraft',
    method: 'DELETE',
    path: '/user/draft/delete/{id}',
    guard: { by: 'self' },
    section: 'ours',
    part: 'E',
    summary: "Drop parked edits of one's own",
    answer: Type.Null(),
    query: noQuery,
  }),
] as const

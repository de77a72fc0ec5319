import { Type, type Static } from 'typebox'
import { SharedView } from '#contract/schemas/settings.ts'
import { LockHolder } from '#contract/schemas/lock.ts'
import { MAX_FILTERS } from '#contract/values/limits.ts'
import { call, noQuery, query } from './call.ts'
import { FilterEntry } from './filter.ts'

const word = Type.String({ maxLength: 64 })

/** What a saved view keeps of a list (a setting of kind 'view', its name beside it). Relative dates stay relative. */
export const ListView = Type.Object(
  {
    /** Resource type of the list. */
    cty: word,
    filter: Type.Array(FilterEntry, { maxItems: MAX_FILTERS }),
    match: Type.Unsafe<'ALL' | 'ANY'>({ type: 'string', enum: ['ALL', 'ANY'] }),
    st: Type.Optional(word),
    /** The search within the list. */
    term: Type.Optional(Type.String({ maxLength: 200 })),
    /** Columns in their order, widths in px; without it those of the type document. */
    columns: Type.Optional(
      Type.Array(Type.Object({ key: word, width: Type.Optional(Type.Number({ minimum: 1, maximum: 4_000 })) }), {
        maxItems: 100,
      }),
    ),
    sort: Type.Optional(
      Type.Object({ field: word, order: Type.Unsafe<'ASC' | 'DESC'>({ type: 'string', enum: ['ASC', 'DESC'] }) }),
    ),
  },
  { additionalProperties: false },
)
export type ListView = Static<typeof ListView>

/** Saved views of others, and what filters by people offer (calls.md sections 8 and 11). */
export const viewCalls = [
  call({
    name: 'listSharedViews',
    method: 'GET',
    path: '/user/setting/shared',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'E',
    summary: 'Views that others share with me',
    answer: Type.Array(SharedView),
    query: query({ cty: Type.Optional(word) }),
  }),
  call({
    name: 'shareView',
    method: 'PUT',
    path: '/user/setting/share/{id}',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'E',
    summary: 'Share a view with a role or with all, or with nobody any more',
    answer: SharedView,
    query: noQuery,
    body: Type.Object(
      {
        scope: Type.Unsafe<'me' | 'role' | 'all'>({ type: 'string', enum: ['me', 'role', 'all'] }),
        role: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'listLockHolders',
    method: 'GET',
    path: '/user/lock/holders/{type}',
    guard: { by: 'type', action: 'view' },
    section: 'ours',
    part: 'E',
    summary: 'Who holds titles of a type open',
    answer: Type.Array(LockHolder),
    query: noQuery,
  }),
] as const

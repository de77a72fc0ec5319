import { Type, type Static } from 'typebox'
import { FILTER_OPERATORS, type FilterOperator } from '#contract/values/filters.ts'
import { literals } from '#contract/values/literals.ts'
import { MAX_FILTERS } from '#contract/values/limits.ts'
import { cursors, paging, sorting, st } from './call.ts'

/** Fields that follow from a document instead of standing in it (calls.md section 0). */
export const DERIVED_FIELDS = [
  'expired',
  'expires_before',
  'unavailable',
  /** Something that it plays is unavailable (specification section 4, programs). */
  'parts_unavailable',
  'missing_image',
  'missing_lang',
  'changed',
  'locked',
  'parent',
  /** Documents that name the given one in a reference of theirs. */
  'refers_to',
  'product',
  'term',
] as const

/**
 * `term` is a string, comma-joined where the operator takes several, or a list. Dates take relative terms ('next 7
 * days', 'this week'), read in the call's `zone` by the server's clock; a person's term may be 'me'.
 */
export const FilterEntry = Type.Object(
  {
    field: Type.String({ maxLength: 64 }),
    term: Type.Optional(
      Type.Union([Type.String({ maxLength: 2000 }), Type.Array(Type.String({ maxLength: 400 }), { maxItems: 200 })]),
    ),
    operator: Type.Optional(Type.Unsafe<FilterOperator>({ type: 'string', enum: [...FILTER_OPERATORS] })),
  },
  { additionalProperties: false },
)
export type FilterEntry = Static<typeof FilterEntry>

export const FilterList = Type.Object(
  {
    filter: Type.Array(FilterEntry, { maxItems: MAX_FILTERS }),
    match: Type.Optional(Type.Unsafe<'ALL' | 'ANY'>({ type: 'string', enum: ['ALL', 'ANY'] })),
  },
  { additionalProperties: false },
)
export type FilterList = Static<typeof FilterList>

/**
 * What goes with a filter list (ours): `term` searches names beside the list whatever its match, `zone` (IANA, =UTC)
 * is where days and relative terms are read.
 */
export const beside = {
  term: Type.Optional(Type.String({ maxLength: 200 })),
  zone: Type.Optional(Type.String({ maxLength: 64 })),
}

/** A list of one kind by a filter list. */
export const lookup = {
  filter: Type.Optional(Type.Array(FilterEntry, { maxItems: 50 })),
  match: Type.Optional(literals(['ALL', 'ANY'] as const)),
  ...beside,
  ...st,
  ...paging,
  ...sorting,
  ...cursors,
}

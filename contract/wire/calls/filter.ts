import { Type, type Static } from 'typebox'
import { MAX_FILTERS } from '#contract/values/limits.ts'

/** Operators of a filter entry: those of the specification, then ours (calls.md section 0). */
export const FILTER_OPERATORS = [
  'equals',
  'not equals',
  'contains',
  'starts with',
  'ends with',
  'one of',
  'none of',
  'greater than',
  'less than',
  'before',
  'after',
  'is empty',
  'is not empty',
] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

/** Fields that follow from a document instead of standing in it (calls.md section 0). */
export const DERIVED_FIELDS = [
  'expired',
  'expires_before',
  'unavailable',
  'missing_image',
  'missing_lang',
  'changed',
  'locked',
  'parent',
  'product',
  'term',
] as const

/** `term` is a string, comma-joined where the operator takes several, or a list. */
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

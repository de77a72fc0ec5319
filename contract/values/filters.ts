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
  /** From one term to the other, or the window that one relative term names. */
  'within',
] as const
export type FilterOperator = (typeof FILTER_OPERATORS)[number]

export const NO_TERM_OPERATORS: readonly FilterOperator[] = ['is empty', 'is not empty']

/** How a filter is entered. `facet` offers the values that occur; `flag` is a derived condition. */
export const FILTER_KINDS = [
  'text',
  'choice',
  'facet',
  'number',
  'date',
  'boolean',
  'flag',
  /** A time from now: the item ends within it. */
  'relative',
  /** Another item, found by its name. */
  'reference',
  /** A person: oneself, anybody, or somebody by id. */
  'person',
] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

/** The term of a person filter for whoever asks: a shared view means each reader's own. */
export const ME = 'me'

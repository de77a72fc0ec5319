import type { FilterKind, FilterOperator } from '#contract/values/filters.ts'

const EMPTINESS: readonly FilterOperator[] = ['is empty', 'is not empty']

/** The operators of each kind of filter, the usual one first. */
const OPERATORS: Readonly<Record<FilterKind, readonly FilterOperator[]>> = {
  text: ['contains', 'equals', 'not equals', 'starts with', 'ends with', ...EMPTINESS],
  choice: ['one of', 'none of', ...EMPTINESS],
  facet: ['one of', 'none of', 'contains', 'starts with', ...EMPTINESS],
  number: ['equals', 'not equals', 'greater than', 'less than', 'within', ...EMPTINESS],
  date: ['within', 'before', 'after', ...EMPTINESS],
  boolean: ['equals'],
  flag: ['equals'],
  relative: ['equals'],
  reference: ['one of', 'none of', ...EMPTINESS],
  person: ['one of', 'none of'],
}

/** What may stand between a filter's field and its term. An entry without an operator is an 'equals'. */
export function operatorsOfKind(kind: FilterKind): readonly FilterOperator[] {
  return OPERATORS[kind]
}

/** Operators that say the same of one value and belong together: 'equals' is 'one of' with a single term. */
const ALIKE: Readonly<Partial<Record<FilterOperator, FilterOperator>>> = {
  equals: 'one of',
  'one of': 'equals',
  'not equals': 'none of',
  'none of': 'not equals',
}

/** The operator as a kind has it: undefined where the kind has neither it nor one that says the same. */
export function operatorFor(kind: FilterKind, operator: FilterOperator = 'equals'): FilterOperator | undefined {
  const own = operatorsOfKind(kind)
  return own.includes(operator) ? operator : own.find((one) => one === ALIKE[operator])
}

const OPPOSITES: Readonly<Partial<Record<FilterOperator, FilterOperator>>> = {
  equals: 'not equals',
  'not equals': 'equals',
  'one of': 'none of',
  'none of': 'one of',
  'is empty': 'is not empty',
  'is not empty': 'is empty',
}

/** The operator that finds what the other leaves out; undefined where the wire has none. */
export function oppositeOf(operator: FilterOperator): FilterOperator | undefined {
  return OPPOSITES[operator]
}

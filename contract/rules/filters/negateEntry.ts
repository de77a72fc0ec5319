import type { FilterKind, FilterOperator } from '#contract/values/filters.ts'
import { operatorFor, oppositeOf } from './operatorsOfKind.ts'

type Entry = { field: string; term?: string | string[]; operator?: FilterOperator }

/** The entry that finds what this one leaves out; undefined where none says so. Twice negated is what it was. */
export function negateEntry<E extends Entry>(kind: FilterKind, entry: E): E | undefined {
  if (kind === 'flag' || kind === 'boolean') return { ...entry, term: entry.term === 'false' ? 'true' : 'false' }
  const opposite = oppositeOf(entry.operator ?? 'equals')
  const operator = opposite && operatorFor(kind, opposite)
  return operator && { ...entry, operator }
}

/** Whether an entry says 'not': a chip marks it. */
export function isNegated(kind: FilterKind, { operator, term }: Entry): boolean {
  if (kind === 'flag' || kind === 'boolean') return term === 'false'
  return operator === 'not equals' || operator === 'none of'
}

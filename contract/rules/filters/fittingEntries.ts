import type { TypeFilter } from '#contract/registry/typeDocument.ts'
import { NO_TERM_OPERATORS, type FilterOperator } from '#contract/values/filters.ts'
import { operatorFor } from './operatorsOfKind.ts'

type Entry = { field: string; term?: string | string[]; operator?: FilterOperator }

/**
 * The entries of an address or a saved view that the type still has, and the fields of those that it has no more: a
 * list opens without them and says so. An entry that lacks what its operator needs goes as well; an empty list of
 * terms stays, since it means that nothing is left of what was asked for, and finds nothing.
 */
export function fittingEntries<E extends Entry>(
  filters: readonly TypeFilter[],
  entries: readonly E[],
): { fitting: E[]; dropped: string[] } {
  const fits = (entry: E) => {
    const filter = filters.find((one) => one.field === entry.field)
    if (!filter || !operatorFor(filter.kind, entry.operator)) return false
    return entry.operator !== undefined && NO_TERM_OPERATORS.includes(entry.operator) ? true : hasTerm(entry.term)
  }
  const fitting = entries.filter(fits)
  const dropped = entries.filter((entry) => !fits(entry)).map((entry) => String(entry.field))
  return { fitting, dropped: [...new Set(dropped)] }
}

function hasTerm(term: string | string[] | undefined): boolean {
  if (Array.isArray(term)) return term.length === 0 || term.some((one) => one !== '')
  return term !== undefined && term !== ''
}

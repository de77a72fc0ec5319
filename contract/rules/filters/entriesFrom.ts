import { FILTER_OPERATORS, type FilterOperator } from '#contract/values/filters.ts'

type SoundEntry = { field: string; term?: string | string[]; operator?: FilterOperator }

/** The entries of an address or a saved view, whatever somebody wrote into it. */
export function entriesFrom(value: unknown): SoundEntry[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) => {
    const { field, term, operator } = (one ?? {}) as Record<string, unknown>
    if (typeof field !== 'string') return []
    const isTerm = typeof term === 'string' || (Array.isArray(term) && term.every((each) => typeof each === 'string'))
    const known = FILTER_OPERATORS.find((each) => each === operator)
    return [{ field, ...(isTerm ? { term: term as string | string[] } : {}), ...(known ? { operator: known } : {}) }]
  })
}

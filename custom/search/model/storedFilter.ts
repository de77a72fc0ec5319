import { SEARCH_FILTER_KEYS } from '#contract/schemas/search.ts'
import type { StoredEntry } from './searchState.ts'

/** Lines of a stored filter (specification section 3) out of whatever was kept; what is none of them is left out. */
export function storedEntries(value: unknown): StoredEntry[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown): StoredEntry[] => {
    const { field, term } = (one ?? {}) as { field?: unknown; term?: unknown }
    const key = SEARCH_FILTER_KEYS.find((known) => known === field)
    if (!key || typeof term !== 'string') return []
    const names = term.split(',').map((name) => name.trim())
    const joined = [...new Set(names.filter(Boolean))].join(',')
    return joined === '' ? [] : [{ field: key, term: joined, operator: 'equals' }]
  })
}

import { SEARCH_FILTER_KEYS, type SearchField } from '#contract/schemas/search.ts'

type Entry = { field: string; term?: string | string[]; operator?: string }

/** What of a search its stored filter decides: fields, types, and the entries that any list knows. */
type SearchRequest<Filter extends Entry> = {
  fields: readonly SearchField[]
  /** Undefined: every type. */
  types: readonly string[] | undefined
  filter: readonly Filter[]
}

/**
 * Takes the entries of a stored filter, {field search_across or content_type, term comma-joined} (specification section
 * 3), out of a filter list. All of them hold: whatever narrows a group narrows what was asked for in words already. An
 * operator other than equality is none of a stored filter's: undefined.
 */
export function searchRequest<Filter extends Entry>(
  asked: { fields: readonly SearchField[]; types: readonly string[] | undefined },
  entries: readonly Filter[],
): SearchRequest<Filter> | undefined {
  let { fields, types } = asked
  const filter: Filter[] = []
  for (const entry of entries) {
    if (!(SEARCH_FILTER_KEYS as readonly string[]).includes(entry.field)) {
      filter.push(entry)
      continue
    }
    if (entry.operator !== undefined && entry.operator !== 'equals' && entry.operator !== 'one of') return undefined
    const terms = termsIn(entry.term)
    if (entry.field === 'search_across') fields = fields.filter((field) => terms.includes(field))
    else types = types ? types.filter((type) => terms.includes(type)) : terms
  }
  return { fields, types, filter }
}

function termsIn(term: string | string[] | undefined): string[] {
  const terms = Array.isArray(term) ? term : (term ?? '').split(',')
  return [...new Set(terms.map((one) => one.trim()).filter((one) => one !== ''))]
}

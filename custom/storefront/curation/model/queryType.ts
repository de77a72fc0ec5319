import type { RailQuery } from '#contract/rules/storefront/curation/entry.ts'

/** The field of a query that says of which type titles are (`cu` of section 3). */
const TYPE_FIELD = 'cty'

type Row = RailQuery['filter'][number]

/** A query as the builder has it: the type of its titles, and the rows that lists have. */
export function typeAndRows({ filter }: RailQuery): { type: string | undefined; rows: readonly Row[] } {
  const row = filter.find(({ field }) => field === TYPE_FIELD)
  const term = Array.isArray(row?.term) ? row.term[0] : row?.term
  return { type: term, rows: filter.filter(({ field }) => field !== TYPE_FIELD) }
}

export function queryOf(type: string | undefined, rows: readonly Row[], match: RailQuery['match']): RailQuery {
  const first: Row[] = type === undefined ? [] : [{ field: TYPE_FIELD, term: type, operator: 'equals' }]
  return { filter: [...first, ...rows], ...(match !== undefined && { match }) }
}

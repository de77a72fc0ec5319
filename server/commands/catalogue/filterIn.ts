import { Value } from 'typebox/value'
import { FilterList } from '#contract/wire/calls/filter.ts'
import { DomainError } from '#contract/wire/errors.ts'

/** The filter list that a query carries as JSON; none is an empty one. */
export function filterIn(text: string | undefined): FilterList {
  if (!text) return { filter: [] }
  try {
    const list: unknown = JSON.parse(text)
    if (Value.Check(FilterList, list)) return list
  } catch {
    // Told below, like every other text that is no filter list.
  }
  throw new DomainError('badFilter', { description: 'The query is no filter list.', field: '/query' })
}

import type { BodyOf } from '#contract/wire/calls.ts'
import type { ListFilter } from '../context/providerTypes.ts'

/** What asks only how many titles a list's filter finds: one row, and the count beside it. */
export function countBody(type: string, filter: ListFilter, zone: string): BodyOf<'filterContent'> {
  const { entries = [], match = 'ALL', st, term } = filter
  return { cty: [type], filter: entries, match, zone, pageSize: 1, ...(st ? { st } : {}), ...(term ? { term } : {}) }
}

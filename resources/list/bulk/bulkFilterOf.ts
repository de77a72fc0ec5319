import type { BulkFilter } from '#contract/wire/calls/bulkBodies.ts'
import type { ListFilter } from '#kit/parts/context/providerTypes.ts'

/** What a list shows as a bulk change names it: the same entries, term and status, read in the same zone. */
export function bulkFilterOf({ entries = [], match, term, st }: ListFilter, zone: string): BulkFilter {
  return {
    filter: entries,
    ...(match === 'ANY' ? { match } : {}),
    ...(term?.trim() ? { term: term.trim() } : {}),
    ...(entries.length > 0 ? { zone } : {}),
    ...(st ? { st } : {}),
  }
}

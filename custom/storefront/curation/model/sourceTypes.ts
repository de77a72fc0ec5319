import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ListedSource } from '#contract/values/storefront.ts'

/** The areas whose titles a source takes; collections are pages, and found by a search of their own. */
const AREAS = {
  manual: ['vod', 'live', 'syndication'],
  live: ['live'],
  cmsstore: ['assets'],
  collection: [],
  syndication: ['syndication'],
} as const satisfies Record<ListedSource, readonly string[]>

/** Types of titles that may be chosen for a source, as far as one may see them. */
export function typesOfSource(source: ListedSource, types: readonly TypeSummary[]): string[] {
  const areas: readonly string[] = AREAS[source]
  return types.filter(({ area }) => areas.includes(area)).map(({ type }) => type)
}

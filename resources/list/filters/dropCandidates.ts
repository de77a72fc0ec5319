import type { ListFilter } from '#kit/parts/context/providerTypes.ts'
import { dropEntry, statusOf, withStatus, withTerm } from '../listState.ts'

/** A part of what narrows a list, and the filter without it. */
export type Candidate = { key: string; part: 'entry' | 'status' | 'term'; index?: number; without: ListFilter }

/** What could be dropped from a list that shows nothing. Of entries that are joined by 'any' each only adds. */
export function dropCandidates(filter: ListFilter): Candidate[] {
  const entries = filter.match === 'ANY' ? [] : (filter.entries ?? [])
  return [
    ...entries.map((_entry, index): Candidate => ({
      key: `entry${index}`,
      part: 'entry',
      index,
      without: dropEntry(filter, index),
    })),
    ...(statusOf(filter) === 'all' ? [] : [{ key: 'st', part: 'status' as const, without: withStatus(filter, 'all') }]),
    ...(filter.term ? [{ key: 'term', part: 'term' as const, without: withTerm(filter, '') }] : []),
  ]
}

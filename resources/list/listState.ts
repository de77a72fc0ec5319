import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { ListFilter } from '#kit/parts/context/providerTypes.ts'

/** Status tabs of a list: 'all' is the specification's published, draft and pre-draft (section 4). */
export const STATUS_TABS = ['all', 'published', 'draft', 'pending', 'pre-draft', 'archived', 'deleted'] as const
export type StatusTab = (typeof STATUS_TABS)[number]

export function statusOf(filter: ListFilter): StatusTab {
  return STATUS_TABS.find((tab) => tab === filter.st) ?? 'all'
}

export function withStatus(filter: ListFilter, status: StatusTab): ListFilter {
  const { st: _st, ...rest } = filter
  return status === 'all' ? rest : { ...rest, st: status }
}

/** An empty term leaves the address, so that a cleared search looks like none. */
export function withTerm(filter: ListFilter, term: string): ListFilter {
  const { term: _term, ...rest } = filter
  return term.trim() ? { ...rest, term: term.trim() } : rest
}

/** Puts an entry in the place of another, or behind the others; several may be about one field. */
export function putEntry(filter: ListFilter, entry: FilterEntry, index?: number): ListFilter {
  const entries = filter.entries ?? []
  const isNew = index === undefined || index >= entries.length
  return withEntries(filter, isNew ? [...entries, entry] : entries.map((one, at) => (at === index ? entry : one)))
}

export function dropEntry(filter: ListFilter, index: number): ListFilter {
  return withEntries(
    filter,
    (filter.entries ?? []).filter((_one, at) => at !== index),
  )
}

/** One entry is met by all as by any: the word that joins them goes with the last but one. */
export function withEntries(filter: ListFilter, entries: readonly FilterEntry[]): ListFilter {
  const { entries: _entries, match, ...rest } = filter
  return {
    ...rest,
    ...(entries.length > 0 ? { entries: [...entries] } : {}),
    ...(match === 'ANY' && entries.length > 1 ? { match } : {}),
  }
}

export function withMatch(filter: ListFilter, match: 'ALL' | 'ANY'): ListFilter {
  const { match: _match, ...rest } = filter
  return match === 'ANY' ? { ...rest, match } : rest
}

/** Whether anything narrows the list: an empty result then offers to clear it. */
export function isNarrowed(filter: ListFilter): boolean {
  return Boolean(filter.term || filter.entries?.length || filter.st)
}

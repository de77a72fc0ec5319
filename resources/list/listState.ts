import type { TypeFilter, TypeSummary } from '#contract/registry/typeDocument.ts'
import type { FilterEntry } from '#contract/wire/calls/filter.ts'
import type { ListFilter } from '#kit/context/providerTypes.ts'

/** Columns as somebody chose them: which ones, in which order, how wide (px). Undefined: as the type document has them. */
export type ListColumns = readonly { key: string; width?: number }[]

/** Reads columns that were kept or sent; anything else counts as none chosen. */
export function columnsFrom(value: unknown): ListColumns | undefined {
  if (!Array.isArray(value)) return undefined
  const columns = value.flatMap((one: unknown) => {
    const { key, width } = (one ?? {}) as { key?: unknown; width?: unknown }
    if (typeof key !== 'string' || key === '') return []
    return [typeof width === 'number' && width > 0 ? { key, width } : { key }]
  })
  return columns.length > 0 ? columns : undefined
}

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

/** Puts or replaces the entry of a field; without a term the entry goes. */
export function withEntry(filter: ListFilter, entry: FilterEntry): ListFilter {
  const others = (filter.entries ?? []).filter((one) => one.field !== entry.field)
  const empty = entry.term === undefined || entry.term === '' || (Array.isArray(entry.term) && entry.term.length === 0)
  const { entries: _entries, ...rest } = filter
  const entries = empty ? others : [...others, entry]
  return entries.length ? { ...rest, entries } : rest
}

export function termsOf(entry: FilterEntry | undefined): string[] {
  if (entry?.term === undefined) return []
  return Array.isArray(entry.term) ? entry.term : entry.term.split(',')
}

/** Filters that the type document offers and that are not set yet: what 'Filter' opens. */
export function unusedFilters(type: TypeSummary, filter: ListFilter): TypeFilter[] {
  const used = new Set((filter.entries ?? []).map((entry) => entry.field))
  return type.list.filters.filter((one) => !used.has(one.field))
}

/** Whether anything narrows the list: an empty result then offers to clear it. */
export function isNarrowed(filter: ListFilter): boolean {
  return Boolean(filter.term || filter.entries?.length || filter.st)
}

import type { SearchFilterKey, SearchFilterOption, SearchHit } from '#contract/schemas/search.ts'
import { SEARCH_FILTER_KEYS } from '#contract/schemas/search.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { STATUSES } from '#contract/values/status.ts'
import type { Status } from '#contract/values/status.ts'

/** 'all' is published, draft and pre-draft (specification section 4). */
export type SearchStatus = 'all' | Status
/** One line of a stored filter; `term` is comma-joined (specification section 3). */
export type StoredEntry = { field: SearchFilterKey; term: string; operator: 'equals' }
/** A hit must meet every line (specification section 7, 'match ALL'). */
type LookupFilter = { filter: readonly StoredEntry[]; match: 'ALL' }
/** A checkbox of FILTER RESULTS with its hits, once they are counted. */
export type SearchOption = SearchFilterOption & { count?: number; atLeast?: boolean }

/** What the way back to the results needs, after somebody opened one of them. */
export type Retained = {
  term: string
  status: SearchStatus
  filter: readonly StoredEntry[]
  page: number
  perPage: number
  /** Id of the hit that was opened. */
  hit: string
}

/** The search state of the specification's section 3 (named as there), and the page of results. */
export type SearchState = {
  status: SearchStatus
  /** The term was sent to the results page. */
  searchApplied: boolean
  lookupFilter: LookupFilter
  searchTerm: string
  /** Hits of the popup. */
  entities: readonly SearchHit[]
  /** Hits of the results page. */
  listEntities: readonly SearchHit[]
  loading: boolean
  total: number
  /** `total` is a lower bound. */
  atLeast: boolean
  /** There is a further page, also where `total` cannot tell. */
  hasNextPage: boolean
  /** What a failed search threw. */
  errors: unknown
  retainCredentials: Retained | undefined
  /** Whether anything narrows the search beside the term. */
  filterApplied: boolean
  /** Fields that are searched until somebody chooses others. */
  searchFields: readonly string[]
  /** Types that are searched until somebody chooses others; none: every type. */
  defaultContentTypes: readonly string[]
  searchAcrossEnum: readonly SearchOption[]
  contentTypeEnum: readonly SearchOption[]
  page: number
  perPage: number
  /** The term and filter that the hits answer, as one text; '' before the first answer. */
  answered: string
}

export const EMPTY_STATE: SearchState = {
  status: 'all',
  searchApplied: false,
  lookupFilter: { filter: [], match: 'ALL' },
  searchTerm: '',
  entities: [],
  listEntities: [],
  loading: false,
  total: 0,
  atLeast: false,
  hasNextPage: false,
  errors: undefined,
  retainCredentials: undefined,
  filterApplied: false,
  searchFields: [],
  defaultContentTypes: [],
  searchAcrossEnum: [],
  contentTypeEnum: [],
  page: 1,
  perPage: DEFAULT_PAGE_SIZE,
  answered: '',
}

/** A failed search leaves empty lists with a count of 0 (specification section 8). */
export const FAILED = {
  loading: false,
  entities: [],
  listEntities: [],
  total: 0,
  atLeast: false,
  hasNextPage: false,
  answered: '',
} as const

/** As at first, but for what the server offers to choose from and the rows a page (specification section 4). */
export function cleared(state: SearchState): SearchState {
  const { searchFields, defaultContentTypes, perPage } = state
  const [searchAcrossEnum, contentTypeEnum] = [state.searchAcrossEnum, state.contentTypeEnum].map(uncounted)
  return {
    ...EMPTY_STATE,
    searchFields,
    defaultContentTypes,
    perPage,
    searchAcrossEnum,
    contentTypeEnum,
  } as SearchState
}

const uncounted = (options: readonly SearchOption[]) =>
  options.map(({ count: _count, atLeast: _atLeast, ...option }) => option)

export const optionsOf = (state: SearchState, key: SearchFilterKey): readonly SearchOption[] =>
  key === 'search_across' ? state.searchAcrossEnum : state.contentTypeEnum

const defaultsOf = (state: SearchState, key: SearchFilterKey): readonly string[] =>
  key === 'search_across' ? state.searchFields : state.defaultContentTypes

/** Values that are checked in a group; no type at all stands for every type. */
export function chosenOf(state: SearchState, key: SearchFilterKey): readonly string[] {
  const entry = state.lookupFilter.filter.find(({ field }) => field === key)
  return entry ? entry.term.split(',') : defaultsOf(state, key)
}

/** Checks or unchecks a value. Whoever unchecks the last one is back at what is usual. */
export function toggled(state: SearchState, key: SearchFilterKey, value: string): SearchState {
  const chosen = chosenOf(state, key)
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  const others = state.lookupFilter.filter.filter(({ field }) => field !== key)
  const isUsual = next.length === 0 || sameSet(next, defaultsOf(state, key))
  return withFilter(state, isUsual ? others : [...others, { field: key, term: next.join(','), operator: 'equals' }])
}

/** Puts a whole filter in place, in the order of the groups; the first page follows. */
export function withFilter(state: SearchState, filter: readonly StoredEntry[]): SearchState {
  const ordered = SEARCH_FILTER_KEYS.flatMap((key) => filter.find(({ field }) => field === key) ?? [])
  const filterApplied = ordered.length > 0 || state.status !== 'all'
  return { ...state, lookupFilter: { filter: ordered, match: 'ALL' }, filterApplied, page: 1 }
}

export function withStatus(state: SearchState, status: SearchStatus): SearchState {
  return withFilter({ ...state, status }, state.lookupFilter.filter)
}

/** The term in every field and type that there is. */
export function widest(state: SearchState): SearchState {
  const fields = state.searchAcrossEnum.map(({ value }) => value)
  const isUsual = sameSet(fields, state.searchFields)
  const all: StoredEntry = { field: 'search_across', term: fields.join(','), operator: 'equals' }
  return withFilter({ ...state, status: 'all' }, isUsual ? [] : [all])
}

export function isSearchStatus(value: unknown): value is SearchStatus {
  return value === 'all' || (STATUSES as readonly unknown[]).includes(value)
}

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}

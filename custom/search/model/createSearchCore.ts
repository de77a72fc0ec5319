import type { SearchFacets, SearchHit } from '#contract/schemas/search.ts'
import type { Page } from '#kit/parts/context/providerTypes.ts'
import { createAsker } from './createAsker.ts'
import type { SearchCalls } from './createAsker.ts'
import { counted } from './searchOptions.ts'
import type { SearchMemory } from './searchMemory.ts'
import { cleared, EMPTY_STATE, FAILED } from './searchState.ts'
import type { SearchState } from './searchState.ts'
import { requestKey, requestOf } from './searchRequest.ts'

/** Who shows the hits: the popup under the field, or the results page. */
export type Surface = 'popup' | 'list'
/** Hits of the popup; the results page has them all. */
const POPUP_HITS = 25

export type SearchCore = ReturnType<typeof createSearchCore>

/** What every deed of the search store is made of: the state, the question to the server, the memory of the pages. */
export function createSearchCore(calls: SearchCalls, memory: SearchMemory) {
  let state: SearchState = { ...EMPTY_STATE, retainCredentials: memory.retained() }
  let surface: Surface = 'popup'
  let isOnPages = false
  const listeners = new Set<() => void>()

  const put = (change: Partial<SearchState>) => {
    state = { ...state, ...change }
    if (isOnPages) memory.keep(state)
    listeners.forEach((listener) => listener())
  }
  const asker = createAsker(calls, {
    onHits: (page: Page<SearchHit>) => put(answeredBy(page, surface, state)),
    onFacets: (facets: SearchFacets) => put(counted(state, facets)),
    onFailed: (errors) => put({ ...FAILED, errors }),
  })
  const ask = (pause = 0) => {
    const params = requestOf(state)
    if (!params) {
      asker.cancel()
      if (state.loading) put({ loading: false })
      return
    }
    put({ loading: true, errors: undefined })
    const { page, perPage } = state
    const asked =
      surface === 'popup' ? { pageNumber: 1, pageSize: POPUP_HITS } : { pageNumber: page, pageSize: perPage }
    asker.ask(params, asked, pause)
  }
  return {
    memory,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    put,
    ask,
    cancel: asker.cancel,
    recount: asker.recount,
    /** Puts the state in place and asks for what it cases. */
    change: (next: SearchState) => {
      put(next)
      ask()
    },
    clear: () => {
      asker.cancel()
      memory.retain(undefined)
      put(cleared(state))
      memory.forget()
    },
    show: (shown: Surface) => void (surface = shown),
    /** On the pages of global search what is looked for outlives a reload. */
    setOnPages: (isNow: boolean) => {
      if (!isNow) memory.leave()
      isOnPages = isNow
    },
  }
}

function answeredBy(
  { rows: hits, count, atLeast = false, next }: Page<SearchHit>,
  surface: Surface,
  state: SearchState,
): Partial<SearchState> {
  const found = surface === 'popup' ? { entities: hits } : { listEntities: hits }
  const done = { hasNextPage: next !== undefined, loading: false, errors: undefined }
  return { ...found, ...done, total: count, atLeast, answered: requestKey(requestOf(state)) }
}

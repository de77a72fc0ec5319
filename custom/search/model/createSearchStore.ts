import type { SearchFacets, SearchFilterKey, SearchFilterOption } from '#contract/schemas/search.ts'
import type { SearchPage } from '#kit/context/providerTypes.ts'
import { createAsker, PAUSE_MS } from './createAsker.ts'
import type { SearchCalls } from './createAsker.ts'
import { counted, withOptions } from './searchOptions.ts'
import type { SearchMemory } from './searchMemory.ts'
import { cleared, EMPTY_STATE, toggled, widest, withFilter, withStatus } from './searchState.ts'
import type { Retained, SearchState, SearchStatus, StoredEntry } from './searchState.ts'
import { wishKey, wishOf } from './searchWish.ts'

/** Who shows the hits: the popup under the field, or the results page. */
export type Surface = 'popup' | 'list'
/** Hits of the popup; the results page has them all. */
export const POPUP_HITS = 25

export type SearchStore = ReturnType<typeof createSearchStore>

/** The one state of global search in a session: what is looked for, how it is narrowed, what was found (section 3). */
export function createSearchStore(calls: SearchCalls, memory: SearchMemory) {
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
    onHits: ({ hits, count, atLeast, next }: SearchPage) => {
      const done = { hasNextPage: next !== undefined, loading: false, errors: undefined }
      const found = surface === 'popup' ? { entities: hits } : { listEntities: hits }
      put({ ...found, total: count, atLeast, ...done, answered: wishKey(wishOf(state)) })
    },
    onFacets: (facets: SearchFacets) => put(counted(state, facets)),
    // A failed search leaves empty lists with a count of 0 (specification section 8).
    onFailed: (errors) =>
      put({
        errors,
        loading: false,
        entities: [],
        listEntities: [],
        total: 0,
        atLeast: false,
        hasNextPage: false,
        answered: '',
      }),
  })

  const ask = (pause = 0) => {
    const wish = wishOf(state)
    if (!wish) {
      asker.cancel()
      if (state.loading) put({ loading: false })
      return
    }
    put({ loading: true, errors: undefined })
    const page = surface === 'popup' ? { pageNumber: 1, pageSize: POPUP_HITS } : pageOf(state)
    asker.ask(wish, page, pause)
  }
  const clear = () => {
    asker.cancel()
    memory.retain(undefined)
    put(cleared(state))
    memory.forget()
  }
  const change = (next: SearchState) => {
    put(next)
    ask()
  }
  const restore = ({ term, status, filter, page, perPage }: Omit<Retained, 'hit'>) =>
    put({ ...withFilter({ ...state, status, searchTerm: term, searchApplied: true }, filter), page, perPage })

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Under three letters nothing is asked; emptying clears state and stored term (specification section 4). */
    type: (searchTerm: string) => {
      if (searchTerm === '') return clear()
      put({ searchTerm, page: 1 })
      ask(PAUSE_MS)
    },
    toggle: (key: SearchFilterKey, value: string) => change(toggled(state, key, value)),
    choose: (filter: readonly StoredEntry[]) => change(withFilter(state, filter)),
    setStatus: (status: SearchStatus) => change(withStatus(state, status)),
    setPage: (page: number) => change({ ...state, page }),
    setPerPage: (perPage: number) => change({ ...state, perPage, page: 1 }),
    /** Every field and type, whatever the status: for a term that was found nowhere. */
    widen: () => change(widest(state)),
    /** Status all, nothing else left of the search (specification section 4). */
    reset: clear,
    offer: (options: readonly SearchFilterOption[]) => put(withOptions(state, options)),
    /** The popup opens with what was typed, unless its hits stand already. */
    showPopup: () => {
      surface = 'popup'
      if (state.entities.length === 0 || state.answered !== wishKey(wishOf(state))) ask()
    },
    /**
     * A page of global search appears: what was kept comes back, also what was left by opening a hit. A term in the
     * address goes before all of that.
     */
    enter: (shown: Surface, cameBack: boolean, asked?: string) => {
      isOnPages = true
      surface = shown
      asker.recount()
      const kept = memory.read() ?? (cameBack ? state.retainCredentials : undefined)
      if (asked) put({ ...cleared(state), searchTerm: asked })
      else if (state.searchTerm === '' && kept) restore(kept)
      if (shown === 'list') change({ ...state, searchApplied: state.searchTerm !== '' })
      else put({})
    },
    /** All pages of global search are left (specification section 4); what was retained for the way back stays. */
    leave: () => {
      if (isOnPages) memory.forget()
      isOnPages = false
      surface = 'popup'
      asker.cancel()
      put({ ...cleared(state), retainCredentials: state.retainCredentials })
    },
    /** Somebody opens a hit of the results page. */
    retain: (hit: string) => {
      const { searchTerm: term, status, lookupFilter, page, perPage } = state
      const retainCredentials = { term, status, filter: lookupFilter.filter, page, perPage, hit }
      memory.retain(retainCredentials)
      put({ retainCredentials })
    },
    /** Asks again: after a failure, in another product. */
    refresh: () => {
      asker.recount()
      ask()
    },
  }
}

const pageOf = ({ page, perPage }: SearchState) => ({ pageNumber: page, pageSize: perPage })

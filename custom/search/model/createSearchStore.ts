import type { SearchFilterKey, SearchFilterOption } from '#contract/schemas/search.ts'
import type { SearchCalls } from './createAsker.ts'
import { PAUSE_MS } from './createAsker.ts'
import type { SearchCore, Surface } from './createSearchCore.ts'
import { createSearchCore } from './createSearchCore.ts'
import { withOptions } from './searchOptions.ts'
import type { SearchMemory } from './searchMemory.ts'
import { cleared, toggled, widest, withFilter, withStatus } from './searchState.ts'
import type { Retained, SearchStatus, StoredEntry } from './searchState.ts'
import { requestKey, requestOf } from './searchRequest.ts'

export type SearchStore = ReturnType<typeof createSearchStore>

/** The one state of global search in a session: what is looked for, how it is narrowed, what was found (section 3). */
export function createSearchStore(calls: SearchCalls, memory: SearchMemory) {
  const core = createSearchCore(calls, memory)
  return { get: core.get, subscribe: core.subscribe, ...wording(core), ...narrowing(core), ...onPages(core) }
}

/** What is looked for. */
function wording({ get, put, ask, clear, recount, show }: SearchCore) {
  return {
    /** Under three letters nothing is asked; emptying clears state and stored term (specification section 4). */
    type: (searchTerm: string) => {
      if (searchTerm === '') return clear()
      put({ searchTerm, page: 1 })
      ask(PAUSE_MS)
    },
    /** Status all, nothing else left of the search (specification section 4). */
    reset: clear,
    /** The popup opens with what was typed, unless its hits stand already. */
    showPopup: () => {
      show('popup')
      if (get().entities.length === 0 || get().answered !== requestKey(requestOf(get()))) ask()
    },
    /** Asks again: after a failure, in another product. */
    refresh: () => {
      recount()
      ask()
    },
  }
}

/** How it is narrowed, and which page of it is shown. */
function narrowing({ get, put, change }: SearchCore) {
  return {
    offer: (options: readonly SearchFilterOption[]) => put(withOptions(get(), options)),
    toggle: (key: SearchFilterKey, value: string) => change(toggled(get(), key, value)),
    choose: (filter: readonly StoredEntry[]) => change(withFilter(get(), filter)),
    setStatus: (status: SearchStatus) => change(withStatus(get(), status)),
    /** Every field and type, whatever the status: for a term that was found nowhere. */
    widen: () => change(widest(get())),
    setPage: (page: number) => change({ ...get(), page }),
    setPerPage: (perPage: number) => change({ ...get(), perPage, page: 1 }),
  }
}

/** What coming to the pages of global search and leaving them does (specification section 4). */
function onPages({ get, put, change, cancel, recount, show, setOnPages, memory }: SearchCore) {
  const restore = ({ term, status, filter, page, perPage }: Omit<Retained, 'hit'>) =>
    put({ ...withFilter({ ...get(), status, searchTerm: term, searchApplied: true }, filter), page, perPage })
  return {
    /**
     * A page of global search appears: what was kept comes back, also what was left by opening a hit. A term in the
     * address goes before all of that.
     */
    enter: (shown: Surface, cameBack: boolean, asked?: string) => {
      setOnPages(true)
      show(shown)
      recount()
      const kept = memory.read() ?? (cameBack ? get().retainCredentials : undefined)
      if (asked) put({ ...cleared(get()), searchTerm: asked })
      else if (get().searchTerm === '' && kept) restore(kept)
      if (shown === 'list') change({ ...get(), searchApplied: get().searchTerm !== '' })
      else put({})
    },
    /** All pages of global search are left; what was retained for the way back stays. */
    leave: () => {
      setOnPages(false)
      show('popup')
      cancel()
      put({ ...cleared(get()), retainCredentials: get().retainCredentials })
    },
    /** Somebody opens a hit of the results page. */
    retain: (hit: string) => {
      const { searchTerm: term, status, lookupFilter, page, perPage } = get()
      const retainCredentials = { term, status, filter: lookupFilter.filter, page, perPage, hit }
      memory.retain(retainCredentials)
      put({ retainCredentials })
    },
  }
}

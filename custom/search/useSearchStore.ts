import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/context/providerTypes.ts'
import { createSearchMemory } from './model/searchMemory.ts'
import type { SearchState } from './model/searchState.ts'
import type { SearchStore } from './model/createSearchStore.ts'
import { createSearchStore } from './model/createSearchStore.ts'

/** One search per session: toolbar, popup and pages look at the same. */
const stores = new WeakMap<MarqueeDataProvider, SearchStore>()

export function useSearchStore(): SearchStore {
  const { calls } = useConsole()
  const known = stores.get(calls)
  if (known) return known
  const store = createSearchStore(calls, createSearchMemory(localStorage, sessionStorage))
  stores.set(calls, store)
  return store
}

export function useSearchState(store: SearchStore): SearchState {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** What there is to choose from, asked for once the search is used. */
export function useSearchOptions(store: SearchStore, isWanted: boolean): { error: unknown } {
  const { calls, actor } = useConsole()
  const { data, error } = useQuery({
    queryKey: ['searchOptions', actor.uid],
    queryFn: ({ signal }) => calls.listSearchFilterKeys(signal),
    enabled: isWanted,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data) store.offer(data)
  }, [data, store])
  return { error }
}

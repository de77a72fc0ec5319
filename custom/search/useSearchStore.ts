import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useSyncExternalStore } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { ownOptions } from './model/ownOptions.ts'
import { createSearchMemory } from './model/searchMemory.ts'
import type { SearchState } from './model/searchState.ts'
import type { SearchStore } from './model/createSearchStore.ts'
import { createSearchStore } from './model/createSearchStore.ts'

/** One search per session: toolbar, popup and pages look at the same. */
const stores = new WeakMap<MarqueeDataProvider, SearchStore>()

/** The session's one search. */
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

/**
 * What there is to choose from, asked for once the search is used. Where it cannot be had, the fields and types that
 * the console knows itself, and a word about it (specification section 8).
 */
export function useSearchOptions(store: SearchStore, isWanted: boolean): void {
  const { calls, actor, types } = useConsole()
  const translate = useTranslate()
  const failed = useErrorNotice()
  const { data, error } = useQuery({
    queryKey: ['searchOptions', actor.uid],
    queryFn: ({ signal }) => calls.listSearchFilterKeys({ signal }),
    enabled: isWanted,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data) store.offer(data[0]?.attrs ?? [])
  }, [data, store])
  useEffect(() => {
    if (error) failed(error)
  }, [error, failed])
  useEffect(() => {
    if (error) store.offer(ownOptions(types, (field) => translate(`search.fields.${field}`)))
  }, [error, store, types, translate])
}

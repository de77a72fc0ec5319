import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isSearchPath } from '#kit/parts/routes/searchPaths.ts'
import { useSearchStore } from './useSearchStore.ts'

/**
 * Leaving the pages of global search removes what was searched for (specification section 4). It stands beside the
 * routes: a page that goes cannot tell whether the next one is still of the search. Draws nothing.
 */
export function LeavingSearch() {
  const store = useSearchStore()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isSearchPath(pathname)) store.leave()
  }, [store, pathname])
  // The routes go when one signs out: the next person at this browser finds nothing.
  useEffect(
    () => () => {
      store.leave()
      store.reset()
    },
    [store],
  )
  return null
}

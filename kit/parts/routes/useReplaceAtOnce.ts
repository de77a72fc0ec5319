import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router'

/**
 * Puts another address in the place of this one, its screen at once: without it a screen is drawn when there is time,
 * and the one that goes is typed into meanwhile. `useNavigate` below `<Routes>` lets this wish of a navigation fall.
 */
export function useReplaceAtOnce(): (path: string) => void {
  const router = use(RouterContext)?.router
  return useCallback((path) => void router?.navigate(path, { replace: true, flushSync: true }), [router])
}

import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

export type LeaveGuard = {
  /** Somebody wants to go while there is something to lose: ask. */
  isAsking: boolean
  leave: () => void
  stay: () => void
  /** Runs a navigation that must not be asked about. */
  pass: (go: () => void) => void
}

/**
 * Asks before unsaved work is left: within the console by a question of ours, at closing or reloading by the browser's
 * own. Another view of the same address is no leaving.
 */
export function useLeaveGuard(hasUnsaved: () => boolean): LeaveGuard {
  const passing = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !passing.current && currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
  const pass = useCallback((go: () => void) => {
    passing.current = true
    go()
  }, [])
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
    pass,
  }
}

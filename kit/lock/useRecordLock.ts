import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ApiError } from '#dataProvider/apiError.ts'
import type { LockCalls, LockTarget } from '#dataProvider/locks.ts'
import type { EventFeed } from '#dataProvider/events.ts'
import type { LockSession, LockView } from './lockSession.ts'
import { createLockSession } from './lockSession.ts'

type Parts = { calls: LockCalls; target: LockTarget | undefined; uid: string; tab: string; events: EventFeed }

const clock = {
  now: () => Date.now(),
  every: (ms: number, work: () => void) => {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
}

/** Reads what a refusal says without importing the provider's class: the kit knows the providers' types only. */
function codeOf(error: unknown) {
  const { code, data } = error as Partial<ApiError>
  return { code, data }
}

/** The lock of the document on screen: looked at on opening, followed by push, given back on leaving. */
export function useRecordLock({ calls, target, uid, tab, events }: Parts): {
  view: LockView
  session: LockSession | undefined
} {
  const id = target?.id
  const urn = target?.urn
  const session = useMemo(
    () => (id && urn ? createLockSession({ calls, target: { id, urn }, uid, tab, clock, codeOf }) : undefined),
    [calls, id, urn, uid, tab],
  )
  useEffect(() => {
    if (!session) return
    void session.look()
    const unsubscribe = events.subscribe((event) => {
      if (event.topic === 'lock' && event.id === id) void session.heard()
    })
    const leave = () => void session.release()
    window.addEventListener('pagehide', leave)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', leave)
      session.end()
    }
  }, [session, events, id])
  const view = useSyncExternalStore(session?.subscribe ?? never, session?.view ?? unknownView)
  return { view, session }
}

const unknown: LockView = { kind: 'unknown' }
const unknownView = () => unknown
const never = () => () => undefined

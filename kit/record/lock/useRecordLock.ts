import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { LockChange, LockState } from '#contract/schemas/lock.ts'
import { LOCK_BEAT_MS } from '#contract/values/timers.ts'
import type { ApiError } from '#dataProvider/apiError.ts'
import type { EventFeed, ServerEvent } from '#dataProvider/events.ts'
import type { LockSessionCalls, LockTarget } from './lockCore.ts'
import type { LockSession } from './lockSession.ts'
import { createLockSession } from './lockSession.ts'
import type { LockNews, LockView } from './lockView.ts'
import { SeenLock } from './SeenLock.ts'

type Parts = { calls: LockSessionCalls; target: LockTarget | undefined; uid: string; tab: string; events: EventFeed }

const clock = {
  now: () => Date.now(),
  every: (ms: number, work: () => void) => {
    const timer = setInterval(work, ms)
    return () => clearInterval(timer)
  },
}

/** Reads what a refusal says without importing the provider's class: the kit knows the providers' types only. */
function codeOf(error: unknown) {
  const { code, data, kind } = error as Partial<ApiError>
  return { code, data, isNetworkBroken: kind === 'network' }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function newsOf(event: ServerEvent): LockNews {
  return {
    change: text(event.change) as LockChange | undefined,
    uid: text(event.uid) ?? '',
    by: event.by ?? '',
    number: typeof event.number === 'number' ? event.number : undefined,
    broken: text(event.broken),
    brokenTab: text(event.brokenTab),
  }
}

/** The lock of the document on screen: looked at on opening, followed by push, given back on leaving. */
export function useRecordLock({ calls, target, uid, tab, events }: Parts): {
  view: LockView
  session: LockSession | undefined
} {
  const id = target?.id
  const urn = target?.urn
  // As it was read beside the record: what is read again later is heard of by the session itself.
  const [first] = useState(useContext(SeenLock))
  const session = useMemo(
    () =>
      id && urn
        ? createLockSession({ calls, target: { id, urn }, uid, tab, seen: seenOf(first, id), clock, codeOf })
        : undefined,
    [calls, id, urn, uid, tab, first],
  )
  useEffect(() => {
    if (!session) return
    void session.look()
    const unsubscribe = events.subscribe((event) => {
      if (event.topic === 'lock' && event.id === id && event.change !== 'parked') void session.heard(newsOf(event))
      if (event.topic === 'reset') void session.heard()
    })
    // Where nothing is pushed one looks now and then; a lock of one's own is looked after by its beats.
    const look = setInterval(() => {
      if (events.state() === 'polling' && session.view().kind !== 'mine') void session.look()
    }, LOCK_BEAT_MS)
    const leave = () => session.end()
    // A page that the browser has kept and shows again has given its lock back.
    const back = ({ persisted }: PageTransitionEvent) => persisted && void session.look()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', back)
    return () => {
      unsubscribe()
      clearInterval(look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
      session.end()
    }
  }, [session, events, id])
  const view = useSyncExternalStore(session?.subscribe ?? never, session?.view ?? unknownView)
  return { view, session }
}

/** Of that record, and of no other that the same screen has gone on to. */
const seenOf = (first: LockState | undefined, id: string) => (first?.id === id ? first : undefined)

const unknown: LockView = { kind: 'unknown' }
const unknownView = () => unknown
const never = () => () => undefined

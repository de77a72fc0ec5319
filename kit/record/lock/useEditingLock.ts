import { useEffect } from 'react'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { afterPaint } from '#kit/parts/dragging/afterPaint.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import type { WorkingValues } from '../editor/workingValues.ts'
import type { Parking } from '../handover/useParking.ts'
import { useParking } from '../handover/useParking.ts'
import type { LockSession } from './lockSession.ts'
import type { LockView } from './lockView.ts'
import { useRecordLock } from './useRecordLock.ts'

/** A person's own change: the first one takes the lock. */
const INTENT: readonly string[] = ['typed', 'undo', 'restored']
/** After another's lease has ended it is asked whether the document is free, not in the same instant. */
const AFTER_LEASE_MS = 1_000

export type EditingLock = {
  view: LockView
  session: LockSession | undefined
  number: () => number | undefined
  /** A write has ended the editing: our own server has taken the lock back with it, any other is told. */
  returned: () => void
  /** What became of the unsaved text when the lock went. */
  parking: Parking
}

/** The lock of the open record: taken at the first intent to edit, kept by any input, asked about when it may be free. */
export function useEditingLock(
  document: { id: string; urn: string } | undefined,
  values: WorkingValues,
  isLockable: boolean,
): EditingLock {
  const { calls, actor, tab, events } = useConsole()
  const isGivenBack = useServiceHas('revisions')
  const target = isLockable ? document : undefined
  const { view, session: seen } = useRecordLock({ calls, target, uid: actor.uid, tab, events })
  // Who looks at the form as somebody else sees how the lock stands and takes none.
  const session = useViewAs().roles ? undefined : seen
  const parking = useParking(target, values, view)

  useEffect(() => {
    if (!session) return
    let isOver = false
    let isPutOff = false
    const unwatch = values.onCommit(({ origin }) => {
      const { kind } = session.view()
      if (!INTENT.includes(origin) || kind === 'mine' || isPutOff) return
      isPutOff = true
      // Asking takes the browser a moment that the letter need not wait for; what is lost meanwhile is not taken back by it.
      afterPaint(() => {
        isPutOff = false
        if (!isOver && (kind === 'lost' || session.view().kind !== 'lost')) void session.take()
      })
    })
    return () => {
      isOver = true
      unwatch()
    }
  }, [session, values])
  useKeptByInput(session)
  useLookAfterLease(view, seen)

  return {
    view,
    session,
    parking,
    returned: () => (isGivenBack ? session?.returned() : void session?.release()),
    number: () => {
      const now = session?.view()
      return now?.kind === 'mine' ? now.lock.number : undefined
    },
  }
}

function useKeptByInput(session: LockSession | undefined): void {
  useEffect(() => {
    if (!session) return
    const touch = () => session.touch()
    window.addEventListener('keydown', touch)
    window.addEventListener('pointerdown', touch)
    return () => {
      window.removeEventListener('keydown', touch)
      window.removeEventListener('pointerdown', touch)
    }
  }, [session])
}

function useLookAfterLease(view: LockView, session: LockSession | undefined): void {
  const until = view.kind === 'other' ? view.lock.until : undefined
  useEffect(() => {
    if (!session || !until) return
    const wait = Math.max(0, Date.parse(until) - Date.now()) + AFTER_LEASE_MS
    const timer = setTimeout(() => void session.look(), wait)
    return () => clearTimeout(timer)
  }, [session, until])
}

import { useEffect } from 'react'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { LockSession } from '#kit/record/lock/lockSession.ts'
import type { LockView } from '#kit/record/lock/lockView.ts'
import { useRecordLock } from '#kit/record/lock/useRecordLock.ts'
import type { Parking } from './handover/useParking.ts'
import { useParking } from './handover/useParking.ts'

/** A person's own change: the first one takes the lock. */
const INTENT: readonly string[] = ['typed', 'undo', 'restored']
/** After another's lease has ended it is asked whether the document is free, not in the same instant. */
const AFTER_LEASE_MS = 1_000

export type EditorLock = {
  view: LockView
  session: LockSession | undefined
  number: () => number | undefined
  /** What became of the unsaved text when the lock went. */
  parking: Parking
}

/** The lock of the open record: taken at the first intent to edit, kept by any input, asked about when it may be free. */
export function useEditorLock(type: TypeSummary, record: ContentRecord | undefined, store: FormStore): EditorLock {
  const { calls, actor, tab, events } = useConsole()
  const target = record && hasTrait(type, 'lockable') ? { id: record.id, urn: record.urn } : undefined
  const { view, session: seen } = useRecordLock({ calls, target, uid: actor.uid, tab, events })
  // Who looks at the form as somebody else sees how the lock stands and takes none.
  const session = useViewAs().roles ? undefined : seen

  const parking = useParking(target, store, view)

  useEffect(() => {
    if (!session) return
    return store.onCommit(({ origin }) => {
      if (INTENT.includes(origin)) void session.take()
    })
  }, [session, store])

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

  const until = view.kind === 'other' ? view.lock.until : undefined
  useEffect(() => {
    if (!seen || !until) return
    const wait = Math.max(0, Date.parse(until) - Date.now()) + AFTER_LEASE_MS
    const timer = setTimeout(() => void seen.look(), wait)
    return () => clearTimeout(timer)
  }, [seen, until])

  return {
    view,
    session,
    parking,
    number: () => {
      const now = session?.view()
      return now?.kind === 'mine' ? now.lock.number : undefined
    },
  }
}

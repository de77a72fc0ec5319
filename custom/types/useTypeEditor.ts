import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { TYPE_DOCUMENT_URN } from '#contract/values/urn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { RecordJournal } from '#kit/record/journal/useJournal.ts'
import { useJournal } from '#kit/record/journal/useJournal.ts'
import type { LockSession } from '#kit/record/lock/lockSession.ts'
import type { LockView } from '#kit/record/lock/lockView.ts'
import { lockNumberOf, mayEdit } from '#kit/record/lock/lockView.ts'
import { useRecordLock } from '#kit/record/lock/useRecordLock.ts'
import { documentOf } from './model/documentOf.ts'
import { textAt, type TypeDraft } from './model/draft.ts'
import type { TypeSaving } from './useTypeSaving.ts'
import { useTypeSaving } from './useTypeSaving.ts'
import type { CheckState } from './useTypeCheck.ts'
import { useTypeCheck } from './useTypeCheck.ts'

/** The whole document is one value of the form's store, so that a click that changes schema, form and list is one step. */
export const ROOT = '/document'

export type TypeEditor = {
  store: FormStore
  draft: TypeDraft
  /** What the draft was before anybody changed it here. */
  base: TypeDraft
  /** Undefined for a type that is being made. */
  record: TypeRecord | undefined
  isEditable: boolean
  isDirty: boolean
  /** One step: the whole document as it is now to be. */
  edit: (next: TypeDraft) => void
  /** One place of it; typing on in the same place is one step. */
  set: (pointer: string, value: unknown) => void
  check: CheckState
  saving: TypeSaving
  lock: { view: LockView; session: LockSession | undefined }
  journal: RecordJournal
}

type Params = { record: TypeRecord | undefined; initial: TypeDraft; onCreated: (type: string) => void }

/** One type document on screen: its text, its lock, its unsaved work, what the server says of it, and its saves. */
export function useTypeEditor({ record: loaded, initial, onCreated }: Params): TypeEditor {
  const { calls, actor, tab, events, may } = useConsole()
  const [store] = useState(() => createFormStore({ document: initial }))
  const [record, setRecord] = useState(loaded)
  const queries = useQueryClient()
  const draft = useDraft(store)
  const isDirty = useSyncExternalStore(store.watch, store.isDirty)
  const target = record && { id: record.type, urn: TYPE_DOCUMENT_URN }
  const lock = useRecordLock({ calls, target, uid: actor.uid, tab, events })
  const isAllowed = may('cp_appconfig', record ? 'update' : 'create')
  const journal = useJournal(
    store,
    isAllowed ? { user: actor.uid, urn: TYPE_DOCUMENT_URN, id: record?.type ?? 'new', tab } : undefined,
    { revision: record?.rev, schema: record?.schemaVersion, title: textAt(draft, 'type') },
  )
  const isEditable = isAllowed && mayEdit(lock.view)
  useTakeLock(store, lock.session)
  const check = useTypeCheck(draft, isAllowed)
  const saving = useTypeSaving({
    store,
    record,
    lockNumber: () => lockNumberOf(lock.view),
    journal,
    onSaved: (saved) => {
      setRecord(saved)
      calls.forgetTypeForm(saved.type)
      void queries.invalidateQueries({ queryKey: ['types'] })
      if (!record) onCreated(saved.type)
    },
  })
  useFollowOthers(record, isDirty, (theirs) => {
    setRecord(theirs)
    saving.adopt(theirs)
  })
  const edit = useCallback((next: TypeDraft) => store.set(ROOT, next), [store])
  const set = useCallback((pointer: string, value: unknown) => store.set(ROOT + pointer, value), [store])
  const base = (store.base().document ?? {}) as TypeDraft
  return { store, draft, base, record, isEditable, isDirty, edit, set, check, saving, lock, journal }
}

function useDraft(store: FormStore): TypeDraft {
  const subscribe = useCallback((changed: () => void) => store.subscribe(ROOT, changed), [store])
  return useSyncExternalStore(subscribe, () => documentOf(store))
}

/** Somebody else's save is taken over at once while nothing is typed here; else the next save merges. */
function useFollowOthers(record: TypeRecord | undefined, isDirty: boolean, adopt: (theirs: TypeRecord) => void): void {
  const { calls, events } = useConsole()
  const hear = useEffectEvent(async (rev: number | undefined) => {
    if (!record || isDirty || (rev ?? 0) <= record.rev) return
    const theirs = await calls.readType(record.type).catch(() => undefined)
    if (theirs && theirs.rev > record.rev) adopt(theirs)
  })
  const type = record?.type
  useEffect(
    () => events.subscribe(({ topic, id, rev }) => void (topic === 'type' && id === type && hear(rev))),
    [events, type],
  )
}

/** The first change takes the lock; until it is there the revision guards the save. */
function useTakeLock(store: FormStore, session: LockSession | undefined): void {
  const latest = useRef(session)
  useEffect(() => {
    latest.current = session
  }, [session])
  useEffect(
    () =>
      store.onCommit(({ origin }) => {
        latest.current?.touch()
        if (origin === 'typed' || origin === 'undo') void latest.current?.take()
      }),
    [store],
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { FormState } from '#kit/forms/hooks/useFormFacts.ts'
import { useFormFacts } from '#kit/forms/hooks/useFormFacts.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import type { WorkingValues } from '#kit/record/editor/workingValues.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import type { OpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import { useOpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import { documentOf, ROOT, storedValues } from './model/documentOf.ts'
import { nameOf, textAt, type TypeDraft } from './model/draft.ts'
import type { TypeVerb } from './typeKind.ts'
import { typeKind } from './typeKind.ts'
import type { CheckState } from './useTypeCheck.ts'
import { useTypeCheck } from './useTypeCheck.ts'

export type TypeEditor = {
  store: FormStore
  draft: TypeDraft
  /** What the draft was before anybody changed it here. */
  base: TypeDraft
  /** Undefined for a type that is being made. */
  record: TypeRecord | undefined
  isEditable: boolean
  form: FormState
  /** One step: the whole document as it is now to be. */
  edit: (next: TypeDraft) => void
  /** One place of it; typing on in the same place is one step. */
  set: (pointer: string, value: unknown) => void
  check: CheckState
  /** Revision, lock, journal and saves. */
  open: OpenRecord<TypeRecord, TypeVerb>
}

type Params = { record: TypeRecord | undefined; initial: TypeDraft; onCreated: (type: string) => void }

/** One type document on screen: the record editor over its text, and what the server says of it. */
export function useTypeEditor({ record: loaded, initial, onCreated }: Params): TypeEditor {
  const { calls, may } = useConsole()
  const [store] = useState(() => createFormStore(loaded ? storedValues(loaded) : { document: initial }))
  const [values] = useState(() => typeValues(store))
  const [kind] = useState(() => typeKind(calls))
  const draft = useDraft(store)
  const isAllowed = may('cp_appconfig', loaded ? 'update' : 'create')
  const open = useOpenRecord({
    kind,
    values,
    record: loaded,
    mayWrite: isAllowed,
    title: textAt(draft, 'type'),
    onEvent: useTypeEvents(onCreated),
  })
  const form = useFormFacts(store)
  const check = useTypeCheck(draft, isAllowed, loaded && initial)
  const edit = useCallback((next: TypeDraft) => store.set(ROOT, next), [store])
  const set = useCallback((pointer: string, value: unknown) => store.set(ROOT + pointer, value), [store])
  const base = (store.base().document ?? {}) as TypeDraft
  const isEditable = isAllowed && mayEdit(open.lock.view)
  return { store, draft, base, record: open.record, isEditable, form, edit, set, check, open }
}

/** What the server refuses of a document is said by `useTypeCheck` at its place, so a refused save is told as a whole. */
function typeValues(store: FormStore): WorkingValues {
  return { ...formValues(store), refuse: () => 0 }
}

function useDraft(store: FormStore): TypeDraft {
  const subscribe = useCallback((changed: () => void) => store.subscribe(ROOT, changed), [store])
  return useSyncExternalStore(subscribe, () => documentOf(store))
}

/** What happened to the type is said in passing; lists and forms of it are read anew. */
function useTypeEvents(onCreated: (type: string) => void): (event: EditorEvent<TypeRecord, TypeVerb>) => void {
  const translate = useTranslate()
  const notice = useNotice()
  const queries = useQueryClient()
  const { calls } = useConsole()
  const { language } = useFormat().settings
  const versionOf = useCallback(({ rev }: TypeRecord) => translate('types.version', { n: rev }), [translate])
  const recordNotice = useRecordNotices<TypeRecord>(versionOf)
  return (event) => {
    if (event.kind !== 'done') return recordNotice(event)
    const { record, created } = event
    notice('success', created ? 'types.created' : 'types.saved', { values: { name: nameOf(record, language) } })
    calls.forgetTypeForm(record.type)
    void queries.invalidateQueries({ queryKey: ['types'] })
    if (created) onCreated(record.type)
  }
}

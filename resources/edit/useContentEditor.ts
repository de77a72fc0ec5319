import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import type { Reason } from '#contract/rules/actions/reasons.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { localized } from '#contract/values/localizedText.ts'
import { lockFacts } from '#kit/record/actions/lockFacts.ts'
import type { ActionSet } from '#kit/record/actions/recordActions.ts'
import { recordActions } from '#kit/record/actions/recordActions.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TypeForm } from '#kit/parts/context/providerTypes.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { FormStore, FormValues } from '#kit/forms/formStore.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { createValidator } from '#kit/forms/validation/createValidator.ts'
import type { Validity } from '#kit/forms/validation/watchValidity.ts'
import { watchValidity } from '#kit/forms/validation/watchValidity.ts'
import type { FormJournal } from '#kit/record/journal/useJournal.ts'
import { useJournal } from '#kit/record/journal/useJournal.ts'
import type { LockView } from '#kit/record/lock/lockView.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import type { Editor } from './editor/createEditor.ts'
import { createEditor } from './editor/createEditor.ts'
import type { EditorState, EditorEvent } from './editor/editorTypes.ts'
import { browserLine } from './saving/line.ts'
import { useEditorLock } from './useEditorLock.ts'
import type { EditorLock } from './useEditorLock.ts'
import { useFollowing } from './useFollowing.ts'
import { useFormFacts } from './form/useFormFacts.ts'
import type { FormState } from './form/useFormFacts.ts'

type Wanted = {
  type: TypeSummary
  form: TypeForm
  record: ContentRecord | undefined
  /** The form of a record that was just made, with what was typed meanwhile. */
  store?: FormStore | undefined
  /** What a new record starts with. */
  initial?: FormValues
  tell: (told: EditorEvent) => void
}

export type ContentEditor = EditorState & {
  type: TypeSummary
  schema: FormSchema
  store: FormStore
  editor: Editor
  form: FormState
  lock: EditorLock
  actions: ActionSet
  unsaved: FormJournal
  /** Name in the user's language as it was last saved; '' for a record without one. */
  title: string
  mode: 'create' | 'edit' | 'read'
  /** Why the form is only read, where it is. */
  readReason: Reason | 'restricted' | 'lost' | undefined
}

const NEW_RECORD: FormValues = {}
/** Id under which the work on a record that was never saved is kept. */
const NEW = 'new'

/** One record on screen: its form, its lock, its journal, and what may be done with it. */
export function useContentEditor({ type, form, record: loaded, store: given, initial, tell }: Wanted): ContentEditor {
  const { calls } = useConsole()
  const [store] = useState(() => given ?? createFormStore(loaded ?? initial ?? NEW_RECORD))
  const schema = form.schema as FormSchema
  const validity = useValidity(store, schema)
  const { language } = useFormat().settings
  const unsaved = useEditorJournal(type, store, loaded)
  const lock = useEditorLock(type, loaded, store)
  const latest = useRef({ tell, lock, unsaved })
  useEffect(() => {
    latest.current = { tell, lock, unsaved }
  })
  const [editor] = useState(() =>
    createEditor({
      calls,
      type: type.type,
      schema: form.schema,
      schemaVersion: type.schemaVersion,
      store,
      record: loaded,
      journal: {
        mark: () => latest.current.unsaved.mark(),
        sending: (save) => latest.current.unsaved.sending(save),
        saved: (...args) => latest.current.unsaved.saved(...args),
        taken: (work) => latest.current.unsaved.taken(work),
        settled: (...args) => latest.current.unsaved.settled(...args),
        abandon: () => latest.current.unsaved.abandon(),
      },
      settle: () => validity.current?.settle(),
      takeLock: async () => latest.current.lock.session?.take(),
      lockNumber: () => latest.current.lock.number(),
      line: browserLine,
      newId: () => crypto.randomUUID(),
      tell: (told) => latest.current.tell(told),
    }),
  )
  const state = useSyncExternalStore(editor.subscribe, editor.state)
  useFollowing(type, editor)
  useLeftSave(editor, unsaved)
  const facts = useFormFacts(store)
  const access = useAccess(type, state, lock, facts)
  return {
    ...state,
    ...access,
    type,
    schema,
    store,
    editor,
    form: facts,
    lock,
    unsaved,
    title: localized(state.record?.lon, language),
  }
}

/** Keeps what is typed in this browser; of whoever may not write there is nothing to keep. */
function useEditorJournal(type: TypeSummary, store: FormStore, record: ContentRecord | undefined): FormJournal {
  const { actor, tab, may } = useConsole()
  const { language } = useFormat().settings
  const id = record?.id ?? NEW
  const isKept = may(type.page, record ? 'update' : 'create')
  const base = { revision: record?.rev, schema: type.schemaVersion, title: localized(record?.lon, language) }
  return useJournal(store, isKept ? { user: actor.uid, urn: catalogUrn(type.type), id, tab } : undefined, base)
}

/** Keeps the form's issues up to date for as long as it is on screen. */
function useValidity(store: FormStore, schema: FormSchema) {
  const validity = useRef<Validity>(undefined)
  useEffect(() => {
    validity.current = watchValidity(store, createValidator(schema))
    return () => validity.current?.stop()
  }, [store, schema])
  return validity
}

/** A save that an earlier opening sent and did not hear of is finished; and nothing is tried again once the screen goes. */
function useLeftSave(editor: Editor, { offer }: FormJournal): void {
  const tried = useRef<string>(undefined)
  useEffect(() => {
    if (!offer?.sent || tried.current === offer.journal) return
    tried.current = offer.journal
    void editor.finishLeft(offer)
  }, [editor, offer])
  useEffect(() => editor.stop, [editor])
}

/** Why nothing may be written, whatever the rules of the actions say of the document. */
const WRITING_OFF: Partial<Record<LockView['kind'], string>> = {
  restricted: 'actions.why.restricted',
  lost: 'locks.lost.why',
}

type Access = Pick<ContentEditor, 'actions' | 'mode' | 'readReason'>

/** What the rules, the lock and the form allow at the moment. */
function useAccess(type: TypeSummary, { record }: EditorState, { view }: EditorLock, form: FormState): Access {
  const { actor, tab } = useConsole()
  return useMemo(() => {
    const facts = { state: record && documentStateOf(record), now: 0, tab, ...lockFacts(view) }
    const isRestricted = view.kind === 'restricted'
    const actions = recordActions(facts, { ...form, restricted: WRITING_OFF[view.kind] }, actor, type)
    const reason = whyNot('saveDraft', { ...facts, changes: true }, actor, type)
    const readReason = reason ?? (mayEdit(view) ? undefined : isRestricted ? 'restricted' : 'lost')
    return { actions, readReason, mode: readReason ? 'read' : record ? 'edit' : 'create' }
  }, [actor, tab, type, record, view, form])
}

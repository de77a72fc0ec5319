import { useTranslate } from 'ra-core'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import type { Reason } from '#contract/rules/actions/reasons.ts'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { localized } from '#contract/values/localizedText.ts'
import { lockFacts } from '#kit/record/actions/lockFacts.ts'
import { useLackingVerbs } from '#kit/record/actions/useLackingVerbs.ts'
import type { ActionSet } from '#kit/record/actions/recordActions.ts'
import { recordActions } from '#kit/record/actions/recordActions.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import type { TypeForm } from '#kit/parts/context/providerTypes.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import type { FormState } from '#kit/forms/hooks/useFormFacts.ts'
import { useFollowedFacts } from '#kit/forms/hooks/useFormFacts.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import type { FormStore, FormValues } from '#kit/forms/formStore.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import type { LockView } from '#kit/record/lock/lockView.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import type { RecordEditorValue } from '#kit/record/screen/RecordEditorContext.ts'
import { stepsOf } from '#kit/record/screen/stepsOf.ts'
import type { OpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import { useOpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import { contentKind, contentRoad } from './contentKind.ts'
import { findCreatedBy } from './findCreatedBy.ts'

export type ContentEvent = EditorEvent<ContentRecord, Verb>

type Params = {
  type: TypeSummary
  form: TypeForm
  record: ContentRecord | undefined
  /** The form of a record that was just made, with what was typed meanwhile. */
  store?: FormStore | undefined
  /** What a new record starts with. */
  initial?: FormValues
  /** The form is only looked at until it is asked for. */
  isRead?: boolean
  onEvent: (event: ContentEvent) => void
}

type Access = {
  actions: ActionSet
  mode: 'create' | 'edit' | 'read'
  /** Why the form is only read, where it is. */
  readReason: Reason | 'restricted' | 'lost' | undefined
}

export type ContentEditor = OpenRecord<ContentRecord, Verb> &
  Access &
  Pick<RecordEditorValue, 'title' | 'page' | 'isSavable' | 'notYet' | 'steps'> & {
    type: TypeSummary
    schema: FormSchema
    store: FormStore
    form: FormState
    /** What is allowed of what has been typed by now, also where the screen does not say so yet. */
    actionsNow: () => ActionSet
  }

const NEW_RECORD: FormValues = {}

/** One title on screen: the record editor over its form, and what may be done with it. */
export function useOpenContent({
  type,
  form,
  record: loaded,
  store: given,
  initial,
  isRead = false,
  onEvent,
}: Params): ContentEditor {
  const { calls, may } = useConsole()
  const { language } = useFormat().settings
  const [store] = useState(() => given ?? createFormStore(loaded ?? initial ?? NEW_RECORD))
  const schema = form.schema as FormSchema
  const { settle } = useValidity(store, schema)
  const [values] = useState(() => formValues(store, settle))
  const hasRetryKeys = useServiceHas('retries')
  const isGuarded = useServiceHas('revisions')
  const [kind] = useState(() => {
    const findCreated = hasRetryKeys ? undefined : findCreatedBy(calls, type.type)
    return contentKind(type, { ...contentRoad(calls, type.type), isGuarded, findCreated })
  })
  const open = useOpenRecord({
    kind,
    values,
    record: loaded,
    mayWrite: may(type.page, loaded ? 'update' : 'create'),
    title: localized(loaded?.lon, language),
    onEvent,
  })
  const { facts, factsNow } = useFollowedFacts(store)
  const accessOf = useAccess(type, open, isRead)
  const access = useMemo(() => accessOf(facts), [accessOf, facts])
  return {
    ...open,
    ...access,
    ...useSaveWords(access.actions, facts),
    actionsNow: () => accessOf(factsNow()).actions,
    type,
    page: type.page,
    schema,
    store,
    form: facts,
    steps: stepsOf(store, facts),
    title: localized(open.record?.lon, language),
  }
}

/** Why nothing may be written, whatever the rules of the actions say of the document. */
const WRITING_OFF: Partial<Record<LockView['kind'], string>> = {
  restricted: 'actions.why.restricted',
  lost: 'locks.lost.why',
}

/** What the rules and the lock allow at the moment, by how the form stands. */
function useAccess(
  type: TypeSummary,
  { record, lock: { view } }: OpenRecord<ContentRecord, Verb>,
  isRead: boolean,
): (form: FormState) => Access {
  const { actor, tab } = useConsole()
  const lacking = useLackingVerbs()
  return useCallback(
    (form) => {
      const facts = { state: record && documentStateOf(record), now: 0, tab, lacking, ...lockFacts(view) }
      const isRestricted = view.kind === 'restricted'
      const actions = recordActions(facts, { ...form, restricted: WRITING_OFF[view.kind] }, actor, type)
      const reason = whyNot('saveDraft', { ...facts, changes: true }, actor, type)
      const readReason = reason ?? (mayEdit(view) ? undefined : isRestricted ? 'restricted' : 'lost')
      return { actions, readReason, mode: readReason || isRead ? 'read' : record ? 'edit' : 'create' }
    },
    [actor, tab, type, record, view, lacking, isRead],
  )
}

/** Whether the text may be saved as it stands, and if not why. */
function useSaveWords({ save }: ActionSet, { errors }: FormState): Pick<RecordEditorValue, 'isSavable' | 'notYet'> {
  const translate = useTranslate()
  const why = save?.why ?? (errors > 0 ? { key: 'editor.errorsToFix', count: errors } : undefined)
  return {
    isSavable: errors === 0 && save?.allowed === true,
    notYet: why && translate(why.key, { smart_count: why.count ?? 0 }),
  }
}

export const ContentEditorContext = createContext<ContentEditor | undefined>(undefined)

/** The open title around this part. */
export function useContentEditor(): ContentEditor {
  const value = useContext(ContentEditorContext)
  if (!value) throw new Error('useContentEditor needs a ContentEditorContext around it')
  return value
}

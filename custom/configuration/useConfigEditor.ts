import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, useMemo, useState } from 'react'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { whyNot } from '#contract/rules/actions/whyNot.ts'
import type { ConfigRecord } from '#contract/schemas/configuration.ts'
import { CONFIG_PAGE } from '#contract/values/config.ts'
import { createFormStore, type FormStore, type FormValues } from '#kit/forms/formStore.ts'
import { useFormFacts, type FormState } from '#kit/forms/hooks/useFormFacts.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { lockFacts } from '#kit/record/actions/lockFacts.ts'
import { recordActions, type ActionSet } from '#kit/record/actions/recordActions.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import { stepsOf } from '#kit/record/screen/stepsOf.ts'
import type { RecordEditorValue } from '#kit/record/screen/RecordEditorContext.ts'
import { useOpenRecord, type OpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import { CONFIG_VERBS, configKind, stateOf } from './configKind.ts'
import { useConfigSchema } from './useConfigSchema.ts'

/** Configurations as the rules of verbs see them. */
const TYPE = { page: CONFIG_PAGE, traits: ['versioned', 'lockable', 'publishable'] } as const

export type ConfigEditor = {
  store: FormStore
  schema: FormSchema
  form: FormState
  actions: ActionSet
  isEditable: boolean
  record: ConfigRecord | undefined
  open: OpenRecord<ConfigRecord, Verb>
  /** The open configuration as bar, banners and dialogs of the kit see it. */
  value: RecordEditorValue
}

type Params = {
  record: ConfigRecord | undefined
  initial: FormValues
  onCreated: (id: string) => void
  onGone: () => void
}

/** One configuration on screen: the record editor over its form, and what may be done with it. */
export function useConfigEditor({ record: loaded, initial, onCreated, onGone }: Params): ConfigEditor {
  const { calls, may, actor, tab } = useConsole()
  const translate = useTranslate()
  const [store] = useState(() => createFormStore((loaded as FormValues | undefined) ?? initial))
  const schema = useConfigSchema(store, loaded !== undefined)
  const { settle } = useValidity(store, schema)
  const [values] = useState(() => formValues(store, settle))
  const [kind] = useState(() => configKind(calls))
  const title = loaded?.n ?? ''
  const open = useOpenRecord({
    ...{ kind, values, record: loaded, title },
    mayWrite: may(CONFIG_PAGE, loaded ? 'update' : 'create'),
    onEvent: useConfigEvents(onCreated, onGone),
  })
  const form = useFormFacts(store)
  const { record, lock } = open
  const { actions, reason } = useMemo(() => {
    const facts = { state: record && stateOf(record), now: 0, tab, ...lockFacts(lock.view) }
    const type = { ...TYPE, traits: [...TYPE.traits] }
    const lacking = LACKING
    const set = recordActions({ ...facts, lacking }, { ...form, restricted: undefined }, actor, type)
    return { actions: set, reason: whyNot('saveDraft', { ...facts, changes: true }, actor, type) }
  }, [record, lock.view, form, actor, tab])
  const isEditable = reason === undefined && mayEdit(lock.view)
  const why = actions.save?.why
  const value: RecordEditorValue = {
    ...open,
    ...{ form, schema, page: CONFIG_PAGE, title: record?.n ?? title },
    steps: stepsOf(store, form),
    notYet: why && translate(why.key, { smart_count: why.count ?? 0 }),
    isSavable: isEditable && form.errors === 0 && actions.save?.allowed === true,
    mode: isEditable ? (record ? 'edit' : 'create') : 'read',
  }
  return { store, schema, form, actions, isEditable, record, open, value }
}

const LACKING: readonly Verb[] = (
  ['submit', 'submitAndApprove', 'approve', 'returnToDraft', 'discardDraft', 'unpublish', 'purge'] as const
).filter((verb) => !CONFIG_VERBS.includes(verb))

/** What happened is said in passing; what the console itself goes by is read anew by the push. */
function useConfigEvents(onCreated: (id: string) => void, onGone: () => void) {
  const translate = useTranslate()
  const notice = useNotice()
  const queries = useQueryClient()
  const versionOf = useCallback(({ rev }: ConfigRecord) => translate('configuration.revision', { n: rev }), [translate])
  const recordNotice = useRecordNotices<ConfigRecord>(versionOf)
  return (event: EditorEvent<ConfigRecord, Verb>) => {
    if (event.kind !== 'done') return recordNotice(event)
    const { record, created, verb } = event
    notice('success', `configuration.done.${created ? 'created' : verb === 'publish' ? 'published' : 'saved'}`, {
      values: { name: record.n ?? '' },
    })
    void queries.invalidateQueries({ queryKey: ['configurations'] })
    if (created) onCreated(record.id)
    if (verb === 'deleteContent') onGone()
  }
}

import type { QueryKey } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { OwnType } from '#contract/registry/ownFacts.ts'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import { textIn } from '#contract/values/languages.ts'
import type { FormMode } from '#kit/forms/FormContext.ts'
import type { FormStore } from '#kit/forms/formStore.ts'
import { useFormFacts } from '#kit/forms/hooks/useFormFacts.ts'
import { useFormKeys } from '#kit/forms/hooks/useFormKeys.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import type { FormElement, FormSchema } from '#kit/forms/schema/formSchema.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { itemPath, listPath } from '#kit/parts/routes/paths.ts'
import { formValues } from '../editor/formValues.ts'
import type { RecordKind } from '../editor/recordKind.ts'
import { useLeaveGuard } from '../guard/useLeaveGuard.ts'
import { mayEdit } from '../lock/lockView.ts'
import { SheetNotes } from '../screen/SheetNotes.ts'
import { RecordEditorContext } from '../screen/RecordEditorContext.ts'
import { stepsOf } from '../screen/stepsOf.ts'
import { useOpenRecord, type OpenRecord } from '../screen/useOpenRecord.ts'
import { DocumentBar } from './DocumentBar.tsx'
import { DocumentDialogs } from './DocumentDialogs.tsx'
import type { DocumentRecord } from './documentHead.ts'
import { DocumentColumn, DocumentSheet } from './DocumentSheet.ts'
import { useDocumentActions } from './useDocumentActions.ts'
import { useDocumentEvents } from './useDocumentEvents.ts'

type Target = OpenRecord<DocumentRecord, Verb>['target']

type DocumentScreenProps<Saved extends DocumentRecord> = {
  of: OwnType
  kind: RecordKind<Saved, Verb>
  record: Saved | undefined
  store: FormStore
  schema: FormSchema
  /** Its fields in their order where there is none. */
  layout?: FormElement
  /** i18n key of what a new one is called. */
  untitled: string
  /** What else is read anew after a write. */
  renews?: readonly QueryKey[]
  /** Below the form. */
  below?: (mode: FormMode) => ReactNode
  /** Beside it; nothing stands there before the first save where `target` is undefined. */
  aside?: (target: Target, mode: FormMode) => ReactNode
}

/** One record without a type document as a form of its schema: read-only until editing is asked for, with its lock. */
export function DocumentScreen<Saved extends DocumentRecord>(props: DocumentScreenProps<Saved>) {
  const { of, kind, record: loaded, store, schema, layout, untitled, renews = [], below, aside } = props
  const type = OWN_TYPES[of]
  const translate = useTranslate()
  const navigate = useNavigate()
  const { may, product } = useConsole()
  const { language } = useFormat().settings
  const [isEditing, setEditing] = useState(false)
  const [asked, setAsked] = useState<Verb>()
  const [showsHistory, showHistory] = useState(false)
  const { settle } = useValidity(store, schema)
  const [values] = useState(() => formValues(store, settle))
  const form = useFormFacts(store)
  const tell = useDocumentEvents<Saved>(of, renews)
  const isAllowed = may(type.page, loaded ? 'update' : 'create')
  const title = String(store.base().n ?? '')
  const open = useOpenRecord({
    ...{ kind, values, record: loaded, mayWrite: isAllowed, title },
    onEvent: (event) => {
      tell(event)
      if (event.kind !== 'done') return
      const { created, verb, record } = event
      if (created) guard.pass(() => void navigate(itemPath(product, type, record.id), { replace: true }))
      else if (verb === 'deleteContent') guard.pass(() => void navigate(listPath(product, type), { replace: true }))
    },
  })
  const guard = useLeaveGuard(store.isDirty)
  const { record } = open
  const mayBegin = isAllowed && mayEdit(open.lock.view)
  const isEditable = mayBegin && (isEditing || record === undefined)
  // A lock that was asked for, or resumed from elsewhere, has come: one goes on at once.
  if (open.lock.view.kind === 'mine' && !isEditing) setEditing(true)
  const actions = useDocumentActions({ page: type.page, record, lock: open.lock.view, form })
  const run = (verb: Verb) => void open.editor.run({ verb })
  useFormKeys({ store, isEditable, onSave: () => actions.save?.allowed && run('saveDraft') })
  const mode = !isEditable ? 'read' : record ? 'edit' : 'create'
  const edit = () => {
    setEditing(true)
    void open.lock.session?.take()
  }
  return (
    <RecordEditorContext
      value={{
        ...{ ...open, values, form, title, schema, page: type.page, steps: stepsOf(store, form), mode },
        ...{ isSavable: isEditable && actions.save?.allowed === true, notYet: undefined },
      }}
    >
      <DocumentSheet>
        <DocumentBar
          of={of}
          untitled={translate(untitled)}
          back={textIn(type.labels.many, language)}
          record={record}
          actions={actions}
          onEdit={mayBegin && record && !isEditing ? edit : undefined}
          onVerb={(verb) => (verbRow(verb).asks ? setAsked(verb) : run(verb))}
          onHistory={() => showHistory(true)}
        />
        <DocumentColumn head={<SheetNotes />}>
          <SchemaForm
            schema={schema}
            uiSchema={layout ?? layoutOf(schema)}
            store={store}
            mode={mode}
            language={language}
          />
          {below?.(mode)}
        </DocumentColumn>
        {aside?.(open.target, mode)}
      </DocumentSheet>
      <DocumentDialogs
        type={of}
        guard={guard}
        asked={asked}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) run(asked)
        }}
        onLeave={() => setAsked(undefined)}
        showsHistory={showsHistory}
        onCloseHistory={() => showHistory(false)}
      />
    </RecordEditorContext>
  )
}

const layouts = new WeakMap<FormSchema, FormElement>()

/** The fields of a schema in their order; made once of each, so that nothing is drawn anew. */
function layoutOf(schema: FormSchema): FormElement {
  const known = layouts.get(schema)
  if (known) return known
  const elements = Object.keys(schema.properties ?? {}).map((field) => ({
    ...{ type: 'Control', scope: `#/properties/${field}` },
  }))
  const made: FormElement = { type: 'VerticalLayout', elements }
  layouts.set(schema, made)
  return made
}

import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import type { AttributeRecord } from '#contract/schemas/policy/policy.ts'
import { textIn } from '#contract/values/languages.ts'
import { POLICY_PAGE } from '#contract/values/policy.ts'
import { createFormStore } from '#kit/forms/formStore.ts'
import { useFormFacts } from '#kit/forms/hooks/useFormFacts.ts'
import { useFormKeys } from '#kit/forms/hooks/useFormKeys.ts'
import { useValidity } from '#kit/forms/hooks/useValidity.ts'
import { SchemaForm } from '#kit/forms/SchemaForm.tsx'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { itemPath, listPath } from '#kit/parts/routes/paths.ts'
import type { EditorEvent } from '#kit/record/editor/editorState.ts'
import { formValues } from '#kit/record/editor/formValues.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { mayEdit } from '#kit/record/lock/lockView.ts'
import { RecordBanners } from '#kit/record/screen/RecordBanners.tsx'
import { RecordEditorContext } from '#kit/record/screen/RecordEditorContext.ts'
import { stepsOf } from '#kit/record/screen/stepsOf.ts'
import { useOpenRecord } from '#kit/record/screen/useOpenRecord.ts'
import { useRecordNotices } from '#kit/record/screen/useRecordNotices.ts'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import { DocumentDialogs } from '../parts/DocumentDialogs.tsx'
import { PolicyBar } from '../parts/PolicyBar.tsx'
import { PolicySheet, RuleColumn } from '../parts/PolicySheet.ts'
import { editedSide } from '../policyKind.ts'
import { useDocumentActions } from '../useDocumentActions.ts'
import { UsesPanel } from '../versions/UsesPanel.tsx'
import { attributeKind, valuesOfAttribute } from './attributeKind.ts'
import { layoutOf, useAttributeSchema } from './useAttributeSchema.ts'

const TYPE = OWN_TYPES.policy_attributes

const Uses = styled('aside')(({ theme }) => ({
  gridArea: 'panel',
  overflow: 'auto',
  padding: 16,
  background: 'var(--mui-palette-background-raised)',
  [theme.breakpoints.down('lg')]: { inlineSize: 280 },
  '& h2': { ...theme.typography.subtitle2, margin: '0 0 8px' },
}))

/** One attribute as a form, and who uses it beside. */
export function AttributeScreen({ record: loaded }: { record: AttributeRecord | undefined }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { calls, may, product } = useConsole()
  const { language } = useFormat().settings
  const knowsUses = useServiceHas('policies')
  const [isEditing, setEditing] = useState(false)
  const [asked, setAsked] = useState<Verb>()
  const [showsHistory, showHistory] = useState(false)
  const [store] = useState(() =>
    createFormStore(loaded ? valuesOfAttribute(loaded) : { source: 'user', ...(product && { prd: [product] }) }),
  )
  const source = useSyncExternalStore(store.watch, () => store.get('/source'))
  const schema = useAttributeSchema(source === 'content')
  const layout = useMemo(() => layoutOf(schema), [schema])
  const { settle } = useValidity(store, schema)
  const [values] = useState(() => formValues(store, settle))
  const [kind] = useState(() => attributeKind(calls))
  const form = useFormFacts(store)
  const tell = useAttributeEvents()
  const isAllowed = may(POLICY_PAGE, loaded ? 'update' : 'create')
  const title = String(store.base().n ?? '')
  const open = useOpenRecord({
    ...{ kind, values, record: loaded, mayWrite: isAllowed, title },
    onEvent: (event) => {
      tell(event)
      if (event.kind !== 'done') return
      const { created, verb, record } = event
      if (created) guard.pass(() => void navigate(itemPath(product, TYPE, record.id), { replace: true }))
      else if (verb === 'deleteContent') guard.pass(() => void navigate(listPath(product, TYPE), { replace: true }))
    },
  })
  const guard = useLeaveGuard(store.isDirty)
  const { record } = open
  const isEditable = isAllowed && mayEdit(open.lock.view) && (isEditing || record === undefined)
  const actions = useDocumentActions({ record, lock: open.lock.view, form, failing: 0 })
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
        ...{ ...open, values, form, title, schema, page: POLICY_PAGE, steps: stepsOf(store, form), mode },
        ...{ isSavable: isEditable && actions.save?.allowed === true, notYet: undefined },
      }}
    >
      <PolicySheet>
        <PolicyBar
          of="policy_attributes"
          untitled={translate('policies.attributes.untitled')}
          back={textIn(TYPE.labels.many, language)}
          record={record}
          actions={actions}
          onEdit={isAllowed && record && !isEditing ? edit : undefined}
          onVerb={(verb) => (verbRow(verb).asks ? setAsked(verb) : run(verb))}
          onHistory={() => showHistory(true)}
        />
        <div style={{ gridArea: 'notes' }}>
          <RecordBanners />
        </div>
        <RuleColumn>
          <SchemaForm schema={schema} uiSchema={layout} store={store} mode={mode} language={language} />
          {record && <p>{translate('policies.attributes.kept')}</p>}
        </RuleColumn>
        {open.target && knowsUses && (
          <Uses aria-label={translate('policies.tabs.uses')}>
            <h2>{translate('policies.tabs.uses')}</h2>
            <UsesPanel
              target={open.target}
              none="policies.uses.noneOfAttribute"
              list={(key, signal) =>
                calls.listAttributeUses({ params: { key }, query: { pageSize: 100, prd: '' }, signal })
              }
            />
          </Uses>
        )}
      </PolicySheet>
      <DocumentDialogs
        type="policy_attributes"
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

/** Says in passing what happened to an attribute; rules, the lens and lists are offered it anew. */
function useAttributeEvents(): (event: EditorEvent<AttributeRecord, Verb>) => void {
  const notice = useNotice()
  const client = useQueryClient()
  const { language } = useFormat().settings
  const versionName = useVersionName()
  const type = textIn(TYPE.labels.one, language).toLocaleLowerCase(language)
  const versionOf = useCallback(
    (record: AttributeRecord) => {
      const side = editedSide(record)
      return side ? versionName(side) : ''
    },
    [versionName],
  )
  const told = useRecordNotices<AttributeRecord>(versionOf, type)
  return (event) => {
    if (event.kind !== 'done') return told(event)
    const key = event.created ? 'typeCreated' : event.verb === 'deleteContent' ? 'typeDeleted' : 'typeUpdated'
    notice('success', `success.${key}`, { values: { type } })
    for (const queryKey of [
      [TYPE.type, 'getList'],
      ['policies', 'attributes'],
      ['storefront', 'policies'],
    ])
      void client.invalidateQueries({ queryKey })
  }
}

import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { OWN_TYPES } from '#contract/registry/ownTypes.ts'
import { verbRow, type Verb } from '#contract/rules/actions/verbs.ts'
import type { PolicyRecord } from '#contract/schemas/policy/policy.ts'
import type { WireError } from '#contract/wire/envelope.ts'
import { POLICY_PAGE } from '#contract/values/policy.ts'
import { useFormKeys } from '#kit/forms/hooks/useFormKeys.ts'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { itemPath, listPath } from '#kit/parts/routes/paths.ts'
import { DocumentBar } from '#kit/record/document/DocumentBar.tsx'
import { DocumentDialogs } from '#kit/record/document/DocumentDialogs.tsx'
import { DocumentColumn, DocumentSheet } from '#kit/record/document/DocumentSheet.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { SheetNotes } from '#kit/record/screen/SheetNotes.ts'
import { RecordEditorContext, type RecordEditorValue } from '#kit/record/screen/RecordEditorContext.ts'
import { stepsOf } from '#kit/record/screen/stepsOf.ts'
import { RefusedByCases } from './cases/RefusedByCases.tsx'
import { ImpactPart } from './parts/ImpactPart.tsx'
import { PolicyFields } from './parts/PolicyFields.tsx'
import { PolicyPanel } from './parts/PolicyPanel.tsx'
import { RuleList } from './parts/RuleList.tsx'
import { PolicyContext } from './PolicyContext.ts'
import { NOBODY } from './simulator/asking.ts'
import { usePolicyEditor } from './usePolicyEditor.ts'
import { usePolicyEvents } from './usePolicyEvents.ts'
import { usePolicySchema } from './usePolicySchema.ts'

/** One policy: its rules on the left with what they would change, its simulator, cases and versions beside them. */
export function PolicyScreen({ record: loaded }: { record: PolicyRecord | undefined }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const [isEditing, setEditing] = useState(false)
  const [asking, setAsking] = useState(NOBODY)
  const [asked, setAsked] = useState<Verb>()
  const [refused, setRefused] = useState<readonly WireError[]>([])
  const [showsHistory, showHistory] = useState(false)
  const tell = usePolicyEvents()
  const editor = usePolicyEditor({
    record: loaded,
    isEditing,
    onRefused: setRefused,
    onEvent: (event) => {
      tell(event)
      if (event.kind !== 'done') return
      if (event.created)
        guard.pass(() => void navigate(itemPath(product, OWN_TYPES.policy, event.record.id), { replace: true }))
      else if (event.verb === 'deleteContent')
        guard.pass(() => void navigate(listPath(product, OWN_TYPES.policy), { replace: true }))
    },
  })
  const { store, values, open, record, form, policy, findings, attributes, people, run, isEditable, actions, title } =
    editor
  // A lock that was asked for, or resumed from elsewhere, has come: one goes on at once.
  if (open.lock.view.kind === 'mine' && !isEditing) setEditing(true)
  const guard = useLeaveGuard(store.isDirty)
  const schema = usePolicySchema()
  const screen = useMemo(
    () => ({
      ...{ store, record, values: editor.present, policy, cases: editor.cases, findings, attributes, people },
      ...{ isEditable, actions, run, asking },
      ask: (change: Partial<typeof asking>) => setAsking((before) => ({ ...before, ...change })),
    }),
    [
      store,
      record,
      editor.present,
      policy,
      editor.cases,
      findings,
      attributes,
      people,
      isEditable,
      actions,
      run,
      asking,
    ],
  )
  const edit = () => {
    setEditing(true)
    editor.edit()
  }
  const act = (verb: Verb) => {
    setRefused([])
    if (verbRow(verb).asks) setAsked(verb)
    else void open.editor.run({ verb })
  }
  useFormKeys({ store, isEditable, onSave: () => actions.save?.allowed && act('saveDraft') })
  const nameError = refused.find(({ field }) => field === '/n')?.description
  const value: RecordEditorValue = {
    ...{ ...open, values, form, title, schema, page: POLICY_PAGE, steps: stepsOf(store, form) },
    mode: !isEditable ? 'read' : record ? 'edit' : 'create',
    isSavable: isEditable && actions.save?.allowed === true,
    notYet: undefined,
  }
  const broken = refused.filter(({ field }) => field?.startsWith('/cases/'))
  return (
    <RecordEditorContext value={value}>
      <PolicyContext value={screen}>
        <DocumentSheet>
          <DocumentBar
            of="policy"
            untitled={translate('policies.untitled')}
            back={translate('policies.back')}
            record={record}
            actions={actions}
            onEdit={editor.mayBegin && record && !isEditing ? edit : undefined}
            onVerb={act}
            onHistory={() => showHistory(true)}
          />
          <DocumentColumn head={<SheetNotes />} aria-label={translate('policies.rules')}>
            <FormSheet data-mode={value.mode}>
              <PolicyFields nameError={nameError} />
              <RuleList />
              <ImpactPart />
            </FormSheet>
          </DocumentColumn>
          <PolicyPanel />
        </DocumentSheet>
        <RefusedByCases errors={broken} onClose={() => setRefused([])} />
        <DocumentDialogs
          type="policy"
          guard={guard}
          asked={asked}
          onConfirm={() => {
            setAsked(undefined)
            if (asked) void open.editor.run({ verb: asked })
          }}
          onLeave={() => setAsked(undefined)}
          showsHistory={showsHistory}
          onCloseHistory={() => showHistory(false)}
        />
      </PolicyContext>
    </RecordEditorContext>
  )
}

import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { verbRow } from '#contract/rules/actions/verbs.ts'
import type { ConfigRecord } from '#contract/schemas/configuration.ts'
import type { FormValues } from '#kit/forms/formStore.ts'
import { useFormKeys } from '#kit/forms/hooks/useFormKeys.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { FoldingPanel } from '#kit/parts/layoutParts/FoldingPanel.tsx'
import { configPath, configsPath } from '#kit/parts/routes/paths.ts'
import { size } from '#kit/parts/theme/tokens.ts'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { RecordActions } from '#kit/record/bar/RecordActions.tsx'
import { RecordBar } from '#kit/record/bar/RecordBar.tsx'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { RecordEditorContext } from '#kit/record/screen/RecordEditorContext.ts'
import { SheetNotes } from '#kit/record/screen/SheetNotes.ts'
import { useConfigEditor } from '../useConfigEditor.ts'
import { ConfigBody } from './ConfigBody.tsx'
import { ConfigDialogs } from './ConfigDialogs.tsx'
import { ConfigPanel } from './ConfigPanel.tsx'
import { ConfigSheet, Main } from './ConfigSheet.ts'

type ConfigScreenProps = { record: ConfigRecord | undefined; initial: FormValues }

/** One configuration: what it is called, its values, and beside them its versions and who changed what. */
export function ConfigScreen({ record: loaded, initial }: ConfigScreenProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const [asked, setAsked] = useState<Verb>()
  const editor = useConfigEditor({
    ...{ record: loaded, initial },
    onCreated: (id) => guard.pass(() => void navigate(configPath(product, id), { replace: true })),
    onGone: () => guard.pass(() => void navigate(configsPath(product))),
  })
  const { store, record, actions, open, isEditable, value } = editor
  const guard = useLeaveGuard(store.isDirty)
  useFormKeys({
    store,
    isEditable,
    onSave: () => void (actions.save?.allowed && open.editor.run({ verb: 'saveDraft' })),
  })
  const run = (verb: Verb) => (verbRow(verb).asks ? setAsked(verb) : void open.editor.run({ verb }))
  const confirm = async (verb: Verb) => {
    await open.editor.run({ verb })
    setAsked(undefined)
  }
  const name = record?.n ?? translate('pages.titles.newConfiguration')
  return (
    <RecordEditorContext value={value}>
      <ConfigSheet>
        <RecordBar
          title={name}
          pageName={record && name}
          back={{ to: configsPath(product), label: translate('configuration.back') }}
          state={record?.st && <StatusChip status={record.st} />}
          actions={
            <RecordActions
              actions={actions}
              saved={record?.st && { status: record.st, at: record.ut ?? '' }}
              extras={[]}
              onVerb={run}
            />
          }
        />
        <SheetNotes />
        <Main>
          <ConfigBody editor={editor} />
        </Main>
        {record && (
          <FoldingPanel label={translate('configuration.panel')} icon="clock" inlineSize={size.sidePanel}>
            <ConfigPanel editor={editor} record={record} />
          </FoldingPanel>
        )}
        <ConfigDialogs
          asked={asked}
          name={name}
          guard={guard}
          onConfirm={(verb) => void confirm(verb)}
          onCancel={() => setAsked(undefined)}
        />
      </ConfigSheet>
    </RecordEditorContext>
  )
}

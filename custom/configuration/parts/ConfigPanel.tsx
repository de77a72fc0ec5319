import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ConfigRecord } from '#contract/schemas/configuration.ts'
import { AuditPanel } from '#kit/record/audit/AuditPanel.tsx'
import type { ConfigEditor } from '../useConfigEditor.ts'
import { VersionsPanel } from './VersionsPanel.tsx'

type ConfigPanelProps = { editor: ConfigEditor; record: ConfigRecord }

/** Versions with what each differs in, and who changed what. */
export function ConfigPanel({ editor, record }: ConfigPanelProps) {
  const translate = useTranslate()
  const [shown, setShown] = useState<'versions' | 'audit'>('versions')
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, next: 'versions' | 'audit') => setShown(next)}
        sx={{ paddingInline: 2, minHeight: 48, flex: 'none' }}
      >
        <Tab value="versions" label={translate('editor.versions.tab')} />
        <Tab value="audit" label={translate('editor.audit.tab')} />
      </Tabs>
      <div className="scroll">
        {shown === 'versions' ? (
          <VersionsPanel editor={editor} />
        ) : (
          <AuditPanel type="config" id={record.id} rev={record.rev ?? 0} schema={editor.schema} />
        )}
      </div>
    </>
  )
}

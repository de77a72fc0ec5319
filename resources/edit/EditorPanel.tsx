import { useTranslate } from 'ra-core'
import { AuditPanel } from '#kit/audit/AuditPanel.tsx'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import type { Versions } from '#kit/versions/useVersions.ts'
import { VersionPanel } from '#kit/versions/VersionPanel.tsx'
import { SidePanel } from './SidePanel.tsx'
import type { ContentEditor } from './useContentEditor.ts'

type EditorPanelProps = {
  content: ContentEditor
  versions: Versions
  /** Key of another version that is being looked at. */
  shown: string | undefined
  onVersion: (key: string | undefined) => void
}

/** Versions and audit of the record beside its form. */
export function EditorPanel({ content, versions, shown, onVersion }: EditorPanelProps) {
  const translate = useTranslate()
  const { type, record, schema } = content
  const { may } = useConsole()
  if (!record) return null
  return (
    <SidePanel
      tabs={[
        {
          key: 'versions',
          label: translate('editor.versions.tab'),
          icon: 'layers',
          count: versions.versions.length,
          content: (
            <VersionPanel
              record={record}
              list={versions}
              shown={shown ?? record.key}
              mayUpdate={may(type.page, 'update')}
              onChoose={onVersion}
            />
          ),
        },
        {
          key: 'audit',
          label: translate('editor.audit.tab'),
          icon: 'clock',
          content: <AuditPanel type={type.type} id={record.id} rev={record.rev} schema={schema} />,
        },
      ]}
    />
  )
}

import Tab from '@mui/material/Tab'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { AuditPanel } from '#kit/record/audit/AuditPanel.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import type { ProblemWords } from '../useProblemWords.ts'
import type { TypeEditor } from '../useTypeEditor.ts'
import { ProblemsPanel } from './ProblemsPanel.tsx'
import { VersionsPanel } from './VersionsPanel.tsx'

/** What stands beside the document: a panel where there is room, tabs of the document where there is not. */
export type BesideKey = 'problems' | 'versions' | 'audit'

const NO_SCHEMA: FormSchema = {}

/** Tabs as a list, since MUI looks at the children of its tab bar itself. */
export function useBesideTabs(editor: TypeEditor): ReactNode[] {
  const translate = useTranslate()
  const count = editor.check.result?.problems.length ?? 0
  const problems = (
    <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
      {translate('types.problems')}
      {count > 0 && <CountBadge count={count} tone="error" />}
    </span>
  )
  const tabs = [<Tab key="problems" value="problems" label={problems} />]
  if (!editor.record) return tabs
  return [
    ...tabs,
    <Tab key="versions" value="versions" label={translate('types.versions')} />,
    <Tab key="audit" value="audit" label={translate('editor.audit.tab')} />,
  ]
}

type BesideProps = { editor: TypeEditor; words: ProblemWords; shown: BesideKey; onGoTo: (place: string) => void }

/** The panel beside the document: problems, versions or the audit. */
export function Beside({ editor, words, shown, onGoTo }: BesideProps) {
  const { record } = editor
  if (shown === 'versions' && record) return <VersionsPanel editor={editor} record={record} />
  if (shown === 'audit' && record)
    return <AuditPanel type="type" id={record.type} rev={record.rev} schema={NO_SCHEMA} />
  return <ProblemsPanel editor={editor} words={words} onGoTo={onGoTo} />
}

import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { AuditPanel } from '#kit/record/audit/AuditPanel.tsx'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFollowed } from '#kit/parts/layoutParts/useFollowed.ts'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import type { Versions } from '#kit/record/versions/useVersions.ts'
import { VersionPanel } from '#kit/record/versions/VersionPanel.tsx'
import { SourcesPanel } from '../aggregate/SourcesPanel.tsx'
import { FORM } from '../compare/comparedSides.ts'
import type { Compared } from '../compare/comparedSides.ts'
import { JobsPanel } from '../jobs/JobsPanel.tsx'
import { useOnAir } from '../onAir/useOnAir.ts'
import { useOnAirParents } from '../onAir/useOnAirParents.ts'
import { WhyNotOnAir } from '../onAir/WhyNotOnAir.tsx'
import { usePlaybackTab } from '../playback/usePlaybackTab.tsx'
import { ProblemsPanel } from '../problems/ProblemsPanel.tsx'
import { useStaleTexts } from '../problems/useStaleTexts.ts'
import { RelationsPanel } from '../relations/RelationsPanel.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import { usePutBack } from '../usePutBack.ts'
import { useState, useCallback, useRef } from 'react'
import { sameJson } from '#contract/rules/diff/json.ts'
import type { Issue } from '#kit/forms/data/issue.ts'
import type { FormStore } from '#kit/forms/formStore.ts'

const TAB = 'marquee-editor-panel'
/** The tab beside the form. Who walks from a series to its episodes, or down a list, finds the same one again. */
function usePanelTab(): [string, (key: string) => void] {
  const [chosen, setChosen] = useState(() => sessionStorage.getItem(TAB) ?? 'onAir')
  const choose = (key: string) => {
    sessionStorage.setItem(TAB, key)
    setChosen(key)
  }
  return [chosen, choose]
}

type EditorPanelProps = {
  uiSchema: FormElement
  versions: Versions
  /** Key of another version that is being looked at. */
  shown: string | undefined
  onVersion: (key: string | undefined) => void
  onCompare: (compared: Compared) => void
  onVerb: (verb: Verb) => void
}

/** Whether it is on air and why not, its versions and its audit, beside the form. */
export function EditorPanel({ uiSchema, versions, shown, onVersion, onCompare, onVerb }: EditorPanelProps) {
  const content = useContentEditor()
  const translate = useTranslate()
  const { type, record, schema } = content
  const { may } = useConsole()
  const hasSources = useServiceHas('sources')
  const hasJobs = useServiceHas('jobs')
  const [chosen, setChosen] = usePanelTab()
  const playback = usePlaybackTab(content)
  const onAir = useOnAir(content, useOnAirParents(content))
  const putBack = usePutBack(content)
  const issues = useIssues(content.store)
  const stale = useStaleTexts(content.store)
  const warnings = record?.wrng ?? []
  if (!record) return null
  return (
    <SidePanel
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        {
          key: 'onAir',
          label: translate(onAir.blocks > 0 ? 'onAir.tab' : 'onAir.tabOn'),
          icon: onAir.blocks > 0 ? 'octagon' : 'check',
          count: onAir.blocks,
          tone: 'error',
          content: <WhyNotOnAir onAir={onAir} onVersions={() => setChosen('versions')} onVerb={onVerb} />,
        },
        ...(playback ? [playback] : []),
        {
          key: 'problems',
          label: translate('problems.tab'),
          icon: 'triangle',
          count: issues.length + warnings.length + stale.length,
          tone: issues.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
          content: <ProblemsPanel uiSchema={uiSchema} issues={issues} warnings={warnings} />,
        },
        {
          key: 'relations',
          label: translate('relations.tab'),
          icon: 'link',
          content: <RelationsPanel record={record} />,
        },
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
              onCompare={(key) => onCompare({ left: key, right: FORM })}
            />
          ),
        },
        {
          key: 'audit',
          label: translate('editor.audit.tab'),
          icon: 'clock',
          content: (
            <AuditPanel
              type={type.type}
              id={record.id}
              rev={record.rev}
              schema={schema}
              onPutBack={content.mode === 'edit' ? putBack : undefined}
            />
          ),
        },
        ...(hasSources
          ? [
              {
                key: 'sources',
                label: translate('aggregate.tab'),
                icon: 'database' as const,
                content: <SourcesPanel />,
              },
            ]
          : []),
        ...(hasJobs
          ? [
              {
                key: 'jobs',
                label: translate('jobs.ofTitle.tab'),
                icon: 'bolt' as const,
                content: <JobsPanel id={record.id} />,
              },
            ]
          : []),
      ]}
    />
  )
}

/** Everything that is wrong in the form, shown at its field already or not. */
function useIssues(store: FormStore): readonly Issue[] {
  const last = useRef<readonly Issue[]>([])
  const read = useCallback(() => {
    const issues = store.issues()
    if (!sameJson(issues, last.current)) last.current = issues
    return last.current
  }, [store])
  return useFollowed(store.watch, read)
}

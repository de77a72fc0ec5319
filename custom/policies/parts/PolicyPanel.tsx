import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { FoldingPanel } from '#kit/parts/layoutParts/FoldingPanel.tsx'
import { DocumentUses } from '#kit/record/document/DocumentUses.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useVersions } from '#kit/record/versions/useVersions.ts'
import { SimulatorPanel } from '../simulator/SimulatorPanel.tsx'
import { VersionsPanel } from '../versions/VersionsPanel.tsx'

const TABS = ['simulator', 'versions', 'uses'] as const
type PanelTab = (typeof TABS)[number]

/** Simulator with its cases, versions, and where the policy is used; in narrow windows it slides out of a strip. */
export function PolicyPanel() {
  const translate = useTranslate()
  const { calls } = useConsole()
  const { target } = useRecordEditor()
  const knowsUses = useServiceHas('policies')
  const [tab, setTab] = useState<PanelTab>('simulator')
  const versions = useVersions(target, (key, signal) => calls.listPolicyVersions({ params: { key }, signal }))
  const label = translate('policies.panel')
  const shown = target ? tab : 'simulator'
  return (
    <FoldingPanel label={label} icon="play" inlineSize={404}>
      <Tabs
        value={shown}
        aria-label={label}
        onChange={(_event, next: PanelTab) => setTab(next)}
        sx={{ paddingInline: 2, minHeight: 44, flex: 'none' }}
      >
        {TABS.filter((one) => one === 'simulator' || target).map((one) => (
          <Tab key={one} value={one} label={translate(`policies.tabs.${one}`)} />
        ))}
      </Tabs>
      <FormSheet className="scroll" tabIndex={0} role="region" aria-label={translate(`policies.tabs.${shown}`)}>
        {shown === 'simulator' && <SimulatorPanel />}
        {shown === 'versions' && <VersionsPanel {...versions} />}
        {shown === 'uses' && target && knowsUses && (
          <DocumentUses
            target={target}
            none="policies.uses.none"
            list={(key, signal) => calls.listPolicyUses({ params: { key }, query: { pageSize: 100 }, signal })}
          />
        )}
      </FormSheet>
    </FoldingPanel>
  )
}

import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { useSchedule } from '../ScheduleContext.ts'
import { PANEL_TABS } from '../model/scheduleView.ts'
import { ChangesPanel } from '../panels/ChangesPanel.tsx'
import { DetailsPanel } from '../panels/DetailsPanel.tsx'
import { useWarningGroups } from '../panels/useWarningGroups.ts'
import { warningCount } from '../panels/warningGroups.ts'
import { WarningsPanel } from '../panels/WarningsPanel.tsx'
import { ContentShelf } from '../shelf/ContentShelf.tsx'
import { SchedulePanelStrip } from './SchedulePanelStrip.tsx'

const PANELS = { warnings: WarningsPanel, details: DetailsPanel, changes: ChangesPanel } as const

/**
 * Warnings, details and changes as tabs, and the shelf of content below them; in narrow windows a strip of icons, out
 * of which all that slides (looks/README section 1).
 */
export function SchedulePanel() {
  const { isPanelOpen } = useSchedule()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const count = warningCount(useWarningGroups())
  return (
    <>
      {(!isNarrow || isPanelOpen) && <OpenPanel count={count} />}
      {isNarrow && <SchedulePanelStrip count={count} />}
    </>
  )
}

function OpenPanel({ count }: { count: number }) {
  const translate = useTranslate()
  const { panel, showPanel } = useSchedule()
  const id = useId()
  const Shown = PANELS[panel]
  return (
    <Side aria-label={translate('schedule.panel.label')}>
      <Tabs
        value={panel}
        onChange={(_, tab: typeof panel) => showPanel(tab)}
        aria-label={translate('schedule.panel.label')}
      >
        {PANEL_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}${tab}`}
            aria-controls={`${id}panel`}
            label={
              tab === 'warnings' && count > 0
                ? translate('schedule.panel.warningsOf', { count })
                : translate(`schedule.panel.${tab}`)
            }
          />
        ))}
      </Tabs>
      <div className="shown" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${panel}`}>
        <Shown />
      </div>
      <ContentShelf />
    </Side>
  )
}

const Side = styled('aside')({
  inlineSize: 296,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'inset 1px 0 0 var(--mui-palette-line-hair)',
  '& .MuiTabs-root': { flex: 'none', paddingInline: 12 },
  '& .shown': { flex: 1, minBlockSize: 0, overflowY: 'auto', padding: '8px 16px' },
})

import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled, useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { PANEL_TABS } from '../model/scheduleView.ts'
import { ChangesPanel } from '../panels/ChangesPanel.tsx'
import { DetailsPanel } from '../panels/DetailsPanel.tsx'
import { WarningsPanel } from '../panels/WarningsPanel.tsx'
import { ContentShelf } from '../shelf/ContentShelf.tsx'
import { SchedulePanelStrip } from './SchedulePanelStrip.tsx'
import { PANEL_TONES, panelTabName, usePanelCounts, type PanelCounts } from './panelCounts.ts'

const PANELS = { warnings: WarningsPanel, details: DetailsPanel, changes: ChangesPanel } as const

/**
 * Warnings, details and changes as tabs, and the shelf of content below them; in narrow windows a strip of icons, out
 * of which all that slides (looks/README section 1).
 */
export function SchedulePanel() {
  const { isPanelOpen } = useSchedule()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const counts = usePanelCounts()
  return (
    <>
      {(!isNarrow || isPanelOpen) && <OpenPanel counts={counts} />}
      {isNarrow && <SchedulePanelStrip counts={counts} />}
    </>
  )
}

function OpenPanel({ counts }: { counts: PanelCounts }) {
  const translate = useTranslate()
  const { panel, showPanel } = useSchedule()
  const id = useId()
  const Shown = PANELS[panel]
  return (
    <Side aria-label={translate('schedule.panel.label')}>
      <Tabs
        value={panel}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_, tab: typeof panel) => showPanel(tab)}
        aria-label={translate('schedule.panel.label')}
      >
        {PANEL_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${id}${tab}`}
            aria-controls={`${id}panel`}
            aria-label={panelTabName(tab, counts, translate)}
            label={
              <span className="tab">
                {translate(`schedule.panel.${tab}`)}
                {counts[tab] > 0 && <CountBadge count={counts[tab]} tone={PANEL_TONES[tab]} />}
              </span>
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
  '& .MuiTabs-root': { flex: 'none', paddingInline: 8 },
  '& .MuiTab-root': { minInlineSize: 0, paddingInline: 8, '&:lang(ta)': { paddingInline: 5 } },
  '& .tab': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& .shown': { flex: 1, minBlockSize: 0, overflowY: 'auto', padding: '8px 16px' },
})

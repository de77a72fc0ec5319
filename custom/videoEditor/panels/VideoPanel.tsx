import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { FoldedButtons } from '#kit/parts/layoutParts/FoldedButtons.ts'
import { PanelPlace, SidePanel } from '#kit/parts/layoutParts/SidePanel.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { PANELS, type PanelKey } from '../useVideoView.ts'
import { SearchPanel } from '../search/SearchPanel.tsx'
import { useVideo } from '../VideoContext.ts'
import { FrameNotesPanel } from '../notes/FrameNotesPanel.tsx'
import { JobsPanel } from '../jobs/JobsPanel.tsx'
import { BreakPanel } from './BreakPanel.tsx'
import { SegmentPanel } from './SegmentPanel.tsx'

const ICONS: Readonly<Record<PanelKey, IconName>> = {
  segments: 'list',
  breaks: 'megaphone',
  search: 'search',
  notes: 'comment',
  jobs: 'clock',
}

/** Segments, breaks, search, notes and jobs beside the picture; in narrow windows they slide out of a strip. */
export function VideoPanel() {
  const translate = useTranslate()
  const { view, list, notes } = useVideo()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [isOut, setOut] = useState(false)
  const { panel } = view
  const counts: Partial<Record<PanelKey, number>> = {
    segments: list.segs.length,
    breaks: list.breaks.length,
    search: view.hits.length,
    notes: notes.pins.length,
  }
  const panels = PANELS.filter((key) => key !== 'notes' || notes.has)
  const named = (key: PanelKey) => {
    const count = counts[key] ?? 0
    return count > 0 ? `${translate(`video.panels.${key}`)} ${count}` : translate(`video.panels.${key}`)
  }
  const label = translate('video.panels.label')
  return (
    <PanelPlace>
      {isNarrow && (
        <FoldedButtons as="div" role="group" aria-label={label}>
          {panels.map((key) => (
            <button
              key={key}
              type="button"
              aria-expanded={isOut && panel === key}
              aria-label={named(key)}
              title={named(key)}
              onClick={() => {
                setOut(!(isOut && panel === key))
                view.setPanel(key)
              }}
            >
              <Icon name={ICONS[key]} size="toolbar" />
            </button>
          ))}
        </FoldedButtons>
      )}
      {(!isNarrow || isOut) && (
        <Panel
          aria-label={label}
          data-sliding={isNarrow || undefined}
          onKeyDown={({ key, defaultPrevented }) => isNarrow && key === 'Escape' && !defaultPrevented && setOut(false)}
        >
          {!isNarrow && (
            <Tabs
              value={panel}
              variant="scrollable"
              aria-label={label}
              onChange={(_event, next: PanelKey) => view.setPanel(next)}
              sx={{ paddingInline: 2, minHeight: 44, flex: 'none' }}
            >
              {panels.map((key) => (
                <Tab key={key} value={key} label={named(key)} />
              ))}
            </Tabs>
          )}
          <div className="shown" role="region" aria-label={translate(`video.panels.${panel}`)}>
            {panel === 'segments' && <SegmentPanel />}
            {panel === 'breaks' && <BreakPanel />}
            {panel === 'search' && <SearchPanel />}
            {panel === 'notes' && <FrameNotesPanel />}
            {panel === 'jobs' && <JobsPanel />}
          </div>
        </Panel>
      )}
    </PanelPlace>
  )
}

const Panel = styled(SidePanel)(({ theme }) => ({
  '& > .shown': { flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' },
  '& .tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, padding: '8px 16px' },
  '& .tools > .grow': { flex: 1, ...theme.typography.meta, color: theme.vars.palette.text.secondary },
  '& .form': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'end',
    gap: 10,
    padding: '12px 16px',
    borderBlockStart: `1px solid ${theme.vars.palette.line.hair}`,
  },
  '& .form > .wide': { gridColumn: '1 / -1' },
  '& .form > .acts': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 6 },
  '& .lines': { listStyle: 'none', margin: 0, padding: '0 16px 12px', display: 'grid', gap: 2 },
  '& .lines > li': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 8px',
    minBlockSize: 32,
    ...theme.typography.meta,
    borderBlockEnd: `1px solid ${theme.vars.palette.line.hair}`,
    '& > .grow': { flex: 1, minInlineSize: 120 },
    '& > .words': { flexBasis: '100%', paddingBlockEnd: 4, overflowWrap: 'anywhere' },
  },
  '& .code': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .quiet': { ...theme.typography.meta, color: theme.vars.palette.text.tertiary },
  '& .bad': { color: theme.vars.palette.status.warning.on },
  '& .wrong': { color: theme.vars.palette.status.error.on },
  '& h3': { ...theme.typography.subtitle2, margin: 0, padding: '12px 16px 4px' },
  '& p': { margin: 0, padding: '4px 16px' },
  '& .facts': {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    gap: '4px 16px',
    margin: 12,
    padding: '10px 12px',
    borderRadius: 4,
    ...theme.typography.meta,
    background: theme.vars.palette.background.default,
    '& > dt': { color: theme.vars.palette.text.secondary },
    '& > dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
}))

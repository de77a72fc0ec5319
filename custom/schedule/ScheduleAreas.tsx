import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useSchedule } from './ScheduleContext.ts'
import { ScheduleDialogs } from './dialogs/ScheduleDialogs.tsx'
import { LaneToolsSlot } from './lanes/LaneToolsSlot.ts'
import { ScheduleLanes } from './lanes/ScheduleLanes.tsx'
import { ScheduleList } from './list/ScheduleList.tsx'
import { ScheduleNotices } from './parts/ScheduleNotices.tsx'
import { SchedulePanel } from './parts/SchedulePanel.tsx'
import { ScheduleToolbar } from './parts/ScheduleToolbar.tsx'
import { useAiringInAddress } from './useAiringInAddress.ts'

/** The areas of the screen: toolbar, lanes or list, and the panel beside them (looks: schedule-dark.png). */
export function ScheduleAreas() {
  const { shown } = useSchedule()
  useAiringInAddress()
  const [laneTools, setLaneTools] = useState<HTMLElement | null>(null)
  return (
    <Screen>
      <Work>
        <ScheduleToolbar laneTools={setLaneTools} />
        <ScheduleNotices />
        {shown.shape === 'list' ? (
          <ScheduleList />
        ) : (
          <LaneToolsSlot value={laneTools}>
            <ScheduleLanes />
            {shown.mode === 'day' && <ScheduleList isBeneath />}
          </LaneToolsSlot>
        )}
      </Work>
      <SchedulePanel />
      <ScheduleDialogs />
    </Screen>
  )
}

// A docked dialog stands in place of the panel, so that it hides nothing of the days that it asks about.
const Screen = styled('div')({
  gridArea: 'page',
  display: 'flex',
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden',
  background: 'var(--mui-palette-background-paper)',
  borderStartStartRadius: 8,
  '&:has(> [data-dock]) > aside': { display: 'none' },
})
const Work = styled('div')({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingInline: '16px 12px',
})

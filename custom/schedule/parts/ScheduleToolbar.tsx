import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { RefCallback } from 'react'
import { dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { whyNotCloseGaps } from '#contract/rules/schedule/closeGaps.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { visuallyHidden } from '#kit/parts/layoutParts/visuallyHidden.ts'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { SCHEDULE_ZONE } from '../model/shown.ts'
import { Clocks, Modes, Shapes, Span } from './ToolbarChoices.tsx'

type ScheduleToolbarProps = {
  /** Is told of the element in which the lanes draw their tools (zoom, jumps). */
  laneTools: RefCallback<HTMLElement>
}

/** When is looked at, how, and what can be done with all of it. */
export function ScheduleToolbar({ laneTools }: ScheduleToolbarProps) {
  const translate = useTranslate()
  const { shown, show, schedule, now, snapping, setSnapping, readOnly, openDialog, selection } = useSchedule()
  const step = shown.mode === 'week' ? 7 : 1
  const why = readOnly ?? whyNotCloseGaps(schedule)
  return (
    <Bar role="toolbar" aria-label={translate('schedule.toolbar.label')}>
      <Segments role="group" aria-label={translate('schedule.toolbar.when')}>
        <button
          type="button"
          aria-label={translate(`schedule.toolbar.${shown.mode}Before`)}
          onClick={() => show({ day: shiftDay(shown.from, -step) })}
        >
          <Icon name="chevronLeft" size="small" />
        </button>
        <button type="button" onClick={() => show({ day: dayOf(now, SCHEDULE_ZONE) })}>
          {translate('timeline.today')}
        </button>
        <button
          type="button"
          aria-label={translate(`schedule.toolbar.${shown.mode}After`)}
          onClick={() => show({ day: shiftDay(shown.from, step) })}
        >
          <Icon name="chevronRight" size="small" />
        </button>
      </Segments>
      <Span />
      <Modes />
      <Shapes />
      <span className="space" />
      <IconToggle
        isOn={snapping}
        icon="magnet"
        label={translate('schedule.toolbar.snapping')}
        onChange={() => setSnapping(!snapping)}
      />
      {shown.shape === 'timeline' && (
        <IconToggle
          isOn={shown.ghosts}
          icon="eye"
          label={translate('schedule.toolbar.beneath')}
          onChange={() => show({ ghosts: !shown.ghosts })}
        />
      )}
      <Button
        size="small"
        disabled={why !== undefined}
        title={why === 'processing' ? translate('schedule.toolbar.gapsProcessing') : undefined}
        onClick={() => openDialog({ kind: 'removeGaps' })}
      >
        {translate('schedule.toolbar.removeGaps')}
      </Button>
      <Button
        size="small"
        disabled={readOnly !== undefined}
        startIcon={<Icon name="plus" size="small" />}
        onClick={() => openDialog({ kind: 'addAd', ids: [...selection] })}
      >
        {translate('schedule.toolbar.addAd')}
      </Button>
      {shown.shape === 'list' && <Clocks />}
      <div className="lane-tools" ref={laneTools} />
    </Bar>
  )
}

type IconToggleProps = { isOn: boolean; icon: IconName; label: string; onChange: () => void }

function IconToggle({ isOn, icon, label, onChange }: IconToggleProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-pressed={isOn} aria-label={label} onClick={onChange}>
        <Icon name={icon} size="small" />
      </IconButton>
    </Tooltip>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  paddingBlock: 10,
  '& h2': { ...theme.typography.subtitle2, margin: '0 4px', whiteSpace: 'nowrap' },
  '& .space': { flex: 1 },
  // Where the bar is short, the two layouts are known by their icons; the word is still heard, and told on hover.
  '& .shape': { gap: 6 },
  [theme.breakpoints.down('lg')]: { gap: 6, '& .shape > .word': visuallyHidden },
  '&:lang(ta) .shape > .word': visuallyHidden,
  '& .lane-tools': { display: 'flex', marginInlineStart: 'auto', '&:empty': { display: 'none' } },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
}))

import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode, RefObject } from 'react'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { DayStepper } from '#kit/parts/timeline/DayStepper.tsx'
import { JumpField } from '#kit/parts/timeline/JumpField.tsx'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import { Segments, ZoomControls } from '#kit/parts/timeline/ZoomControls.tsx'
import type { GuideView } from '../model/guideView.ts'
import { DayButton } from './DayButton.tsx'

type GuideToolbarProps = {
  timeline: Timeline
  zone: string
  now: number
  day: string
  layout: GuideView['layout']
  onLayout: (layout: GuideView['layout']) => void
  /** Goes to a day that may lie outside of what can be scrolled to. */
  onDay: (instant: number) => void
  onNow: () => void
  jumpRef: RefObject<HTMLInputElement | null>
  /** Further things to be done with the guide, at the end. */
  children?: ReactNode
}

/** When is looked at, and how: the day, a time, how much of it, as a grid or as a list. */
export function GuideToolbar(props: GuideToolbarProps) {
  const { timeline, zone, now, day, layout, onLayout, onDay, onNow, jumpRef, children } = props
  const translate = useTranslate()
  return (
    <Bar>
      <DayStepper timeline={timeline} zone={zone} now={now} />
      <DayButton day={day} zone={zone} onDay={onDay} />
      <Jump>
        <JumpField timeline={timeline} zone={zone} now={now} inputRef={jumpRef} />
        <span className="key" aria-hidden>
          <Keys keys="J" />
        </span>
      </Jump>
      <Button size="small" onClick={onNow}>
        {translate('timeline.now')}
      </Button>
      <span className="space" />
      {layout === 'grid' && <ZoomControls timeline={timeline} />}
      <Segments role="group" aria-label={translate('epg.layout')}>
        {(['grid', 'list'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={layout === one}
            aria-label={translate(`epg.layouts.${one}`)}
            title={translate(`epg.layouts.${one}`)}
            onClick={() => onLayout(one)}
          >
            <Icon name={one === 'grid' ? 'lanes' : 'list'} size="small" />
          </button>
        ))}
      </Segments>
      {children}
    </Bar>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: 8,
  flex: 'none',
  paddingBlock: 10,
  '& .space': { flex: 1 },
  '& [aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
})

const Jump = styled('span')({
  position: 'relative',
  '& .key': { position: 'absolute', insetBlockStart: 5, insetInlineEnd: 8, pointerEvents: 'none' },
  '& input': { paddingInlineEnd: 26, textOverflow: 'ellipsis' },
  '&:focus-within .key': { display: 'none' },
})

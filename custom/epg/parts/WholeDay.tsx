import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { DayMap } from '#kit/parts/timeline/DayMap.tsx'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import type { GuideLane } from '../model/guideLane.ts'
import { toneOf } from '../model/toneOf.ts'

type WholeDayProps = { timeline: Timeline; lanes: readonly GuideLane[]; zone: string; now: number }

/** The map of the day below the grid, in line with its lanes. */
export function WholeDay(props: WholeDayProps) {
  const translate = useTranslate()
  return (
    <Line>
      <span className="words">
        <b>{translate('timeline.wholeDay')}</b>
        <small>{translate('timeline.mapHint')}</small>
      </span>
      <DayMap {...props} toneOf={toneOf} />
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  flex: 'none',
  marginBlockStart: 8,
  '& .words': { inlineSize: 192, flex: 'none', paddingInlineEnd: 12 },
  '& b, & small': { display: 'block' },
  '& b': { fontSize: 12, fontWeight: 'var(--marquee-weight-600, 600)', lineHeight: '16px' },
  '& small': { fontSize: 11, lineHeight: '14px', color: 'var(--mui-palette-text-tertiary)' },
})

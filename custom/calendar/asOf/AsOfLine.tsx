import { styled } from '@mui/material/styles'
import { xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { useCalendar } from '../CalendarContext.ts'

/** The moment that is looked at, over all lanes. */
export function AsOfLine() {
  const { asOf, timeline, lanes } = useCalendar()
  const { scale, row } = useTimelineShown(timeline)
  if (!asOf.isSet || asOf.at < scale.from || asOf.at >= scale.to) return null
  return <Line style={{ insetInlineStart: xOf(scale, asOf.at), blockSize: lanes.length * row }} />
}

const Line = styled('i')({
  position: 'absolute',
  insetBlockStart: 0,
  borderInlineStart: '1px dashed var(--mui-palette-accent-main)',
})

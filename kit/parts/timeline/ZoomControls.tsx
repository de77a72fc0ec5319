import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '../format/FormatProvider.tsx'
import { Icon } from '../icons/Icon.tsx'
import { focusRing } from '../theme/focusRing.ts'
import type { Formatter } from '../format/createFormatter.ts'
import type { Timeline } from './state/createTimeline.ts'
import { useTimelineShown } from './state/useTimeline.ts'

const DAY_MS = 86_400_000

/** '4 h', '30 min', '7 d': how much time a timeline shows. */
function spanWords(
  span: number,
  translate: (key: string, values?: Record<string, unknown>) => string,
  format: Pick<Formatter, 'duration' | 'number'>,
): string {
  return span > DAY_MS
    ? translate('dates.days', { n: format.number(Math.round(span / DAY_MS)) })
    : format.duration(span)
}

/** Closer and wider, with the length of time in view between them. */
export function ZoomControls({ timeline }: { timeline: Timeline }) {
  const translate = useTranslate()
  const format = useFormat()
  const { span } = useTimelineShown(timeline)
  const length = spanWords(span, translate, format)
  return (
    <Segments role="group">
      <button type="button" aria-label={translate('timeline.zoomOut')} onClick={() => timeline.zoom(1)}>
        <Icon name="minus" size="small" />
      </button>
      <output aria-label={translate('timeline.inView', { length })}>{length}</output>
      <button type="button" aria-label={translate('timeline.zoomIn')} onClick={() => timeline.zoom(-1)}>
        <Icon name="plus" size="small" />
      </button>
    </Segments>
  )
}

/** Joined controls in one well (looks). */
export const Segments = styled('div')({
  display: 'inline-flex',
  flex: 'none',
  padding: 2,
  borderRadius: 4,
  backgroundColor: 'var(--mui-palette-surface-well)',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-hair)',
  '& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    height: 24,
    padding: '0 9px',
    border: 0,
    borderRadius: 3,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& > output': { justifyContent: 'center', minWidth: 44, color: 'var(--mui-palette-text-primary)' },
  '& > button[aria-pressed=true]': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-surface-pressed)',
  },
  '& > button:hover': { backgroundColor: 'var(--mui-palette-surface-hover)' },
  '& > button:focus-visible': focusRing('inside'),
})

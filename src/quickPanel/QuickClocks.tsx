import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { displayDate } from '#contract/rules/dates/displayDate.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'

/** Bounds of schedule days (design section 4). */
const SCHEDULE_ZONE = 'UTC'

const Clocks = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  margin: 0,
  '& div': { display: 'grid', padding: 12, borderRadius: 6, background: 'var(--mui-palette-surface-hover)' },
  '& dt': { fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-tertiary)' },
  '& dd': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-secondary)' },
  '& dd:first-of-type': {
    fontSize: 24,
    lineHeight: '32px',
    fontWeight: 'var(--marquee-weight-700)',
    color: 'var(--mui-palette-text-primary)',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Today, by the viewer's clock and by the one that schedules go by. */
export function QuickClocks() {
  const translate = useTranslate()
  const now = useMinute()
  const format = useFormat()
  const { language, dateFormat } = format.settings
  const inUtc = (part: 'time' | 'date') => displayDate(now, { zone: SCHEDULE_ZONE, format: dateFormat, language, part })
  return (
    <Clocks>
      <div>
        <dt>{translate('palette.quick.yourTime')}</dt>
        <dd>{format.time(now)}</dd>
        <dd>{format.date(now)}</dd>
        <dd>{format.zoneLabel(now)}</dd>
      </div>
      <div>
        <dt>{translate('palette.quick.scheduleTime')}</dt>
        <dd>{inUtc('time')}</dd>
        <dd>{inUtc('date')}</dd>
        <dd>{SCHEDULE_ZONE}</dd>
      </div>
    </Clocks>
  )
}

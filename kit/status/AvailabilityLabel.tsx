import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { Instant } from '../format/createFormatter.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { EXPIRES_SOON_MS } from '#contract/values/timers.ts'

export type AvailabilityState = 'ACTIVE' | 'EXPIRED' | 'FUTURE' | 'ARCHIVED'

type AvailabilityLabelProps = {
  /** What the dates say today (specification section 4). */
  state: AvailabilityState
  start?: Instant | null
  end?: Instant | null
}

const COLORS = {
  ACTIVE: 'text.secondary',
  EXPIRED: 'status.expired.on',
  FUTURE: 'status.future.on',
  ARCHIVED: 'text.tertiary',
} as const

/** What the dates say, and since when or until when in words: "EXPIRED 12 days ago" over "12 Nov 2024 – 12 Nov 2026". */
export function AvailabilityLabel({ state, start, end }: AvailabilityLabelProps) {
  const translate = useTranslate()
  const endsSoon = useEndsSoon(state, end)
  const detail = useDetail(state, start, end, endsSoon)
  const color = endsSoon ? 'status.warning.on' : COLORS[state]
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'meta' }}>
        <Box component="span" sx={{ color, fontWeight: 'fontWeightMedium' }}>
          {translate(`status.availability.${state}`)}
        </Box>
        {detail && (
          <Box component="span" sx={{ color: 'text.tertiary', marginInlineStart: '4px' }}>
            {detail}
          </Box>
        )}
      </Box>
      <AvailabilityRange start={start} end={end} />
    </Box>
  )
}

function useEndsSoon(state: AvailabilityState, end: Instant | null | undefined): boolean {
  const { now } = useFormat()
  if (state !== 'ACTIVE' || !end) return false
  return new Date(end).getTime() - now() <= EXPIRES_SOON_MS
}

function useDetail(
  state: AvailabilityState,
  start: Instant | null | undefined,
  end: Instant | null | undefined,
  soon: boolean,
) {
  const translate = useTranslate()
  const format = useFormat()
  if (state === 'FUTURE' && start) return translate('status.availability.from', { date: format.dateTime(start) })
  if (state === 'EXPIRED' && end) return format.relativeDays(end)
  if (!soon || !end) return undefined
  const days = format.daysUntil(end)
  return days > 0
    ? translate('status.availability.endsInDays', { smart_count: days })
    : translate('status.availability.endsToday')
}

type AvailabilityRangeProps = Pick<AvailabilityLabelProps, 'start' | 'end'>

/** The window as days; pointing at it tells the minutes and the zone. */
export function AvailabilityRange({ start, end }: AvailabilityRangeProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = (show: (instant: Instant) => string) => {
    if (start && end) return translate('status.availability.range', { start: show(start), end: show(end) })
    if (start) return translate('status.availability.since', { start: show(start) })
    if (end) return translate('status.availability.until', { end: show(end) })
    return translate('status.availability.always')
  }
  const title =
    start || end
      ? translate('dates.inZone', { date: words(format.dateTime), zone: format.zoneLabel(end ?? start ?? undefined) })
      : undefined
  return (
    <Box
      title={title}
      sx={{
        typography: 'caption',
        color: 'text.tertiary',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {words(format.date)}
    </Box>
  )
}

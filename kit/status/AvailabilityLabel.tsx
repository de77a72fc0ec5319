import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import type { Availability } from '#contract/rules/availability/availabilityLabel.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { AvailabilityRange } from './AvailabilityRange.tsx'

const COLORS = {
  ACTIVE: 'text.secondary',
  EXPIRED: 'status.expired.on',
  FUTURE: 'status.future.on',
  ARCHIVED: 'text.tertiary',
} as const

type AvailabilityLabelProps = {
  /** What the rule makes of the dates today. */
  availability: Availability
}

/** What the dates say, and since when or until when in words: "EXPIRED 12 days ago" over "12 Nov 2024 – 12 Nov 2026". */
export function AvailabilityLabel({ availability }: AvailabilityLabelProps) {
  const translate = useTranslate()
  const detail = useDetail(availability)
  const { label, from, until, endsSoonDays } = availability
  const color = endsSoonDays === undefined ? COLORS[label] : 'status.warning.on'
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'meta', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        <Box component="span" sx={{ color, fontWeight: 'fontWeightMedium' }}>
          {translate(`status.availability.${label}`)}
        </Box>
        {detail && (
          <Box component="span" sx={{ color: 'text.tertiary', marginInlineStart: '4px' }}>
            {detail}
          </Box>
        )}
      </Box>
      <AvailabilityRange from={from} until={until} />
    </Box>
  )
}

function useDetail({ label, from, until, endsSoonDays }: Availability): string | undefined {
  const translate = useTranslate()
  const format = useFormat()
  if (label === 'FUTURE' && from !== undefined) {
    return translate('status.availability.from', { date: format.dateTime(from) })
  }
  if (label === 'EXPIRED' && until !== undefined) return format.relativeDays(until)
  if (endsSoonDays === undefined) return undefined
  return translate('status.availability.endsInDays', { smart_count: endsSoonDays })
}

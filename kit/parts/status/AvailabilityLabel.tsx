import { useTranslate } from 'ra-core'
import type { Availability } from '#contract/rules/availability/availabilityLabel.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { detailWords } from './availabilityWords.ts'
import { AvailabilityRange } from './AvailabilityRange.tsx'

const COLORS = {
  ACTIVE: 'var(--mui-palette-text-secondary)',
  EXPIRED: 'var(--mui-palette-status-expired-on)',
  FUTURE: 'var(--mui-palette-status-future-on)',
  ARCHIVED: 'var(--mui-palette-text-tertiary)',
} as const

type AvailabilityLabelProps = {
  /** What the rule makes of the dates today. */
  availability: Availability
}

/** What the dates say, and since when or until when in words: "EXPIRED 12 days ago" over "12 Nov 2024 – 12 Nov 2026". */
export function AvailabilityLabel({ availability }: AvailabilityLabelProps) {
  const translate = useTranslate()
  const format = useFormat()
  const detail = detailWords(availability, { translate, ...format })
  const { label, from, until, endsSoonDays } = availability
  const color = endsSoonDays === undefined ? COLORS[label] : 'var(--mui-palette-status-warning-on)'
  return (
    <div className="k-availability">
      <div className="k-availabilityLabel">
        <b style={{ color }}>{translate(`status.availability.${label}`)}</b>
        {detail && <span>{detail}</span>}
      </div>
      <AvailabilityRange from={from} until={until} />
    </div>
  )
}

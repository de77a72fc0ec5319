import { useTranslate } from 'ra-core'
import type { AirState } from '#contract/rules/availability/titleState.ts'
import { useFormat } from '../format/FormatProvider.tsx'
import { needsEyes } from './airLook.ts'
import { detailWords } from './availabilityWords.ts'
import { AvailabilityRange } from './AvailabilityRange.tsx'

const COLORS = {
  ACTIVE: 'var(--mui-palette-text-secondary)',
  EXPIRED: 'var(--mui-palette-status-expired-on)',
  FUTURE: 'var(--mui-palette-status-future-on)',
  ARCHIVED: 'var(--mui-palette-text-tertiary)',
  OFF: 'var(--mui-palette-text-secondary)',
} as const

type AvailabilityLabelProps = {
  /** What the title is for viewers today. */
  state: AirState
}

/** What viewers have of a title, and since when or until when, or why not, in words: "EXPIRED 12 days ago" over "12 Nov 2024 – 12 Nov 2026". */
export function AvailabilityLabel({ state }: AvailabilityLabelProps) {
  const translate = useTranslate()
  const format = useFormat()
  const detail = detailWords(state, { translate, ...format })
  const { word, from, until } = state
  const color = needsEyes(state) ? 'var(--mui-palette-status-warning-on)' : COLORS[word]
  return (
    <div className="k-availability">
      <div className="k-availabilityLabel">
        <b style={{ color }}>{translate(`status.availability.${word}`)}</b>
        {detail && <span>{detail}</span>}
      </div>
      <AvailabilityRange from={from} until={until} />
    </div>
  )
}

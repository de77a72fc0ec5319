import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import { sumOf, type UsageRow } from './usageReport.ts'
import { USAGE_GROUPINGS, USAGE_ZONES, type UsageView } from './useUsageView.ts'

type UsageHeadProps = {
  view: UsageView
  rows: readonly UsageRow[]
  titles: number
  /** The days are none, or too many. */
  isWrong: boolean
  /** Nothing is counted before it is read. */
  isPending: boolean
  onChange: (change: Partial<UsageView>) => void
  children: ReactNode
}

/** Which days, told how, and what they come to in total. */
export function UsageHead({ view, rows, titles, isWrong, isPending, onChange, children }: UsageHeadProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <Head>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          size="small"
          label={translate(`scheduleUsage.${end}`)}
          value={view[end]}
          error={isWrong}
          onChange={({ target }) => onChange({ [end]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <Segments role="group" aria-label={translate('scheduleUsage.by.label')}>
        {USAGE_GROUPINGS.map((by) => (
          <button key={by} type="button" aria-pressed={view.by === by} onClick={() => onChange({ by })}>
            {translate(`scheduleUsage.by.${by}`)}
          </button>
        ))}
      </Segments>
      <Segments role="group" aria-label={translate('scheduleUsage.zone.label')}>
        {USAGE_ZONES.map((zone) => (
          <button key={zone} type="button" aria-pressed={view.zone === zone} onClick={() => onChange({ zone })}>
            {translate(`scheduleUsage.zone.${zone}`)}
          </button>
        ))}
      </Segments>
      <p role="status">
        {isWrong
          ? translate('scheduleUsage.wrong')
          : !isPending &&
            translate('scheduleUsage.total', {
              ...{ smart_count: rows.length, count: format.number(rows.length), titles: format.number(titles) },
              length: format.duration(sumOf(rows) * 1_000),
            })}
      </p>
      {children}
    </Head>
  )
}

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 20px 10px',
  '& p': { flex: 1, margin: 0, fontSize: 12, color: 'var(--mui-palette-text-secondary)' },
})

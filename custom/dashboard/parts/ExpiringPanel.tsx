import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { DashboardData } from '#contract/registry/dashboard.ts'
import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { EXPIRES_SOON_MS } from '#contract/values/timers.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Instant } from '#kit/parts/format/createFormatter.ts'
import { Time } from '#kit/parts/format/Time.tsx'
import { expiryDays } from '../model/expiryDays.ts'
import { sumOf } from '../model/tallyPath.ts'
import { ExpiringActions } from './ExpiringActions.tsx'
import { Panel } from './Panel.tsx'
import { PanelAlert, PanelLine } from './panelParts.ts'
import { TitleLine } from './TitleLine.tsx'
import { useTypeWord } from './useTypeWord.ts'

/** Px that days and titles may take: as high as what stands beside them. */
const HEIGHT = 380

const Day = styled('h3')({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  blockSize: 28,
  fontSize: 12,
  fontWeight: 'var(--marquee-weight-600)',
  '& > :last-child:not([data-tone])': { fontWeight: 400, color: 'var(--mui-palette-text-tertiary)' },
})

/** What ends soonest, by the day on which it ends, and in which products it stands. */
export function ExpiringPanel({ data, onRetry }: { data: DashboardData; onRetry: () => void }) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const endOf = (row: ContentRow) => windowEnd(row, product) ?? ''
  const days = expiryDays(data.expiring, (row) => format.date(endOf(row)), HEIGHT)
  return (
    <Panel
      title={translate('dashboard.expiring')}
      count={sumOf(data.expiringSoon).count}
      lists={data.expiringSoon}
      empty={translate('dashboard.expiringEmpty')}
      failed={data.failed.includes('expiring')}
      onRetry={onRetry}
    >
      {days.map(({ day, rows }) => (
        <div key={day}>
          <DayHead end={endOf(rows[0] as ContentRow)} />
          {rows.map((row) => (
            <Line key={row.id} row={row} end={endOf(row)} onChanged={onRetry} />
          ))}
        </div>
      ))}
    </Panel>
  )
}

function DayHead({ end }: { end: Instant }) {
  const format = useFormat()
  const isToday = format.daysUntil(end) <= 0
  const isSoon = format.millisecondsOf(end) - format.now() < EXPIRES_SOON_MS
  const words = format.relativeDays(end)
  return (
    <Day>
      <span>{format.date(end)}</span>
      {isSoon ? <PanelAlert data-tone={isToday ? 'error' : 'warning'}>{words}</PanelAlert> : <span>{words}</span>}
    </Day>
  )
}

type LineProps = { row: ContentRow; end: Instant; onChanged: () => void }

function Line({ row, end, onChanged }: LineProps) {
  const { products } = useConsole()
  const typeWord = useTypeWord()
  const where = (row.prd ?? []).map((id) => productName(products, id))
  const note = [typeWord(row.cty), ...where].filter(Boolean).join(', ')
  return (
    <PanelLine>
      <TitleLine of={row} note={note} noteTitle={note} end={end && <Time value={end} part="time" />} />
      <ExpiringActions row={row} onArchived={onChanged} />
    </PanelLine>
  )
}

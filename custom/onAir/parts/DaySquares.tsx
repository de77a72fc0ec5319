import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { shiftDay } from '#contract/rules/dates/zoneDays.ts'
import type { OnAirChannel } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_DAY_STATES, type OnAirDayState } from '#contract/values/onAir.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { dayText } from '../model/problemWords.ts'

/** Squares of a card; the worklist has all of the two weeks. */
const SQUARES = 7

/** The next seven days of a channel: full published, half draft, dashed processing, hollow unfilled. */
export function DaySquares({ line: { days, today } }: { line: OnAirChannel }) {
  const translate = useTranslate()
  const format = useFormat()
  const shown = days.slice(0, SQUARES)
  if (shown.length === 0) return null
  const words = shown.flatMap((state, ahead) =>
    state === 'published'
      ? []
      : [`${dayText(shiftDay(today, ahead), { format })} ${translate(`airBoard.state.${state}`)}`],
  )
  const label = translate('airBoard.weekOf', {
    days: words.length > 0 ? words.join(', ') : translate('airBoard.state.published'),
  })
  return (
    <Squares role="img" aria-label={label} title={label}>
      {shown.map((state, ahead) => (
        <Square key={ahead} data-state={state} />
      ))}
    </Squares>
  )
}

/** What the squares mean. */
export function SquareLegend() {
  const translate = useTranslate()
  return (
    <Legend aria-hidden>
      <span>{translate('airBoard.week')}</span>
      {ON_AIR_DAY_STATES.map((state: OnAirDayState) => (
        <span key={state}>
          <Square data-state={state} />
          {translate(`airBoard.state.${state}`)}
        </span>
      ))}
    </Legend>
  )
}

const Squares = styled('span')({ display: 'inline-flex', gap: 3, flex: 'none', marginInlineStart: 'auto' })

const Square = styled('i')({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 2,
  boxSizing: 'border-box',
  background: 'var(--mui-palette-line-edge)',
  '&[data-state=draft]': {
    background: 'linear-gradient(90deg, transparent 50%, var(--mui-palette-status-draft-solid) 50%)',
    boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-status-draft-solid)',
  },
  '&[data-state=waiting]': { background: 'none', border: '1.5px dashed var(--mui-palette-status-processing-solid)' },
  '&[data-state=unfilled]': {
    background: 'none',
    boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-status-warning-solid)',
  },
})

const Legend = styled('span')({
  display: 'inline-flex',
  gap: 12,
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
  whiteSpace: 'nowrap',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
})

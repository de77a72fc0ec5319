import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { DAY_MS } from '#contract/values/timers.ts'
import { useFormat } from '../format/FormatProvider.tsx'

/** One tick a second, fifteen days unless told (specification sections 2 and 9). */
const TICK_MS = 1_000
const DEFAULT_DAYS = 15

const SECOND = 1_000
const UNITS = [
  ['days', DAY_MS],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', SECOND],
] as const
type Unit = (typeof UNITS)[number][0]

const Row = styled('div')({ display: 'flex', gap: 24, justifyContent: 'center' })
const Cell = styled('div')({ display: 'grid', justifyItems: 'center', minInlineSize: 56 })
const Figure = styled('span')(({ theme }) => ({ ...theme.typography.figure, color: theme.vars.palette.text.primary }))
const Word = styled('span')(({ theme }) => ({ ...theme.typography.meta, color: theme.vars.palette.text.tertiary }))

/** Milliseconds in whole days, hours, minutes and seconds; never less than nothing. */
export function timeParts(milliseconds: number): Readonly<Record<Unit, number>> {
  let rest = Math.max(0, milliseconds)
  const count = (size: number) => {
    const whole = Math.floor(rest / size)
    rest -= whole * size
    return whole
  }
  return { days: count(DAY_MS), hours: count(3_600_000), minutes: count(60_000), seconds: count(SECOND) }
}

type CountdownWidgetProps = {
  /** Milliseconds since 1970; fifteen days from now unless told. */
  endsAt?: number
  /** Called once when the time is up. */
  onEnd?: () => void
}

/** Days, hours, minutes and seconds until a moment. A timer is read when it is asked, not at each second. */
export function CountdownWidget({ endsAt, onEnd }: CountdownWidgetProps) {
  const translate = useTranslate()
  const format = useFormat()
  const [standard] = useState(() => format.now() + DEFAULT_DAYS * DAY_MS)
  const end = endsAt ?? standard
  const [now, setNow] = useState(() => format.now())
  const isOver = now >= end
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(format.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [isOver, format])
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, onEnd])
  if (isOver) return <p role="status">{translate('looks.countdown.over')}</p>
  const parts = timeParts(end - now)
  return (
    <Row role="timer" aria-label={translate('looks.countdown.name')}>
      {UNITS.map(([unit]) => (
        <Cell key={unit}>
          <Figure>{format.number(parts[unit])}</Figure>{' '}
          <Word>{translate(`looks.countdown.${unit}`, { smart_count: parts[unit] })}</Word>
        </Cell>
      ))}
    </Row>
  )
}

import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import type { DayTally } from '#contract/registry/dashboard.ts'
import { EXPIRES_SOON_MS, DAY_MS } from '#contract/values/timers.ts'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { sumOf } from '../model/tallyPath.ts'
import { useDayName } from './useDayName.ts'

/** Height of the highest bar, px. */
const HIGHEST = 104
const SOON_DAYS = EXPIRES_SOON_MS / DAY_MS

const Days = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  gap: 2,
  borderBlockEnd: '1px solid var(--mui-palette-line-edge)',
})
const Day = styled('button')({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: HIGHEST + 18,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--mui-palette-text-tertiary)',
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  cursor: 'pointer',
  borderRadius: '2px 2px 0 0',
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&[aria-pressed="true"]': {
    background: 'var(--mui-palette-surface-selected)',
    color: 'var(--mui-palette-text-primary)',
  },
  '&:focus-visible': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -2 },
})
const Bar = styled('span')({ inlineSize: '100%', borderRadius: '2px 2px 0 0' })
const Marks = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 11,
  lineHeight: '16px',
  color: 'var(--mui-palette-text-tertiary)',
})

type DayBarsProps = { days: readonly DayTally[]; chosen: string | undefined; onChoose: (day: string) => void }

/** A bar per day, one stop of the Tab key; arrows go from day to day. The first seven days carry the warning's colour. */
export function DayBars({ days, chosen, onChoose }: DayBarsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const dayName = useDayName()
  const totals = days.map(({ lists }) => sumOf(lists).count)
  const most = Math.max(1, ...totals)
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const to = target(readingKey(event), index, days.length)
    const day = days[to]
    if (to === index || !day) return
    event.preventDefault()
    onChoose(day.day)
    ;(event.currentTarget.parentElement?.children[to] as HTMLElement | undefined)?.focus()
  }
  const marks = [days[0], days[SOON_DAYS * 2], days.at(-1)].filter((day) => day !== undefined)
  return (
    <div>
      <Days role="group" aria-label={translate('dashboard.expiries')}>
        {days.map(({ day }, index) => {
          const count = totals[index] ?? 0
          const name = translate('dashboard.dayCount', {
            day: dayName(day),
            count: format.number(count),
            smart_count: count,
          })
          return (
            <Day
              key={day}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={day === chosen}
              tabIndex={day === chosen ? 0 : -1}
              onClick={() => onChoose(day)}
              onKeyDown={(event) => move(event, index)}
            >
              {count > 0 && count === most && <span>{format.number(count)}</span>}
              <Bar
                style={{
                  blockSize: count === 0 ? 0 : Math.max(3, (count / most) * HIGHEST),
                  background: `var(--mui-palette-status-${index < SOON_DAYS ? 'warning' : 'archived'}-solid)`,
                }}
              />
            </Day>
          )
        })}
      </Days>
      <Marks aria-hidden="true">
        {marks.map(({ day }) => (
          <span key={day}>{dayName(day)}</span>
        ))}
      </Marks>
    </div>
  )
}

function target(key: string, index: number, count: number): number {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return Math.min(count - 1, Math.max(0, index + step))
}

import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useCalendar } from '../CalendarContext.ts'
import { daysAround } from '../model/dateChanges.ts'
import { NextChange } from './NextChange.tsx'

/**
 * The moment that is looked at: a slider over three days that stops where something begins or ends. What is not shown
 * at that moment steps back in the lanes, and a line beneath says what comes next.
 */
export function AsOfBar() {
  const { asOf, words, now } = useCalendar()
  const { translate, format, zone } = words
  const { at, changes, go } = asOf
  const range = daysAround(at, zone)
  const stops = useMemo(
    () => [...new Set([at, ...(now >= range.from && now < range.to ? [now] : []), ...changes.map((one) => one.at)])],
    [at, now, range.from, range.to, changes],
  )
  const sorted = stops.toSorted((one, other) => one - other)
  const step = (by: -1 | 1) => {
    const next = by > 0 ? sorted.find((one) => one > at) : sorted.findLast((one) => one < at)
    // Where nothing else changes the other days are looked at.
    go(next ?? (by > 0 ? range.to : range.from - 1))
  }
  const label = translate('calendar.asOf.label')
  return (
    <Bar role="group" aria-label={label}>
      <div className="moment">
        <span>{label}</span>
        <b>{format.dateTime(at)}</b>
      </div>
      <div className="slide">
        <IconButton size="small" aria-label={translate('calendar.asOf.before')} onClick={() => step(-1)}>
          <Icon name="chevronLeft" size="small" />
        </IconButton>
        <div className="days">
          {changes.map((one) => (
            <i key={one.at} data-tone={one.tone} style={{ insetInlineStart: shareOf(one.at, range) }} />
          ))}
          {now >= range.from && now < range.to && (
            <i className="now" style={{ insetInlineStart: shareOf(now, range) }} />
          )}
          <Slider
            size="small"
            aria-label={label}
            min={range.from}
            max={range.to}
            step={null}
            marks={sorted.map((value) => ({ value }))}
            value={at}
            getAriaValueText={(value) => format.dateTime(value)}
            onChange={(_event, value) => typeof value === 'number' && go(value)}
          />
          {halfDays(range).map((time) => (
            <small key={time.at} style={{ insetInlineStart: shareOf(time.at, range) }}>
              {time.isDay ? dayWords(words.format.settings.language, zone, time.at) : format.time(time.at)}
            </small>
          ))}
        </div>
        <IconButton size="small" aria-label={translate('calendar.asOf.after')} onClick={() => step(1)}>
          <Icon name="chevronRight" size="small" />
        </IconButton>
      </div>
      <NextChange />
    </Bar>
  )
}

const shareOf = (at: number, { from, to }: TimeRange) => `${((at - from) / (to - from)) * 100}%`

/** Midnights and middays, at which the line has its labels. */
function halfDays({ from, to }: TimeRange): { at: number; isDay: boolean }[] {
  const days = Math.round((to - from) / DAY_MS)
  return Array.from({ length: 2 * days }, (_, nth) => ({
    at: from + (nth * (to - from)) / (2 * days),
    isDay: nth % 2 === 0,
  }))
}

const Bar = styled('div')({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '192px minmax(0, 1fr)',
  columnGap: 0,
  marginInline: '-20px -12px',
  paddingInline: '20px 12px',
  boxShadow: '0 -1px 0 var(--mui-palette-line-edge)',
  '& .moment': { display: 'grid', alignContent: 'center', fontSize: 12, lineHeight: '16px' },
  '& .moment > span': { color: 'var(--mui-palette-text-tertiary)' },
  '& .moment > b': { fontSize: 13, fontVariantNumeric: 'tabular-nums' },
  '& .slide': { display: 'flex', alignItems: 'center', gap: 8, blockSize: 48 },
  '& .days': { position: 'relative', flex: 1, minInlineSize: 0, blockSize: 44, marginInline: 8 },
  '& .days > .MuiSlider-root': { position: 'absolute', insetInline: 0, insetBlockStart: 10, padding: '6px 0' },
  // Ticks of our own say by their colour what is lost.
  '& .MuiSlider-mark': { display: 'none' },
  '& .days > i': {
    position: 'absolute',
    insetBlockStart: 4,
    inlineSize: 2,
    blockSize: 8,
    marginInlineStart: -1,
    backgroundColor: 'var(--mui-palette-line-outline)',
  },
  '& .days > i[data-tone=warning]': { backgroundColor: 'var(--mui-palette-status-warning-solid)' },
  '& .days > i[data-tone=error]': { backgroundColor: 'var(--mui-palette-status-error-solid)' },
  '& .days > i.now': { blockSize: 22, backgroundColor: 'var(--mui-palette-accent-main)' },
  '& .days > small': {
    position: 'absolute',
    insetBlockStart: 27,
    fontSize: 11,
    lineHeight: '14px',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-text-tertiary)',
  },
})

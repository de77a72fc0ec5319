import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { clockLabel, rulerTicks } from '#contract/rules/dates/rulerTicks.ts'
import { dayBounds, dayOf } from '#contract/rules/dates/zoneDays.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { rowWindow } from '../table/rows/rowWindow.ts'
import { nearestMinute } from './geometry/nearestMinute.ts'
import { scaleOf, xOf } from './geometry/timeScale.ts'
import type { TimelineItem } from './geometry/itemIndex.ts'
import { MapCanvas } from './parts/MapCanvas.tsx'
import { useMapPointer } from './parts/useMapPointer.ts'
import type { Timeline } from './state/createTimeline.ts'
import { useTimelineShown } from './state/useTimeline.ts'
import type { TimelineLane, TimelineTone } from './timelineLane.ts'

const HOUR_MS = 3_600_000

type DayMapProps<Item extends TimelineItem> = {
  timeline: Timeline
  lanes: readonly TimelineLane<Item>[]
  zone: string
  now: number
  toneOf?: ((item: Item) => TimelineTone | undefined) | undefined
  /** What it maps, where that is no day of the zone: of lanes that are days on one ruler. */
  range?: TimeRange
  /** One thin strip of what needs eyes in any of the lanes. */
  isSlim?: boolean
}

/**
 * The whole day of the lanes in view: what needs eyes in its colour, the part in view as a frame that is dragged, moved
 * by arrows, or widened to the day by a double click.
 */
export function DayMap<Item extends TimelineItem>(props: DayMapProps<Item>) {
  const { timeline, lanes, zone, now, toneOf, isSlim = false } = props
  const translate = useTranslate()
  const shown = useTimelineShown(timeline)
  const frame = useRef<HTMLElement>(null)
  const { from, to } = timeline.times()
  const day = props.range ?? dayBounds(dayOf((from + to) / 2, zone), zone)
  const { from: dayFrom, to: dayTo } = day
  const rows = rowWindow({ top: shown.top, height: shown.height, row: shown.row, count: lanes.length, beyond: 0 })
  const share = (at: number) => `${((100 * (at - day.from)) / (day.to - day.from)).toFixed(3)}%`
  useEffect(
    () =>
      timeline.onTimes((times) => {
        const view = frame.current
        if (!view) return
        const scale = scaleOf({ from: dayFrom, to: dayTo }, dayTo - dayFrom, 100)
        view.style.insetInlineStart = `${Math.max(0, xOf(scale, times.from))}%`
        view.style.insetInlineEnd = `${Math.max(0, 100 - xOf(scale, times.to))}%`
        const { time } = clockLabel(nearestMinute(times.from), zone)
        view.setAttribute('aria-valuenow', String(Math.round((times.from - dayFrom) / 60_000)))
        view.setAttribute(
          'aria-valuetext',
          translate('timeline.times', { from: time, to: clockLabel(nearestMinute(times.to), zone).time }),
        )
      }),
    [timeline, dayFrom, dayTo, zone, translate],
  )
  const inView = useMemo(() => lanes.slice(rows.first, rows.end), [lanes, rows.first, rows.end])
  // An edit is seen in its lane first: the map follows.
  const mapped = useDeferredValue(isSlim ? lanes : inView)
  const pointer = useMapPointer(timeline, day)
  return (
    <Map {...pointer} data-slim={isSlim || undefined}>
      <MapCanvas lanes={mapped} day={day} toneOf={toneOf} isSlim={isSlim} />
      {now >= day.from && now < day.to && <i className="now" style={{ insetInlineStart: share(now) }} />}
      <i
        ref={frame}
        className="view"
        role="slider"
        tabIndex={0}
        aria-label={translate('timeline.map')}
        aria-valuemin={0}
        aria-valuemax={(day.to - day.from) / 60_000}
        aria-valuenow={0}
      />
      {!isSlim && (
        <span className="hours" aria-hidden>
          {rulerTicks(day, 3 * HOUR_MS, zone).map((tick, index) => (
            <span key={tick} style={{ insetInlineStart: share(tick) }} data-first={index === 0 || undefined}>
              {clockLabel(tick, zone).time}
            </span>
          ))}
          <span data-last style={{ insetInlineEnd: 0 }}>
            24:00
          </span>
        </span>
      )}
    </Map>
  )
}

const palette = (name: string) => `var(--mui-palette-${name})`

const Map = styled('div')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  height: 68,
  direction: 'ltr',
  cursor: 'pointer',
  touchAction: 'none',
  '& canvas': {
    display: 'block',
    width: '100%',
    height: 52,
    borderRadius: 3,
    backgroundColor: palette('surface-well'),
  },
  '& .now': {
    position: 'absolute',
    top: -2,
    height: 56,
    width: 2,
    marginInlineStart: -1,
    backgroundColor: palette('accent-main'),
  },
  '& .view': {
    position: 'absolute',
    top: -2,
    height: 56,
    minWidth: 6,
    borderRadius: 4,
    cursor: 'grab',
    boxShadow: `inset 0 0 0 1.5px ${palette('text-secondary')}`,
    backgroundColor: `color-mix(in srgb, ${palette('text-primary')} 8%, transparent)`,
  },
  '& .view:focus-visible': { outline: `2px solid ${palette('accent-main')}`, outlineOffset: 2 },
  '& .hours > span': {
    position: 'absolute',
    top: 54,
    transform: 'translateX(-50%)',
    fontSize: 11,
    fontWeight: 500,
    lineHeight: '14px',
    color: palette('text-tertiary'),
  },
  '& .hours > [data-first], & .hours > [data-last]': { transform: 'none' },
  '&[data-slim]': {
    height: 16,
    '& canvas': { marginBlockStart: 4, height: 8, borderRadius: 4 },
    '& .now': { top: 0, height: 16 },
    '& .view': { top: 2, height: 12 },
  },
})

import { styled } from '@mui/material/styles'
import { useCallback, useMemo } from 'react'
import { offsetAt } from '#contract/rules/dates/zonedParts.ts'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { holds } from '#contract/rules/time/ranges.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { DayMap } from '#kit/parts/timeline/DayMap.tsx'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { daysBetween } from '../model/shown.ts'
import type { DragStore } from './drag/dragStore.ts'
import { LaneGrid } from './LaneGrid.tsx'
import { LaneTools } from './LaneTools.tsx'
import { weekAxis, type LaneSpan } from './model/dayAxis.ts'
import type { LaneWords } from './model/laneText.ts'
import { DayHead } from './parts/DayHead.tsx'
import { useLaneCursor } from './useLaneCursor.ts'
import { useLaneDrawing } from './useLaneDrawing.tsx'
import { useRulerZones } from './useRulerZones.ts'
import { useScheduleLanes } from './useScheduleLanes.ts'

const HOUR_MS = 3_600_000
/** Px of a lane with the gap below it, and of what is live now beneath its cards. */
const ROW_PX = 66
const LIVE_PX = 13
/** What is in view at first, and how much of it lies before the time now. */
const SPAN_MS = 16 * HOUR_MS
const BEFORE_MS = 8 * HOUR_MS

/** The days of a week, Monday first, as lanes on one ruler: the same time of each day stands one below the other. */
export function WeekLanes({ words, store }: { words: LaneWords; store: DragStore }) {
  const { schedule, shown, now, zones } = useSchedule()
  const { zone, days: states } = schedule
  const { from, to } = shown
  // The base of the ruler changes with the day, not with each minute.
  const today = daysBetween(from, to).find((day) => holds(dayBounds(day, zone), now))
  const axis = useMemo(
    () => weekAxis(daysBetween(from, to), zone, today === undefined ? Number.NaN : dayBounds(today, zone).from),
    [from, to, zone, today],
  )
  const start = axis.range.from + HOUR_MS
  const timeline = useTimeline({
    ...{ range: axis.range, span: SPAN_MS, row: ROW_PX },
    at: today === undefined ? start : Math.max(axis.range.from, now - BEFORE_MS),
  })
  const { language } = words.format.settings
  const label = useCallback(({ bounds }: LaneSpan) => dayWords(language, zone, bounds.from), [language, zone])
  const lanes = useScheduleLanes({ axis, label, liveRoom: LIVE_PX, isWholeLive: false })
  const base = axis.lanes.find(({ shift }) => shift === 0)?.bounds.from ?? start
  const { duration } = words.format
  const shiftedOn = useCallback(
    ({ bounds }: LaneSpan) => {
      // Where clocks are changed in the course of the day, what they show for the rest of it.
      const by = offsetAt(bounds.to - 1, zones.mine) - offsetAt(base, zones.mine)
      return by === 0 ? undefined : `${by < 0 ? '−' : '+'}${duration(by)}`
    },
    [base, zones.mine, duration],
  )
  const renderHead = useCallback(
    ({ span }: { span: LaneSpan }) => (
      <DayHead
        span={span}
        zone={zone}
        state={states.get(span.key)}
        isToday={span.key === today}
        shifted={shiftedOn(span)}
      />
    ),
    [zone, states, today, shiftedOn],
  )
  const drawing = useLaneDrawing({ size: 'week', words, renderHead })
  useLaneCursor({ timeline, spans: axis.lanes, takesFocus: true })
  return (
    <>
      <LaneTools timeline={timeline} lanes={lanes} words={words} />
      <LaneGrid
        timeline={timeline}
        lanes={lanes}
        drawing={drawing}
        words={words}
        label={words.translate('scheduleLanes.week')}
        zones={useRulerZones()}
        now={now}
        isWeek
        isMain
        store={store}
      />
      <Strip>
        <span>{words.translate('scheduleLanes.wholeDay')}</span>
        <DayMap
          timeline={timeline}
          lanes={lanes}
          zone={zone}
          now={now}
          toneOf={drawing.toneOf}
          range={{ from: base, to: axis.range.to - HOUR_MS }}
          isSlim
        />
      </Strip>
    </>
  )
}

export const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: 24,
  marginBlockStart: 2,
  '& > span': {
    flex: 'none',
    inlineSize: 96,
    fontSize: 11,
    lineHeight: '16px',
    color: 'var(--mui-palette-text-tertiary)',
  },
})

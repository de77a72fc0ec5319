import { styled } from '@mui/material/styles'
import { useCallback, useMemo } from 'react'
import { type Day, dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { holds, sharedRange } from '#contract/rules/time/ranges.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import { DayMap } from '#kit/parts/timeline/DayMap.tsx'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'
import { useSchedule } from '../ScheduleContext.ts'
import type { DragStore } from './drag/dragStore.ts'
import { LaneGrid } from './LaneGrid.tsx'
import { LaneTools } from './LaneTools.tsx'
import { spanAxis } from './model/dayAxis.ts'
import type { LaneWords } from './model/laneText.ts'
import { StageFacts } from './parts/StageFacts.tsx'
import { Strip } from './WeekLanes.tsx'
import { useLaneCursor } from './useLaneCursor.ts'
import { useLaneDrawing } from './useLaneDrawing.tsx'
import { useRulerZones } from './useRulerZones.ts'
import { useScheduleLanes } from './useScheduleLanes.ts'

const HOUR_MS = 3_600_000
/** Px of the lane of a day, and of what is live now beneath its cards. */
const LANE_PX = 108
const LIVE_PX = 32
const GAP_PX = 4
/** What is in view at first. */
const SPAN_MS = 6 * HOUR_MS
const DRAFT = 'draft'

type DayStageProps = {
  day: Day
  words: LaneWords
  store: DragStore
  /** It stands alone: its lane takes the keyboard, and its tools are those of the screen. */
  isMain: boolean
}

/** One day at its full size, with the days around it to scroll to: breaks, letters, what is live now beneath. */
export function DayStage({ day, words, store, isMain }: DayStageProps) {
  const { schedule, live, shown, now } = useSchedule()
  const { zone, window } = schedule
  const bounds = dayBounds(day, zone)
  const { from, to } = bounds
  const axis = useMemo(() => {
    const around = { from: dayBounds(shiftDay(day, -1), zone).from, to: dayBounds(shiftDay(day, 1), zone).to }
    return spanAxis(DRAFT, sharedRange(around, window) ?? around)
    // The window is another object after each command, and another time only with another week.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [day, zone, window.from, window.to])
  const hasGhosts = shown.ghosts && live !== undefined && live !== schedule
  const timeline = useTimeline({
    ...{ range: axis.range, span: SPAN_MS, at: startOf({ from, to }, now) },
    row: LANE_PX + (hasGhosts ? LIVE_PX : 0) + GAP_PX,
  })
  const name = dayWords(words.format.settings.language, zone, from)
  const label = useCallback(() => name, [name])
  const lanes = useScheduleLanes({ axis, label, liveRoom: LIVE_PX, isWholeLive: true })
  const { translate } = words
  const renderHead = useCallback(
    () => (
      <Head>
        <b>{translate('status.draft')}</b>
        {hasGhosts && (
          <small>
            <StatusGlyph state="published" size="tiny" worded />
            {translate('status.published')}
          </small>
        )}
      </Head>
    ),
    [translate, hasGhosts],
  )
  const all = useRulerZones()
  // Beneath the week, which has both rulers, the days of the week get the room of the second.
  const zones: typeof all = isMain ? all : [all[0]]
  const drawing = useLaneDrawing({ size: 'stage', day, words, renderHead })
  useLaneCursor({ timeline, spans: axis.lanes, takesFocus: isMain })
  return (
    <Stage data-main={isMain || undefined}>
      {isMain && <LaneTools timeline={timeline} lanes={lanes} words={words} />}
      <StageFacts day={day} bounds={bounds} words={words} timeline={timeline} />
      <LaneGrid
        timeline={timeline}
        lanes={lanes}
        drawing={drawing}
        words={words}
        label={translate('scheduleLanes.dayOf', { day: name })}
        zones={zones}
        now={now}
        isWeek={false}
        isMain={isMain}
        store={store}
      />
      {isMain && (
        <Strip>
          <span>{translate('scheduleLanes.wholeDay')}</span>
          <DayMap timeline={timeline} lanes={lanes} zone={zone} now={now} toneOf={drawing.toneOf} isSlim />
        </Strip>
      )}
    </Stage>
  )
}

/** Today begins a little before now, another day with its morning. */
function startOf(bounds: { from: number; to: number }, now: number): number {
  return holds(bounds, now) ? Math.max(bounds.from, now - HOUR_MS) : bounds.from
}

/** The day in which a cursor or now is, where it is one of those shown; else the first of them. */
export function stageDay(days: readonly Day[], at: number | undefined, zone: string, now: number): Day {
  const asked = at === undefined ? undefined : dayOf(at, zone)
  const found = [asked, dayOf(now, zone)].find((day) => day !== undefined && days.includes(day))
  return found ?? days[0] ?? dayOf(now, zone)
}

const Stage = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  minBlockSize: 0,
  '&[data-main] > .lanes': { flex: 'none' },
})

const Head = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  blockSize: '100%',
  paddingBlock: '44px 8px',
  '& b': { fontSize: 13, fontWeight: 600, lineHeight: '18px' },
  '& small': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: 11,
    lineHeight: '16px',
    color: 'var(--mui-palette-text-tertiary)',
  },
})

import type { CSSProperties, ReactNode, RefObject } from 'react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rowWindow, windowed } from '../table/rows/rowWindow.ts'
import type { TimelineItem } from './geometry/itemIndex.ts'
import { CLOCK_PX, rulerStep } from './geometry/rulerLabels.ts'
import { timeAt, widthOf, xOf } from './geometry/timeScale.ts'
import { drawnSpan } from './geometry/viewWindow.ts'
import type { TimelineActs } from './keys/useTimelineKeys.ts'
import { useTimelineKeys } from './keys/useTimelineKeys.ts'
import type { LaneDrawing } from './laneDrawing.ts'
import { CutCardTip } from './parts/CutCardTip.tsx'
import { LaneRow } from './parts/LaneRow.tsx'
import { DateRulers } from './parts/DateRulers.tsx'
import type { RulerZone } from './parts/Rulers.tsx'
import { Rulers } from './parts/Rulers.tsx'
import type { Timeline } from './state/createTimeline.ts'
import { placeOf } from './state/placeOf.ts'
import { GAP_PX, useTimelineShown } from './state/useTimeline.ts'
import { useTimelineScroll } from './state/useTimelineScroll.ts'
import { useWholeTicks } from './state/useWholeTicks.ts'
import { useWordsInView } from './state/useWordsInView.ts'
import { tickLines } from './tickLines.ts'
import type { ItemKeys, TimelineLane } from './timelineLane.ts'
import { isAmong } from './timelineLane.ts'
import { TimelineFrame } from './timelineStyles.ts'

/** Lanes drawn beyond each edge of the view. */
const BEYOND = 3
const RULER_PX = 20
const HEAD_PX = 192

type TimelineGridProps<Item extends TimelineItem> = TimelineActs<Item> & {
  timeline: Timeline
  /** What the lanes are, for those who hear it. */
  label: string
  lanes: readonly TimelineLane<Item>[]
  /** Memoised, as are its functions: then no card is drawn anew. */
  drawing: LaneDrawing<Item>
  /** The first one is that of the days: its ticks are drawn. */
  zones: readonly [RulerZone, ...RulerZone[]]
  now: number
  /** Key of the item that is looked at, or of all that are chosen. */
  selected?: ItemKeys
  /** Px of what stands before the lanes. */
  head?: number
  /** Lanes are days of their own on one ruler, whose midnight belongs to none of them. */
  isRulerOfDays?: boolean
  /** The ruler tells dates, in two lines and one zone, where others tell times. */
  isOfDates?: boolean
  /** Drawn over the lanes, in px from where the range and the first lane begin. */
  children?: ReactNode
}

/** Lanes by time under their rulers, in one element that scrolls; only what is near the view is drawn. */
export function TimelineGrid<Item extends TimelineItem>(props: TimelineGridProps<Item>) {
  const { timeline, lanes, zones, now, selected, head = HEAD_PX, isRulerOfDays = false, isOfDates } = props
  const scroll = useRef<HTMLDivElement>(null)
  const shown = useTimelineShown(timeline)
  const { scale, row, focus } = shown
  // Before the element scrolls, which lays out all that is drawn: one layout holds the moved words too.
  useWordsInView(timeline, scroll)
  const rulers = RULER_PX * (isOfDates ? 2 : zones.length) + GAP_PX
  useTimelineScroll(timeline, scroll, { head, rulers, shown })
  useWholeTicks(timeline, scroll)
  // The size is told before the first lane is drawn: lanes of a guessed size would be drawn and laid out twice.
  const [isMeasured, setIsMeasured] = useState(false)
  useLayoutEffect(() => setIsMeasured(true), [])
  const cut = useMemo(() => ({ scale, bucket: rulerStep(scale) }), [scale])
  const place = useMemo(() => placeOf(lanes, focus), [lanes, focus])
  const [{ zone }] = zones
  const keys = useTimelineKeys({ ...props, shown, place, cut, zone })
  const view = rowWindow({ top: shown.top, height: shown.height, row, count: lanes.length, beyond: BEYOND })
  const drawn = drawnSpan(shown.left, shown.width)
  const columns = useMemo(() => lanes.reduce((most, { items }) => Math.max(most, items?.length ?? 1), 1), [lanes])
  const times = { from: timeAt(scale, drawn.from), to: timeAt(scale, drawn.to) }
  const lines = useMemo(
    () => tickLines(scale, { from: drawn.from, to: drawn.to }, { zone, room: isRulerOfDays ? CLOCK_PX : undefined }),
    [scale, drawn.from, drawn.to, zone, isRulerOfDays],
  )
  const hold = useFocusInLanes(timeline, scroll, place.lane)
  const sizes = {
    '--head': `${head}px`,
    '--lane': `${row - GAP_PX}px`,
    '--width': `${widthOf(scale)}px`,
  } as CSSProperties
  return (
    <TimelineFrame
      ref={scroll}
      role="grid"
      aria-label={props.label}
      aria-rowcount={lanes.length}
      aria-colcount={columns + 1}
      aria-multiselectable={typeof selected === 'object' || undefined}
      style={sizes}
      {...keys}
      onFocus={({ target }) => {
        hold(target)
        keys.onFocus(target)
      }}
    >
      {isOfDates ? (
        <DateRulers zone={zones[0]} at={timeAt(scale, shown.left)} {...{ scale, now }} {...times} />
      ) : (
        <Rulers at={timeAt(scale, shown.left)} isClock={isRulerOfDays} {...{ zones, scale, now }} {...times} />
      )}
      <div className="rows" role="rowgroup" style={{ height: lanes.length * row }}>
        <div className="heads" role="presentation" />
        {now >= scale.from && now < scale.to && (
          <i className="now-line" role="presentation" style={{ marginInlineStart: xOf(scale, now) }} />
        )}
        {(isMeasured ? windowed(view, place.lane, lanes.length) : []).map((index) => {
          const lane = lanes[index]
          if (!lane) return null
          return (
            <LaneRow
              key={lane.key}
              lane={lane}
              index={index}
              top={index * row}
              cut={cut}
              lines={lines}
              from={drawn.from}
              to={drawn.to}
              now={now}
              active={index === place.lane ? place.index : undefined}
              selected={selectedIn(lane, selected)}
              drawing={props.drawing}
            />
          )
        })}
        {props.children && (
          <div className="over" role="presentation">
            {props.children}
          </div>
        )}
      </div>
      <CutCardTip scroll={scroll} />
    </TimelineFrame>
  )
}

/** Only the lane that holds the chosen item is drawn anew. */
function selectedIn<Item extends TimelineItem>(lane: TimelineLane<Item>, selected: ItemKeys) {
  return selected !== undefined && lane.items?.some(({ key }) => isAmong(selected, key)) ? selected : undefined
}

/**
 * The focus of the keyboard goes to where one is: after a command that went there, and where the cell that had it is
 * drawn no longer, as when a card becomes part of a run.
 */
function useFocusInLanes(timeline: Timeline, scroll: RefObject<HTMLElement | null>, lane: number) {
  const held = useRef<Element | undefined>(undefined)
  useLayoutEffect(() => {
    const isLost = held.current?.isConnected === false && document.activeElement === document.body
    if (!timeline.takeFocus() && !isLost) return
    scroll.current?.querySelector<HTMLElement>(`[data-lane="${lane}"] [tabindex="0"]`)?.focus({ preventScroll: true })
  })
  return useCallback((target: Element) => void (held.current = target), [])
}

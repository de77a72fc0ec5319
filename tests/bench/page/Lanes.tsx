import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { itemsWithin } from '#kit/parts/timeline/geometry/itemIndex.ts'
import { scaleOf, timeAt, widthOf, xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { drawnSpan } from '#kit/parts/timeline/geometry/viewWindow.ts'
import type { LaneDrawing } from '#kit/parts/timeline/laneDrawing.ts'
import { useTimeline } from '#kit/parts/timeline/state/useTimeline.ts'
import { TimelineCard } from '#kit/parts/timeline/TimelineCard.tsx'
import { TimelineGrid } from '#kit/parts/timeline/TimelineGrid.tsx'
import type { TimelineLane } from '#kit/parts/timeline/timelineLane.ts'
import { rowWindow } from '#kit/parts/table/rows/rowWindow.ts'

const DAYS = 14
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const START = Date.UTC(2026, 10, 24)
const RANGE = { from: START, to: START + DAYS * 24 * HOUR_MS }
/** What a page of 1440 x 900 has for its lanes. */
const PLACE = { inlineSize: 1_012, blockSize: 640 }
const HEAD = 192
const ROW = 48
const LENGTHS = [30, 60, 95, 25, 120, 5, 45, 30, 10, 60]

type Airing = { key: string; from: number; to: number; title: string; detail: string }
const made = new Map<number, TimelineLane<Airing>[]>()

/** Made once: what is timed is the drawing. */
function lanesOf(count: number): TimelineLane<Airing>[] {
  const known = made.get(count)
  if (known) return known
  const lanes = Array.from({ length: count }, (_, lane) => {
    const items: Airing[] = []
    for (let at = RANGE.from, n = lane; at < RANGE.to; n++) {
      const to = at + (LENGTHS[n % LENGTHS.length] ?? 30) * MINUTE_MS
      items.push({ key: `${lane}-${n}`, from: at, to, title: `Airing ${n} of channel ${lane}`, detail: `S1 E${n}` })
      at = to
    }
    return { key: `channel-${lane}`, label: `Channel ${lane}`, items }
  })
  made.set(count, lanes)
  return lanes
}

const drawing: LaneDrawing<Airing> = {
  renderHead: ({ label }) => <b>{label}</b>,
  renderItem: ({ title, detail }, place) => <TimelineCard place={place} title={title} detail={detail} badge="PG" />,
  itemLabel: ({ title }, lane) => `${title}, ${lane}`,
}
const ZONES = [
  { zone: 'Asia/Kuala_Lumpur', label: 'Kuala Lumpur' },
  { zone: 'Asia/Kolkata', label: 'Chennai' },
] as const

/** The timeline with so many channels by two weeks. */
export function OurLanes({ lanes }: { lanes: number }) {
  const timeline = useTimeline({ range: RANGE, at: START + 19 * HOUR_MS })
  return (
    <div style={{ ...PLACE, display: 'flex', flexDirection: 'column' }}>
      <TimelineGrid
        timeline={timeline}
        label="Guide"
        lanes={lanesOf(lanes)}
        drawing={drawing}
        zones={ZONES}
        now={START + 20 * HOUR_MS}
        head={HEAD}
      />
    </div>
  )
}

/** The baseline: the same window of the same items as positioned boxes with their texts, and nothing else. */
export function BareLanes({ lanes: count }: { lanes: number }) {
  const lanes = lanesOf(count)
  const scroll = useRef<HTMLDivElement>(null)
  const width = PLACE.inlineSize - HEAD
  const scale = useMemo(() => scaleOf(RANGE, 4 * HOUR_MS, width), [width])
  const [view, setView] = useState({ left: xOf(scale, START + 19 * HOUR_MS), top: 0 })
  const drawn = drawnSpan(view.left, width)
  const rows = rowWindow({ top: view.top, height: PLACE.blockSize, row: ROW, count, beyond: 3 })
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = view.left
    // Only where it begins.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const look = ({ scrollLeft, scrollTop }: HTMLElement) =>
    setView((before) => {
      const isAlike =
        drawnSpan(scrollLeft, width).from === drawnSpan(before.left, width).from &&
        Math.floor(scrollTop / ROW) === Math.floor(before.top / ROW)
      return isAlike ? before : { left: scrollLeft, top: scrollTop }
    })
  return (
    <div
      ref={scroll}
      data-scroll
      style={{ ...PLACE, overflow: 'auto' }}
      onScroll={({ currentTarget }) => look(currentTarget)}
    >
      <div style={{ position: 'relative', blockSize: count * ROW, inlineSize: HEAD + widthOf(scale) }}>
        {lanes.slice(rows.first, rows.end).map((lane, at) => {
          const items = lane.items ?? []
          const range = { from: timeAt(scale, drawn.from), to: timeAt(scale, drawn.to) }
          const { first, end } = itemsWithin(items, range)
          return (
            <div key={lane.key} style={{ position: 'absolute', insetBlockStart: (rows.first + at) * ROW }}>
              <b>{lane.label}</b>
              {items.slice(first, end).map((item) => (
                <div
                  key={item.key}
                  data-bare
                  style={{
                    position: 'absolute',
                    overflow: 'hidden',
                    insetInlineStart: HEAD + xOf(scale, item.from),
                    inlineSize: (item.to - item.from) * scale.pxPerMs,
                    blockSize: ROW - 4,
                  }}
                >
                  <span>{item.title}</span>
                  <span>{item.detail}</span>
                  <span>PG</span>
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

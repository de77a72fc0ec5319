import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { dayBounds } from '#contract/rules/dates/zoneDays.ts'
import { conditionIn, rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { daysBetween } from '#custom/schedule/model/shown.ts'
import type { Shown } from '#custom/schedule/model/scheduleView.ts'
import { ScheduleLanes } from '#custom/schedule/lanes/ScheduleLanes.tsx'
import { ScheduleScreenProvider, type OpenSchedule } from '#custom/schedule/ScheduleScreenProvider.tsx'
import { createScheduleEditor } from '#custom/schedule/session/createScheduleEditor.ts'
import type { ConsoleValue } from '#kit/parts/context/ConsoleContext.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { itemsWithin } from '#kit/parts/timeline/geometry/itemIndex.ts'
import { scaleOf, timeAt, widthOf, xOf } from '#kit/parts/timeline/geometry/timeScale.ts'
import { drawnSpan } from '#kit/parts/timeline/geometry/viewWindow.ts'
import { MONDAY, NOON, scheduleWeek } from './scheduleWeek.ts'

const SUNDAY = '2026-11-29'
const HOUR_MS = 3_600_000
const HEAD = 96
const ROW = 66
/** What a page of 1440 x 900 has for its lanes; so low that the week stands alone, as the boxes do. */
const PLACE = { inlineSize: 1_040, blockSize: 620 }

const session = {
  ...{ product: 'rimba-my', extensions: [], may: () => true, calls: { imageUrl: () => undefined } },
} as unknown as ConsoleValue

/** The week of the schedule's screen with so many airings, as it is edited. */
export function OurWeek({ airings }: { airings: number }) {
  const [shown, setShown] = useState<Shown>({
    ...{ mode: 'week', from: MONDAY, to: SUNDAY, shape: 'timeline', side: 'draft', ghosts: false, clock: 'channel' },
  })
  const [open] = useState(() => {
    const { schedule, live, titles } = scheduleWeek(airings)
    const facts = { ...rightsFacts(titles, { now: NOON }), conditionOf: conditionIn(titles) }
    const editor = createScheduleEditor({ saved: schedule, now: () => NOON, facts })
    const channel = { id: 'hits', cs: 'hits', name: 'HITS Movies' }
    return { channel, live, titles, editor, readOnly: undefined, needTitles: () => undefined }
  })
  const show: OpenSchedule['show'] = (change) => setShown((before) => ({ ...before, ...change }))
  return (
    <ConsoleContext value={session}>
      <ScheduleScreenProvider open={{ ...open, shown, show }}>
        <div style={{ ...PLACE, display: 'flex', flexDirection: 'column' }}>
          <ScheduleLanes />
        </div>
      </ScheduleScreenProvider>
    </ConsoleContext>
  )
}

type Box = { key: string; from: number; to: number; title: string; detail: string }
const made = new Map<number, Box[][]>()

/** Days of boxes, as bare as they can be: made once. */
function boxesOf(airings: number): Box[][] {
  const known = made.get(airings)
  if (known) return known
  const { schedule, titles } = scheduleWeek(airings)
  const days = daysBetween(MONDAY, SUNDAY).map((day) => {
    const { from, to } = dayBounds(day, 'UTC')
    return schedule.order
      .filter((airing) => airing.start < to && endOf(airing) > from)
      .map((airing): Box => {
        const title = airing.pgmId === undefined ? undefined : titles.get(airing.pgmId)
        return {
          ...{ key: airing.id, from: airing.start - from, to: endOf(airing) - from },
          ...{
            title: title ? titleOf(title, 'en') : airing.kind,
            detail: new Date(airing.start).toISOString().slice(11, 16),
          },
        }
      })
  })
  made.set(airings, days)
  return days
}

/** The baseline: the same window of the same airings as positioned boxes with their texts, one of them dragged by state. */
export function BareWeek({ airings }: { airings: number }) {
  const [days, setDays] = useState(() => boxesOf(airings))
  const [span, setSpan] = useState(16 * HOUR_MS)
  const [left, setLeft] = useState(0)
  const [dragged, setDragged] = useState<{ key: string; from: number; x: number }>()
  const scroll = useRef<HTMLDivElement>(null)
  const width = PLACE.inlineSize - HEAD
  const scale = useMemo(() => scaleOf({ from: -HOUR_MS, to: 25 * HOUR_MS }, span, width), [span, width])
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = left
    // Only where it begins, and at another zoom.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [span])
  useEffect(() => {
    const wheel = ({ ctrlKey, deltaY }: WheelEvent) =>
      ctrlKey && setSpan((before) => (deltaY < 0 ? before / 2 : before * 2))
    const element = scroll.current
    element?.addEventListener('wheel', wheel)
    return () => element?.removeEventListener('wheel', wheel)
  }, [])
  const drawn = drawnSpan(left, width)
  const range = { from: timeAt(scale, drawn.from), to: timeAt(scale, drawn.to) }
  const drop = () => {
    if (!dragged) return
    const by = dragged.x / scale.pxPerMs
    const moved = (box: Box) => (box.key === dragged.key ? { ...box, from: box.from + by, to: box.to + by } : box)
    setDays((before) => before.map((day) => day.map(moved)))
    setDragged(undefined)
  }
  return (
    <div
      ref={scroll}
      role="grid"
      style={{ ...PLACE, overflow: 'auto' }}
      onScroll={({ currentTarget: { scrollLeft } }) =>
        setLeft((before) => (drawnSpan(scrollLeft, width).from === drawnSpan(before, width).from ? before : scrollLeft))
      }
      onPointerMove={({ clientX }) => dragged && setDragged({ ...dragged, x: clientX - dragged.from })}
      onPointerUp={drop}
    >
      <div style={{ position: 'relative', blockSize: 7 * ROW, inlineSize: HEAD + widthOf(scale) }}>
        {days.map((day, lane) => {
          const { first, end } = itemsWithin(day, range)
          return (
            <div key={lane} style={{ position: 'absolute', insetBlockStart: lane * ROW }}>
              <b>{`Day ${lane}`}</b>
              {day.slice(first, end).map((box) => (
                <div
                  key={box.key}
                  data-index={box.key}
                  onPointerDown={({ clientX }) => setDragged({ key: box.key, from: clientX, x: 0 })}
                  style={{
                    position: 'absolute',
                    overflow: 'hidden',
                    insetInlineStart: HEAD + xOf(scale, box.from) + (dragged?.key === box.key ? dragged.x : 0),
                    inlineSize: (box.to - box.from) * scale.pxPerMs,
                    blockSize: ROW - 4,
                  }}
                >
                  <span>{box.title}</span>
                  <span>{box.detail}</span>
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { rangeOf } from '#contract/rules/schedule/model/schedule.ts'
import type { Timeline } from '#kit/parts/timeline/state/createTimeline.ts'
import type { Cursor } from '../model/scheduleView.ts'
import { useSchedule } from '../ScheduleContext.ts'
import { laneOf, onRuler, type LaneSpan } from './model/dayAxis.ts'

type Joined = {
  timeline: Timeline
  spans: readonly LaneSpan[]
  /** It takes the keyboard where somebody asked for a place. */
  takesFocus: boolean
}

/**
 * Joins the cursor of the screen to a timeline: what is asked for (a jump from a panel, undo, the next gap) comes into
 * view, and where the keyboard goes in the lanes the cursor follows.
 */
export function useLaneCursor({ timeline, spans, takesFocus }: Joined): void {
  const { schedule, cursor, asked, moveCursor, now } = useSchedule()
  const seen = useRef(asked)
  const show = useEffectEvent((target: Cursor, isFocused: boolean) => {
    const airing = target.kind === 'airing' ? schedule.byId.get(target.id) : undefined
    const range = airing ? rangeOf(airing) : target.kind === 'time' ? { from: target.at, to: target.at + 1 } : undefined
    if (!range) return
    const lane = laneOf(spans, Math.max(range.from, spans[0]?.bounds.from ?? range.from))
    const span = spans[lane]
    const place = span && onRuler(span, range)
    if (!span || !place) return
    timeline.goTo({ lane: span.key, cursor: place.from, ...(airing && { item: airing.id }) }, lane, place, isFocused)
  })
  // Whoever comes from the list finds the cursor where it was, and whoever opens the week finds today.
  const open = useEffectEvent(() => {
    if (cursor) return show(cursor, false)
    const lane = laneOf(spans, now)
    if (lane >= 0) timeline.reveal(lane)
  })
  useEffect(() => {
    if (takesFocus) open()
  }, [takesFocus])
  useEffect(() => {
    if (!cursor || (takesFocus && asked === seen.current)) return
    seen.current = asked
    show(cursor, takesFocus)
  }, [cursor, asked, takesFocus])

  const follow = useEffectEvent(() => {
    const { lane, item, cursor: at } = timeline.shown().focus
    const span = spans.find(({ key }) => key === lane)
    if (!span) return
    if (item !== undefined && schedule.byId.has(item)) {
      if (cursor?.kind !== 'airing' || cursor.id !== item) moveCursor({ kind: 'airing', id: item })
    } else if (cursor?.kind !== 'time' || cursor.at !== at + span.shift)
      moveCursor({ kind: 'time', at: at + span.shift })
  })
  useEffect(() => {
    if (!takesFocus) return
    let { focus } = timeline.shown()
    return timeline.subscribe(() => {
      const next = timeline.shown().focus
      if (next === focus) return
      focus = next
      follow()
    })
  }, [timeline, takesFocus])
}

import type { KeyboardEvent, MouseEvent } from 'react'
import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import type { LaneCut } from '../geometry/laneLayout.ts'
import { cellOf, isRun } from '../geometry/laneLayout.ts'
import type { Timeline, TimelineShown } from '../state/createTimeline.ts'
import { focusOf } from '../state/placeOf.ts'
import type { TimelineLane } from '../timelineLane.ts'
import { timelineIntent } from './timelineKeys.ts'
import type { TimelinePlace } from './timelineMoves.ts'
import { movedTo } from './timelineMoves.ts'

export type TimelineActs<Item> = {
  /** A click or Space on an item; Escape gives undefined. */
  onSelect?: ((item: Item | undefined, lane: string) => void) | undefined
  /** Enter or a double click: its details. */
  onOpen?: ((item: Item, lane: string) => void) | undefined
}

type Parts<Item extends TimelineItem> = TimelineActs<Item> & {
  timeline: Timeline
  shown: TimelineShown
  lanes: readonly TimelineLane<Item>[]
  place: TimelinePlace
  cut: LaneCut
  zone: string
  now: number
}

/** What keys and clicks do in a timeline. Keys that are not its own go on to the page. */
export function useTimelineKeys<Item extends TimelineItem>(parts: Parts<Item>) {
  const { timeline, shown, lanes, place, cut, zone, now, onSelect } = parts
  const around = {
    lanes,
    cut,
    perPage: Math.floor(shown.height / shown.row),
    now,
    dayAt: (at: number, by: number) => dayBounds(shiftDay(dayOf(at, zone), by), zone),
  }
  const goTo = (next: TimelinePlace, isSideways: boolean) => {
    const items = lanes[next.lane]?.items ?? []
    const cell = next.index < 0 ? undefined : cellOf(items, next.index, cut)
    const to = cell && isSideways ? (items[cell.end - 1]?.to ?? next.cursor) : next.cursor
    timeline.goTo(focusOf(lanes, next), next.lane, { from: next.cursor, to })
  }
  const act = (at: TimelinePlace, kind: 'open' | 'select') => {
    const lane = lanes[at.lane]
    const item = lane?.items?.[at.index]
    if (!lane?.items || !item) return
    const cell = cellOf(lane.items, at.index, cut)
    if (isRun(cell)) return timeline.zoom(-1)
    if (kind === 'open') parts.onOpen?.(item, lane.key)
    else onSelect?.(item, lane.key)
  }
  const pointed = (target: EventTarget): TimelinePlace | undefined => {
    const cell = (target as Element).closest<HTMLElement>('[data-index]')
    const row = cell?.closest<HTMLElement>('[data-lane]')
    if (!cell || !row) return undefined
    const [lane, index] = [Number(row.dataset.lane), Number(cell.dataset.index)]
    const item = lanes[lane]?.items?.[index]
    return { lane, index, cursor: item ? Math.max(item.from, timeline.times().from) : shown.focus.cursor }
  }
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const intent = isInCell(event.target) ? timelineIntent(event) : undefined
      if (!intent) return
      event.preventDefault()
      if (intent.kind === 'zoom') return timeline.zoom(intent.by)
      if (intent.kind === 'open' || intent.kind === 'select') return act(place, intent.kind)
      if (intent.kind === 'escape') return onSelect?.(undefined, lanes[place.lane]?.key ?? '')
      goTo(movedTo(intent, place, around), intent.kind === 'item')
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const at = pointed(event.target)
      if (!at || isControl(event.target)) return
      timeline.setFocus(focusOf(lanes, at))
      act(at, 'select')
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const at = pointed(event.target)
      if (at && !isControl(event.target)) act(at, 'open')
    },
    /** The browser has put the focus on a cell: the tab stop goes with it. */
    onFocus: (target: EventTarget) => {
      const at = pointed(target)
      if (at && (at.lane !== place.lane || at.index !== place.index)) timeline.setFocus(focusOf(lanes, at))
    },
  }
}

/** Keys in a field or on a button inside of a card are theirs. */
function isInCell(target: EventTarget): boolean {
  return (target as Element).matches('[role=gridcell],[role=rowheader]')
}

function isControl(target: EventTarget): boolean {
  return (target as Element).closest('a,button,input') !== null
}

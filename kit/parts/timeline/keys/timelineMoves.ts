import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import { itemAt } from '../geometry/itemIndex.ts'
import type { LaneCut } from '../geometry/laneLayout.ts'
import { cellOf } from '../geometry/laneLayout.ts'
import type { TimelineIntent } from './timelineKeys.ts'

type LaneItems = { items?: readonly TimelineItem[] | undefined }

/** Where one is: a lane, an item of it (-1 in a lane without items), and the time that Up and Down keep to. */
export type TimelinePlace = { lane: number; index: number; cursor: number }

type MoveSurroundings = {
  lanes: readonly LaneItems[]
  cut: LaneCut
  /** Lanes in view: how far Page Up and Page Down go. */
  perPage: number
  now: number
  /** The day of an instant, as the channel's zone has it, and the one so many days on. */
  dayAt: (at: number, by: number) => TimeRange
}

const NONE: readonly TimelineItem[] = []

/** Where a key leads to; the same place where it leads nowhere. */
export function movedTo(intent: TimelineIntent, place: TimelinePlace, around: MoveSurroundings): TimelinePlace {
  switch (intent.kind) {
    case 'item':
      return beside(intent.by, place, around)
    case 'lane':
      return inLane(place.lane + intent.by, place.cursor, around)
    case 'page':
      return inLane(place.lane + intent.by * Math.max(1, around.perPage - 1), place.cursor, around)
    case 'day': {
      const [day, next] = [around.dayAt(place.cursor, 0), around.dayAt(place.cursor, intent.by)]
      return inLane(place.lane, Math.min(next.from + (place.cursor - day.from), next.to - 1), around)
    }
    case 'end':
      return toEnd(intent, place, around)
    case 'now':
      return inLane(place.lane, around.now, around)
    default:
      return place
  }
}

/** The place in a lane at a time, which stays the cursor even where the item begins earlier or later. */
function inLane(lane: number, cursor: number, { lanes }: Pick<MoveSurroundings, 'lanes'>): TimelinePlace {
  const within = Math.max(0, Math.min(lane, lanes.length - 1))
  return { lane: within, index: itemAt(lanes[within]?.items ?? NONE, cursor), cursor }
}

function beside(by: -1 | 1, place: TimelinePlace, { lanes, cut }: MoveSurroundings): TimelinePlace {
  const items = lanes[place.lane]?.items ?? NONE
  if (place.index < 0) return place
  const cell = cellOf(items, place.index, cut)
  const index = by < 0 ? cell.first - 1 : cell.end
  const item = items[index]
  return item ? { lane: place.lane, index, cursor: item.from } : place
}

function toEnd(
  { of, to }: Extract<TimelineIntent, { kind: 'end' }>,
  place: TimelinePlace,
  around: MoveSurroundings,
): TimelinePlace {
  if (of === 'all') return inLane(to === 'first' ? 0 : around.lanes.length - 1, place.cursor, around)
  const day = around.dayAt(place.cursor, 0)
  const items = around.lanes[place.lane]?.items ?? NONE
  const index = itemAt(items, to === 'first' ? day.from : day.to - 1)
  const item = items[index]
  return item ? { ...place, index, cursor: Math.max(day.from, item.from) } : place
}

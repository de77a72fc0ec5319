import type { TimelineItem } from '../geometry/itemIndex.ts'
import { itemAt } from '../geometry/itemIndex.ts'
import type { TimelinePlace } from '../keys/timelineMoves.ts'
import type { TimelineLane } from '../timelineLane.ts'
import type { TimelineFocus } from './createTimeline.ts'

/** Where one is among the lanes of this moment; an item that has gone leaves one at its time. */
export function placeOf<Item extends TimelineItem>(
  lanes: readonly TimelineLane<Item>[],
  focus: TimelineFocus,
): TimelinePlace {
  const lane = Math.max(0, focus.lane === undefined ? 0 : lanes.findIndex(({ key }) => key === focus.lane))
  const items = lanes[lane]?.items ?? []
  const known = focus.item === undefined ? -1 : items.findIndex(({ key }) => key === focus.item)
  return { lane, index: known === -1 ? itemAt(items, focus.cursor) : known, cursor: focus.cursor }
}

/** The same by keys, as it is kept. */
export function focusOf<Item extends TimelineItem>(
  lanes: readonly TimelineLane<Item>[],
  { lane, index, cursor }: TimelinePlace,
): TimelineFocus {
  const item = lanes[lane]?.items?.[index]
  return { ...(lanes[lane] && { lane: lanes[lane].key }), ...(item && { item: item.key }), cursor }
}

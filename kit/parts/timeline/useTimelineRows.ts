import { useMemo } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimelineItem } from './geometry/itemIndex.ts'
import { itemsWithin } from './geometry/itemIndex.ts'
import type { Timeline } from './state/createTimeline.ts'
import { useTimelineShown } from './state/useTimeline.ts'
import type { TimelineLane } from './timelineLane.ts'

/** One item with its lane, as a row of a table. */
export type TimelineRow<Item extends TimelineItem> = { key: string; item: Item; lane: TimelineLane<Item> }

/** The key of a row: items of two lanes may have the same one. */
export const timelineRowKey = ({ key }: { key: string }) => key

const rowKeyOf = (lane: string, item: string) => `${lane} ${item}`

/**
 * The list twin of a timeline: what its lanes hold within a range as rows, lane by lane, with the row that one is on.
 * `goTo` puts timeline and list on the same item.
 */
export function useTimelineRows<Item extends TimelineItem>(
  timeline: Timeline,
  lanes: readonly TimelineLane<Item>[],
  { from, to }: TimeRange,
) {
  const { focus } = useTimelineShown(timeline)
  const rows = useMemo(
    () =>
      lanes.flatMap((lane) => {
        const items = lane.items ?? []
        const { first, end } = itemsWithin(items, { from, to })
        return items
          .slice(first, end)
          .filter((item) => item.to > from)
          .map((item): TimelineRow<Item> => ({ key: rowKeyOf(lane.key, item.key), item, lane }))
      }),
    [lanes, from, to],
  )
  return {
    rows,
    current: focus.lane !== undefined && focus.item !== undefined ? rowKeyOf(focus.lane, focus.item) : undefined,
    goTo: ({ lane, item }: TimelineRow<Item>) => {
      const index = lanes.findIndex(({ key }) => key === lane.key)
      timeline.goTo({ lane: lane.key, item: item.key, cursor: item.from }, index, item, false)
    },
  }
}

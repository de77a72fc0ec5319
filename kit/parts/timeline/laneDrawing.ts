import type { ReactNode } from 'react'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimelineItem } from './geometry/itemIndex.ts'
import type { TimeScale } from './geometry/timeScale.ts'
import type { ItemPlace, TimelineLane, TimelineTone } from './timelineLane.ts'

/** How a page draws what stands in its lanes. All of them stay the same functions as long as they draw the same. */
export type LaneDrawing<Item extends TimelineItem> = {
  /** What stands before the lane. */
  renderHead: (lane: TimelineLane<Item>) => ReactNode
  renderItem: (item: Item, place: ItemPlace) => ReactNode
  /** 'Morning Show, Tue 10:15 to 11:00, draft, gap of 12 minutes before'; of its lane the name is known. */
  itemLabel: (item: Item, lane: string) => string
  toneOf?: ((item: Item) => TimelineTone | undefined) | undefined
  /** What a lane without any item says. */
  renderEmpty?: ((lane: TimelineLane<Item>) => ReactNode) | undefined
  /** What lies in the lane behind its items, placed by the scale; only what touches `from` to `to` is seen. */
  renderBeneath?: ((lane: TimelineLane<Item>, scale: TimeScale, drawn: TimeRange) => ReactNode) | undefined
}

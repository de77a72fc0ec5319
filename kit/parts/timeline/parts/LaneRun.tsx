import { useTranslate } from 'ra-core'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import type { LaneCell } from '../geometry/laneLayout.ts'
import type { TimelineTone } from '../timelineLane.ts'

type LaneRunProps<Item> = {
  cell: LaneCell
  items: readonly Item[]
  isActive: boolean
  toneOf?: ((item: Item) => TimelineTone | undefined) | undefined
}

/** Neighbours too narrow for cards: how many, and how many of them need eyes. A click looks closer. */
export function LaneRun<Item extends TimelineItem>({ cell, items, isActive, toneOf }: LaneRunProps<Item>) {
  const translate = useTranslate()
  const { first, end, x, width } = cell
  const within = items.slice(first, end)
  const marked = toneOf ? within.filter((item) => ![undefined, 'dimmed'].includes(toneOf(item))).length : 0
  const label = translate(marked > 0 ? 'timeline.runMarked' : 'timeline.run', { smart_count: within.length, marked })
  return (
    <div
      className="cell run"
      role="gridcell"
      aria-colspan={within.length}
      aria-label={label}
      title={label}
      tabIndex={isActive ? 0 : -1}
      style={{ insetInlineStart: x, width }}
    />
  )
}

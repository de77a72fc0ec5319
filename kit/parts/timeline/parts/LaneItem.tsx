import type { CSSProperties } from 'react'
import { memo, useMemo } from 'react'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import type { ItemPhase, TimelineLane } from '../timelineLane.ts'
import type { LaneDrawing } from '../laneDrawing.ts'

type LaneItemProps<Item extends TimelineItem> = {
  item: Item
  index: number
  x: number
  width: number
  phase: ItemPhase
  /** The time, where the item is on; else 0, so that only what is on is drawn anew as time goes by. */
  now: number
  /** It begins before the view: its words stay in view. */
  isAtEdge: boolean
  isActive: boolean
  isSelected: boolean
  lane: TimelineLane<Item>
  drawing: LaneDrawing<Item>
}

/** Under this a card has a letter at most, which fits: what nothing is cut off is painted with its lane, not by itself. */
const CUT_FROM_PX = 24

/** Px between neighbours, half of it at each side. */
const GAP_PX = 2

function Item<Item extends TimelineItem>(props: LaneItemProps<Item>) {
  const { item, phase, now, isSelected, drawing } = props
  const width = Math.max(1, props.width - GAP_PX)
  // An edit before it gives it another index: what is in it stays as it is.
  const drawn = useMemo(
    () => drawing.renderItem(item, { width, phase, isSelected }),
    [drawing, item, width, phase, isSelected],
  )
  const played = phase === 'now' ? (100 * (now - item.from)) / (item.to - item.from) : 0
  return (
    <div
      className="cell"
      role="gridcell"
      aria-colindex={props.index + 2}
      aria-selected={isSelected}
      aria-label={drawing.itemLabel(item, props.lane)}
      aria-current={phase === 'now' ? 'time' : undefined}
      data-index={props.index}
      data-phase={phase}
      data-edge={props.isAtEdge || undefined}
      data-bare={width < CUT_FROM_PX || undefined}
      tabIndex={props.isActive ? 0 : -1}
      style={{
        insetInlineStart: props.x + GAP_PX / 2,
        width,
        ...(played > 0 && ({ '--played': `${played.toFixed(2)}%` } as CSSProperties)),
      }}
    >
      {drawn}
    </div>
  )
}

/** A card of a lane: where it stands and what it says; the page draws what is in it. */
export const LaneItem = memo(Item) as typeof Item

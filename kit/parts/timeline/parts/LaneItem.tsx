import type { CSSProperties } from 'react'
import { memo, useMemo } from 'react'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import type { ItemPhase } from '../timelineLane.ts'
import type { LaneDrawing } from '../laneDrawing.ts'

type LaneItemProps<Item extends TimelineItem> = {
  item: Item
  x: number
  width: number
  phase: ItemPhase
  /** The time, where the item is on; else 0, so that only what is on is drawn anew as time goes by. */
  now: number
  /** It begins before the view: its words stay in view. */
  isAtEdge: boolean
  isActive: boolean
  isSelected: boolean
  /** The name of its lane; not the lane, which is another with every edit. */
  lane: string
  drawing: LaneDrawing<Item>
}

/** Under this a card has a letter at most, which fits: what nothing is cut off is painted with its lane, not by itself. */
const CUT_FROM_PX = 24

/** Px between neighbours, half of it at each side. */
const GAP_PX = 2

function Item<Item extends TimelineItem>(props: LaneItemProps<Item>) {
  const { item, phase, now, isSelected, drawing } = props
  const width = Math.max(1, props.width - GAP_PX)
  const drawn = useMemo(
    () => drawing.renderItem(item, { width, phase, isSelected }),
    [drawing, item, width, phase, isSelected],
  )
  const played = phase === 'now' ? (100 * (now - item.from)) / (item.to - item.from) : 0
  return (
    <div
      className="cell"
      role="gridcell"
      aria-selected={isSelected}
      aria-label={drawing.itemLabel(item, props.lane)}
      aria-current={phase === 'now' ? 'time' : undefined}
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

/** A card of a lane: where it stands and what it says; the page draws what is in it, and its lane numbers it. */
export const LaneItem = memo(Item) as typeof Item

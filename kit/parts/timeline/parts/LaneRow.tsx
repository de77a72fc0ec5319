import type { CSSProperties, ReactNode } from 'react'
import { memo, useMemo } from 'react'
import type { TimelineItem } from '../geometry/itemIndex.ts'
import type { LaneCell, LaneCut } from '../geometry/laneLayout.ts'
import { cellOf, isRun, laneLayout } from '../geometry/laneLayout.ts'
import { timeAt, xOf } from '../geometry/timeScale.ts'
import type { ItemKeys, TimelineLane } from '../timelineLane.ts'
import { isAmong, phaseOf } from '../timelineLane.ts'
import type { LaneDrawing } from '../laneDrawing.ts'
import { LaneItem } from './LaneItem.tsx'
import { LaneRun } from './LaneRun.tsx'
import { RunCanvas } from './RunCanvas.tsx'
import { useCellNumbers } from './useCellNumbers.ts'

type LaneRowProps<Item extends TimelineItem> = {
  lane: TimelineLane<Item>
  index: number
  top: number
  cut: LaneCut
  /** The lines of the ruler behind the cards; not by a variable, which the browser would work out for every card. */
  lines: CSSProperties
  /** Px from and to which the lane is drawn. */
  from: number
  to: number
  now: number
  /** Index of the item that holds the tab stop. */
  active: number | undefined
  selected: ItemKeys
  drawing: LaneDrawing<Item>
}

function Lane<Item extends TimelineItem>(props: LaneRowProps<Item>) {
  const { lane, index, cut, from, to, active, drawing } = props
  const now = props.now + (lane.ahead ?? 0)
  const items = lane.items ?? (NONE as readonly Item[])
  const cells = useMemo(() => {
    const range = { from: timeAt(cut.scale, from), to: timeAt(cut.scale, to) }
    return laneLayout(items, cut, range)
  }, [items, cut, from, to])
  const isHeld = active === undefined || active < 0 || cells.some(({ first, end }) => active >= first && active < end)
  const drawn = isHeld ? cells : [...cells, cellOf(items, active, cut)]
  const runs = cells.filter(isRun)
  const cellsOf = useCellNumbers(drawn)
  return (
    <div className="row" role="row" aria-rowindex={index + 1} data-lane={index} style={{ top: props.top }}>
      <div className="head" role="rowheader" aria-colindex={1} aria-label={lane.label}>
        {drawing.renderHead(lane)}
      </div>
      <div ref={cellsOf} className="lane" role="presentation" style={laneStyle(props.lines, lane.beneath)}>
        {drawing.renderBeneath?.(lane, cut.scale, { from: timeAt(cut.scale, from), to: timeAt(cut.scale, to) })}
        {runs.length > 0 && (
          <RunCanvas items={items} runs={runs} cut={cut} from={from} to={to} toneOf={drawing.toneOf} />
        )}
        {drawn.map((cell) => {
          const item = items[cell.first]
          if (!item) return null
          const isActive = active !== undefined && active >= cell.first && active < cell.end
          if (isRun(cell))
            return <LaneRun key={item.key} cell={cell} items={items} isActive={isActive} toneOf={drawing.toneOf} />
          return (
            <LaneItem
              key={item.key}
              item={item}
              x={cell.x}
              width={cell.width}
              phase={phaseOf(item, now)}
              now={phaseOf(item, now) === 'now' ? now : 0}
              isAtEdge={isAtEdge(cell, from, to)}
              isActive={isActive}
              isSelected={isAmong(props.selected, item.key)}
              lane={lane.label}
              drawing={drawing}
            />
          )
        })}
        {lane.overlaps?.map((overlap, at) => (
          <i
            key={`${overlap.from}-${at}`}
            className="overlap"
            style={{
              insetInlineStart: xOf(cut.scale, overlap.from),
              width: (overlap.to - overlap.from) * cut.scale.pxPerMs,
            }}
          />
        ))}
        {items.length === 0 && (
          <EmptyLane isLoading={lane.items === undefined} isActive={active !== undefined} label={lane.label}>
            {lane.items && drawing.renderEmpty?.(lane)}
          </EmptyLane>
        )}
      </div>
    </div>
  )
}

function laneStyle(lines: CSSProperties, beneath: number | undefined): CSSProperties {
  return beneath === undefined ? lines : { ...lines, ['--beneath' as string]: `${beneath}px` }
}

/** Narrower cards have no words to move. */
const EDGE_FROM_PX = 48

/** Whether the left edge of the view may cut a cell before the lane is drawn again (`drawnSpan`). */
function isAtEdge({ x, width }: LaneCell, from: number, to: number): boolean {
  const share = (to - from) / 9
  return width > EDGE_FROM_PX && x < from + 3 * share && x + width > from + 2 * share
}

const NONE: readonly TimelineItem[] = []

type EmptyLaneProps = { isLoading: boolean; isActive: boolean; label: string; children: ReactNode }

function EmptyLane({ isLoading, isActive, label, children }: EmptyLaneProps) {
  return (
    <div
      className={isLoading ? 'cell loading' : 'cell empty'}
      role="gridcell"
      aria-colindex={2}
      aria-busy={isLoading || undefined}
      aria-label={children ? undefined : label}
      data-index={-1}
      tabIndex={isActive ? 0 : -1}
    >
      {children && <span>{children}</span>}
    </div>
  )
}

export const LaneRow = memo(Lane) as typeof Lane

import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { TimelineItem } from './itemIndex.ts'
import { itemsWithin } from './itemIndex.ts'
import type { TimeScale } from './timeScale.ts'
import { xOf } from './timeScale.ts'

/** Neighbours narrower than this become one run (looks section 5). */
export const RUN_BELOW_PX = 6

/** One thing drawn in a lane: a card of one item, or a run of several that are too narrow for cards. */
export type LaneCell = {
  /** Index of the first item, and of the first after the last. */
  first: number
  end: number
  x: number
  width: number
}

/** How a lane is cut into cells. `bucket`: runs end at multiples of this many ms, so that each is a place to go to. */
export type LaneCut = { scale: TimeScale; bucket: number }

export function isRun({ first, end }: LaneCell): boolean {
  return end - first > 1
}

/** The cells of a lane that touch a range. A cell is the same whatever range asks for it. */
export function laneLayout(items: readonly TimelineItem[], cut: LaneCut, range: TimeRange): LaneCell[] {
  const { first, end } = itemsWithin(items, range)
  const cells: LaneCell[] = []
  let next = first
  while (next < end) {
    const cell = cellOf(items, next, cut)
    cells.push(cell)
    next = cell.end
  }
  return cells
}

/** The cell that an item is drawn in. */
export function cellOf(items: readonly TimelineItem[], index: number, { scale, bucket }: LaneCut): LaneCell {
  const narrow = (at: number) => {
    const item = items[at]
    return item !== undefined && (item.to - item.from) * scale.pxPerMs < RUN_BELOW_PX
  }
  const belongs = (at: number) => {
    const [item, next] = [items[at], items[at + 1]]
    if (!item || !next || !narrow(at) || !narrow(at + 1)) return false
    const isNear = (next.from - item.to) * scale.pxPerMs < RUN_BELOW_PX
    return isNear && Math.floor(item.from / bucket) === Math.floor(next.from / bucket)
  }
  let first = index
  while (first > 0 && belongs(first - 1)) first--
  let last = index
  while (belongs(last)) last++
  const from = items[first]?.from ?? 0
  let to = from
  for (let at = first; at <= last; at++) to = Math.max(to, items[at]?.to ?? from)
  return { first, end: last + 1, x: xOf(scale, from), width: (to - from) * scale.pxPerMs }
}

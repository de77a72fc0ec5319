import type { TimeScale } from '#kit/parts/timeline/geometry/timeScale.ts'
import { timeAt } from '#kit/parts/timeline/geometry/timeScale.ts'
import { itemsWithin } from '#kit/parts/timeline/geometry/itemIndex.ts'
import type { LaneItem } from './laneItem.ts'

type Corner = { x: number; y: number }
type BandLanes = readonly { items: readonly LaneItem[] | undefined }[]

/** Ids of airings that a band between two points of the surface (px) touches, lane by lane. */
export function bandItems(
  lanes: BandLanes,
  { scale, row }: { scale: TimeScale; row: number },
  one: Corner,
  other: Corner,
): string[] {
  const range = { from: timeAt(scale, Math.min(one.x, other.x)), to: timeAt(scale, Math.max(one.x, other.x)) }
  const first = Math.max(0, Math.floor(Math.min(one.y, other.y) / row))
  const last = Math.floor(Math.max(one.y, other.y) / row)
  const ids = lanes.slice(first, last + 1).flatMap(({ items = [] }) => {
    const { first: from, end } = itemsWithin(items, range)
    return items.slice(from, end).flatMap((item) => (item.kind === 'airing' && item.to > range.from ? item.key : []))
  })
  return [...new Set(ids)]
}

import type { GuideChannel, GuideRow } from '#contract/schemas/live/guide.ts'
import type { GuideLane, LanePart } from './guideLane.ts'
import { guideLane, unreadLane } from './guideLane.ts'
import type { GuidePage } from './guideWindows.ts'
import { CHANNELS_PER_PAGE } from './guideWindows.ts'

type ReadPage = GuidePage & { rows: readonly GuideRow[] | undefined }
type LaneWords = (channel: GuideChannel) => string
type Parts = { total: number; pages: readonly ReadPage[]; label: LaneWords }
type Kept = { parts: readonly LanePart[]; label: LaneWords; lane: GuideLane }

/**
 * Lanes from pages that were read. A lane stays the same object as long as what was read of it does, and so does the
 * list: then none of its cards is drawn anew.
 */
export function createLaneCache() {
  const kept = new Map<number, Kept>()
  let last: readonly GuideLane[] = []
  const laneOf = (nth: number, parts: readonly LanePart[], label: LaneWords): GuideLane => {
    const before = kept.get(nth)
    if (before?.label === label && isAlike(before.parts, parts)) return before.lane
    const lane = parts.length > 0 ? guideLane(nth, parts, label) : unreadLane(nth, [])
    kept.set(nth, { parts, label, lane })
    return lane
  }
  return ({ total, pages, label }: Parts): readonly GuideLane[] => {
    const byPage = Map.groupBy(pages, ({ page }) => page)
    const lanes = Array.from({ length: total }, (_, nth) => {
      const read = byPage.get(Math.floor(nth / CHANNELS_PER_PAGE)) ?? []
      const parts = read.map(({ span, rows }) => ({ span, row: rows?.[nth % CHANNELS_PER_PAGE] }))
      return laneOf(nth, parts, label)
    })
    const isSame = lanes.length === last.length && lanes.every((lane, at) => lane === last[at])
    if (!isSame) last = lanes
    return last
  }
}

function isAlike(one: readonly LanePart[], other: readonly LanePart[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ span, row }, at) => span.from === other[at]?.span.from && row === other[at].row)
  )
}

import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { GuideItem, GuideLane } from './guideLane.ts'

/** A lane with the times that two would want, should what is asked be done: hatched, the words of both kept free. */
export function contestedLane(lane: GuideLane, ranges: readonly TimeRange[]): GuideLane {
  const isWanted = ({ from, to }: GuideItem) => ranges.some((range) => from < range.to && to > range.from)
  return {
    ...lane,
    items: lane.items?.map((item) =>
      item.kind === 'airing' && isWanted(item) ? { ...item, isContested: true } : item,
    ),
    overlaps: [...(lane.overlaps ?? []), ...ranges],
  }
}

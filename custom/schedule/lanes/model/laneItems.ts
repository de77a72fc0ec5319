import { occurrences } from '#contract/rules/schedule/loop/occurrences.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { rangeOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import { sweep } from '#contract/rules/schedule/sweep.ts'
import type { RightsMap } from '#contract/rules/schedule/warnings/checkRights.ts'
import type { KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import { onRuler, type LaneSpan } from './dayAxis.ts'
import { gapKey, type AiringItem, type GapItem, type LaneItem, type LiveItem, type TurnItem } from './laneItem.ts'
import { changeAgainst } from './changeAgainst.ts'

/** Everything that items of lanes follow from. */
export type LaneFacts = {
  schedule: Schedule
  /** The published side; undefined where nothing of it was read. */
  live: Schedule | undefined
  failures: RightsMap
  titles: KnownTitles
}

const titleIn = (titles: LaneFacts['titles'], { pgmId }: Airing) =>
  pgmId === undefined ? undefined : titles.get(pgmId)

/** What a lane holds, by start: its airings, turns of the loop, and gaps by the minute; where airings run at once. */
export function laneItems(span: LaneSpan, facts: LaneFacts): { items: LaneItem[]; overlaps: TimeRange[] } {
  const { schedule } = facts
  const airings = airingsWithin(schedule, span.bounds)
  const turns = schedule.loop ? occurrences(schedule, span.bounds) : []
  const ranges = [...airings, ...turns.map(({ airing }) => airing)].map((airing) => ({ ...rangeOf(airing), airing }))
  const { gaps, overlaps } = sweep(ranges, span.bounds)
  const overlapOf = overlapLengths(overlaps)
  const gapBefore = new Map(gaps.map(({ from, to }) => [to, to - from]))
  const changeOf = changesIn(span, facts)
  // A day without anything says so as a whole; its one gap would say it twice.
  const isEmpty = airings.length === 0 && turns.length === 0
  const items = [
    ...airings.flatMap((airing): AiringItem | [] => {
      const place = onRuler(span, rangeOf(airing))
      if (!place) return []
      return {
        ...{ key: airing.id, kind: 'airing', ...place, airing, title: titleIn(facts.titles, airing) },
        ...{ change: changeOf(airing), failures: facts.failures.get(airing.id) ?? NONE },
        ...{ overlap: overlapOf.get(airing.id) ?? 0, gapBefore: gapBefore.get(minuteOf(airing.start)) ?? 0 },
      }
    }),
    ...turns.flatMap(({ airing, turn }): TurnItem | [] => {
      const place = onRuler(span, rangeOf(airing))
      return place ? { key: airing.id, kind: 'turn', ...place, airing, turn, title: titleIn(facts.titles, airing) } : []
    }),
    ...(isEmpty ? [] : gaps).flatMap((at): GapItem | [] => {
      const place = onRuler(span, at)
      return place ? { key: gapKey(at.from), kind: 'gap', ...place, at } : []
    }),
  ]
  return {
    items: items.sort((one, other) => one.from - other.from || one.to - other.to),
    overlaps: overlaps.flatMap((range) => onRuler(span, range) ?? []),
  }
}

const NONE: AiringItem['failures'] = []
const MINUTE_MS = 60_000
const minuteOf = (at: number) => Math.ceil(at / MINUTE_MS) * MINUTE_MS

function overlapLengths(overlaps: readonly (TimeRange & { items: { airing: Airing }[] })[]): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const { from, to, items } of overlaps)
    for (const { airing } of items) lengths.set(airing.id, (lengths.get(airing.id) ?? 0) + to - from)
  return lengths
}

/** Nothing of a day is marked as new while viewers have nothing of that day at all. */
function changesIn({ bounds }: LaneSpan, { live }: LaneFacts): (airing: Airing) => AiringChange | undefined {
  if (!live || airingsWithin(live, bounds).length === 0) return () => undefined
  return (airing) => changeAgainst(live.byId.get(airing.id), airing)
}

/** What viewers have now in a lane: all of it, or only what the draft has otherwise or not at all. */
export function liveItems(span: LaneSpan, { live, schedule, titles }: LaneFacts, isWhole: boolean): LiveItem[] {
  if (!live) return []
  return airingsWithin(live, span.bounds).flatMap((airing) => {
    const place = onRuler(span, rangeOf(airing))
    const draft = schedule.byId.get(airing.id)
    const isSame = !isWhole && draft && !changeAgainst(airing, draft)
    return place && !isSame ? { ...place, key: airing.id, airing, title: titleIn(titles, airing) } : []
  })
}

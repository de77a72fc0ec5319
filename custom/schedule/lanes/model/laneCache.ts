import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { LaneSpan } from './dayAxis.ts'
import type { LaneItem, LiveItem, ScheduleLane } from './laneItem.ts'
import { laneItems, liveItems, type LaneFacts } from './laneItems.ts'

type LaneSettings = {
  spans: readonly LaneSpan[]
  /** The name of a lane for those who hear it. */
  label: (span: LaneSpan) => string
  /** Px that what is live now takes beneath a lane; none where it is not shown. */
  liveRoom: number | undefined
  /** All of what is live now, not only what the draft has otherwise. */
  isWholeLive: boolean
}
type Parts = LaneFacts & LaneSettings
type Kept = { lane: ScheduleLane; parts: Parts; airings: readonly Airing[] }

/**
 * Lanes of a schedule. Whatever a command leaves alone keeps its identity, items and lanes alike: then no card of them
 * is drawn anew.
 */
export function createLaneCache() {
  const kept = new Map<string, Kept>()
  let last: readonly ScheduleLane[] = []
  const laneOf = (span: LaneSpan, parts: Parts): ScheduleLane => {
    const airings = airingsWithin(parts.schedule, span.bounds)
    const before = kept.get(span.key)
    if (before && isUntouched(before, { span, parts, airings })) return before.lane
    const lane = madeLane(span, parts, before?.lane)
    kept.set(span.key, { lane, parts, airings })
    return lane
  }
  return (parts: Parts): readonly ScheduleLane[] => {
    last = keptList(
      last,
      parts.spans.map((span) => laneOf(span, parts)),
    )
    return last
  }
}

function madeLane(span: LaneSpan, parts: Parts, before: ScheduleLane | undefined): ScheduleLane {
  const made = laneItems(span, parts)
  const { liveRoom } = parts
  const live = liveRoom === undefined ? [] : liveItems(span, parts, parts.isWholeLive)
  const hasRoom = liveRoom !== undefined && (live.length > 0 || parts.isWholeLive)
  return {
    ...{ key: span.key, span, label: parts.label(span), ahead: -span.shift, overlaps: made.overlaps },
    items: keptList<LaneItem>(before?.items, made.items),
    live: keptList<LiveItem>(before?.live, live),
    ...(hasRoom && { beneath: liveRoom }),
  }
}

/** Turns of a loop follow from days elsewhere, so that a lane with a loop is made anew. */
function isUntouched(
  { lane, parts: was, airings: before }: Kept,
  now: { span: LaneSpan } & Omit<Kept, 'lane'>,
): boolean {
  const { span, parts, airings } = now
  const isSameSpan =
    lane.span.shift === span.shift &&
    lane.span.bounds.from === span.bounds.from &&
    lane.span.bounds.to === span.bounds.to
  const isSameSetting = SETTINGS.every((name) => was[name] === parts[name])
  if (!isSameSpan || !isSameSetting || parts.schedule.loop || was.schedule.loop) return false
  return airings.length === before.length && airings.every((airing, at) => airing === before[at])
}

const SETTINGS = ['label', 'liveRoom', 'isWholeLive', 'live', 'failures', 'titles'] as const

/** The list as it was, where nothing in it is otherwise; else with those of its members that are as they were. */
function keptList<Member extends { key: string }>(
  before: readonly Member[] | undefined,
  list: Member[],
): readonly Member[] {
  if (!before) return list
  const known = finderOf(before)
  const members = list.map((member, at) => sameFields(known(member.key, at), member))
  return members.length === before.length && members.every((member, at) => member === before[at]) ? before : members
}

/** Finds members by their keys; most stand where they stood, or beside it. */
function finderOf<Member extends { key: string }>(members: readonly Member[]) {
  let byKey: Map<string, Member> | undefined
  let shift = 0
  return (key: string, at: number): Member | undefined => {
    for (const by of [shift, shift - 1, shift + 1]) {
      const member = members[at + by]
      if (member?.key !== key) continue
      shift = by
      return member
    }
    byKey ??= new Map(members.map((member) => [member.key, member]))
    return byKey.get(key)
  }
}

/** The object as it was, where every field of it is the same. */
function sameFields<Whole extends object>(before: Whole | undefined, whole: Whole): Whole {
  if (!before) return whole
  const fields = Object.keys(whole) as (keyof Whole)[]
  if (Object.keys(before).length !== fields.length) return whole
  return fields.every((field) => isAlike(before[field], whole[field])) ? before : whole
}

/** The range of a gap is made anew at each look. */
function isAlike(one: unknown, other: unknown): boolean {
  return one === other || (isGapRange(one) && isGapRange(other) && one.from === other.from && one.to === other.to)
}

function isGapRange(value: unknown): value is TimeRange {
  return typeof value === 'object' && value !== null && Object.keys(value).join(' ') === 'from to'
}

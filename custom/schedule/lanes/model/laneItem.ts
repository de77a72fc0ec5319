import type { AiringChange } from '#contract/rules/schedule/publish/scheduleChanges.ts'
import type { RightsFailure } from '#contract/rules/schedule/warnings/rightsFailures.ts'
import type { Airing } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { ScheduleTitle } from '#contract/schemas/live/scheduleTitle.ts'
import type { TimelineItem } from '#kit/parts/timeline/geometry/itemIndex.ts'
import type { TimelineLane } from '#kit/parts/timeline/timelineLane.ts'
import type { LaneSpan } from './dayAxis.ts'

/** What is known of the title of an airing: null where there is none that one may see. */
export type LaneTitle = ScheduleTitle | null | undefined

/** An airing as a lane shows it: of one over midnight its part in the day. `from` and `to` are the ruler's time. */
export type AiringItem = TimelineItem & {
  kind: 'airing'
  airing: Airing
  title: LaneTitle
  /** What is otherwise than on the published side, where that has anything of the day. */
  change: AiringChange | undefined
  failures: readonly RightsFailure[]
  /** How long something else runs as well, in ms. */
  overlap: number
  /** How long nothing airs just before it, in ms. */
  gapBefore: number
}
/** Time in which nothing airs, by the minute; `at` is when it begins. */
export type GapItem = TimelineItem & { kind: 'gap'; at: TimeRange }
/** An airing of the loop in a later turn: it is nowhere stored and cannot be edited. */
export type TurnItem = TimelineItem & { kind: 'turn'; airing: Airing; title: LaneTitle; turn: number }
export type LaneItem = AiringItem | GapItem | TurnItem

/** What a viewer has now, beneath the draft: by the ruler's time. */
export type LiveItem = TimeRange & { key: string; airing: Airing; title: LaneTitle }

export type ScheduleLane = TimelineLane<LaneItem> & {
  span: LaneSpan
  /** Published airings that the draft does otherwise; empty where nothing is otherwise. */
  live: readonly LiveItem[]
}

/** The key of an airing's item; gaps and turns have keys that no airing has. */
export const gapKey = (from: number) => `gap ${from}`

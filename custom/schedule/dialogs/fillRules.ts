import type { AdLimit } from '#contract/rules/ads/adLoadOf.ts'
import type { FillRules } from '#contract/rules/schedule/fill/fillHole.ts'
import { whyNotFill } from '#contract/rules/schedule/fill/whyNotFill.ts'
import { rightsFacts, type KnownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import { holesIn, openRanges } from '#contract/rules/schedule/model/holes.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { sharedRange, type TimeRange } from '#contract/rules/time/ranges.ts'
import { AD_SECONDS } from '#contract/values/schedule.ts'
import { SCHEDULE_POLICY } from '../model/schedulePolicy.ts'

/** Why a title is passed over; on screen `scheduleFill.passed.<reason>`. */
export const PASSED_REASONS = ['spacing', 'rights', 'rating', 'notWanted'] as const

type RulesAsked = {
  titles: KnownTitles
  now: number
  product: string | undefined
  /** The zone whose viewers the hours of ratings are meant for. */
  zone: string
  withAds: boolean
  adLimit: AdLimit
  /** Titles that somebody does not want to be proposed. */
  notWanted: ReadonlySet<string>
}

/** What a filling goes by: rights at that time, rating by hour, repeats, ads by the hour (editors.md section 2). */
export function fillRules({ titles, now, product, zone, withAds, adLimit, notWanted }: RulesAsked): FillRules {
  const rights = rightsFacts(titles, { now, ...(product !== undefined && { product }) })
  return {
    adSeconds: withAds ? AD_SECONDS : [],
    adLimit,
    spacing: SCHEDULE_POLICY.spacing,
    whyNot: (candidate, range) =>
      notWanted.has(candidate.pgmId) ? 'notWanted' : whyNotFill(candidate, range, { titles, rights, zone }),
  }
}

/** Time within some ranges in which nothing airs and that may still be filled, by start. */
export function holesWithin(schedule: Schedule, ranges: readonly TimeRange[], now: number): TimeRange[] {
  return openRanges(schedule, now)
    .flatMap((open) => ranges.flatMap((range) => sharedRange(open, range) ?? []))
    .flatMap((range) => holesIn(schedule, range))
    .sort((one, other) => one.from - other.from)
}

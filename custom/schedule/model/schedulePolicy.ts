import { INTERSTITIAL_SPACING_MS, SCHEDULE_AD_LOAD } from '#contract/values/schedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'

/** What proposals and notes of the screen go by, in ms: nothing here is stored, and none of it refuses a save. */
export const SCHEDULE_POLICY = {
  /** A title that airs again sooner is pointed out, and not proposed. */
  spacing: INTERSTITIAL_SPACING_MS,
  /** Ads that an hour of the clock may have where no load policy says it. */
  ads: SCHEDULE_AD_LOAD,
  /** How long before rights end that is told. */
  foresight: 14 * DAY_MS,
} as const

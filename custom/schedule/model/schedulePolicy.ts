import { INTERSTITIAL_SPACING_MS } from '#contract/values/schedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'

const MINUTE_MS = 60_000

/** What proposals and notes of the screen go by, in ms: nothing here is stored, and none of it refuses a save. */
export const SCHEDULE_POLICY = {
  /** A title that airs again sooner is pointed out, and not proposed. */
  spacing: INTERSTITIAL_SPACING_MS,
  /** Ads that an hour of the clock may have where no load policy says it. */
  ads: { rules: [{ ads: 12 * MINUTE_MS }] },
  /** How long before rights end that is told. */
  foresight: 14 * DAY_MS,
} as const

/**
 * What an airing is, as its `type` says on the wire and its colour on screen (specification section 3, segment
 * colours; `expired` is a state there, not a kind).
 */
export const AIRING_KINDS = ['vod', 'ad', 'bumper', 'filler', 'promo', 'ratingcard'] as const
export type AiringKind = (typeof AIRING_KINDS)[number]

/** Lengths of ads, in seconds (specification section 3, ad insertion intervals). */
export const AD_SECONDS = [15, 30, 60, 90, 120] as const

/** The longest range of days that one read of a schedule may ask for (calls.md section 15). */
export const SCHEDULE_DAYS = 35

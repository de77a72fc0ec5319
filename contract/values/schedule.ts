/** The resource type of channels that are scheduled from the catalogue. */
export const VIRTUAL_CHANNEL_TYPE = 'virtuallivechannel'
/** The page of the role table that guards them and their schedules. */
export const SCHEDULE_PAGE = 'cp_vll'

/**
 * What an airing is, as its `type` says on the wire and its colour on screen (specification section 3, segment
 * colours; `expired` is a state there, not a kind).
 */
export const AIRING_KINDS = ['vod', 'ad', 'bumper', 'filler', 'promo', 'ratingcard'] as const
export type AiringKind = (typeof AIRING_KINDS)[number]

/** An airing lasts no longer than so many days, so that what is on air began no more than these before. */
export const SCHEDULED_AIRING_DAYS = 2

/** What fills holes by itself (calls.md section 15, fillInterstitials). */
export const INTERSTITIAL_KINDS = ['ad', 'promo', 'filler'] as const satisfies readonly AiringKind[]

/** No promo or filler is proposed again within so many ms. */
export const INTERSTITIAL_SPACING_MS = 3 * 3_600_000

/** Lengths of ads, in seconds (specification section 3, ad insertion intervals). */
export const AD_SECONDS = [15, 30, 60, 90, 120] as const

/** Ads that an hour of the clock may have where no load policy says it, in ms. */
export const SCHEDULE_AD_LOAD = { rules: [{ ads: 12 * 60_000 }] } as const

/** The longest range of days that one read of a schedule may ask for (calls.md section 15). */
export const SCHEDULE_DAYS = 35

/** As many virtual channels as one read of what they show may name. */
export const VEPG_CHANNELS = 50

/** No day has more airings: one a minute, and room besides. */
export const SCHEDULE_AIRINGS = 2_880
/** As many titles as one read tells of. */
export const SCHEDULE_TITLES = 200

/** Why something is in the way of a pinned airing: why it keeps its time, or merely that it runs then. */
export const SCHEDULE_PIN_CONFLICT_REASONS = ['past', 'processing', 'outside', 'pinned', 'overlap'] as const

const KIND_OF_TYPE: Readonly<Record<string, AiringKind>> = { bumper: 'bumper', filler: 'filler', promo: 'promo' }

/** The kind of airing that a title makes, by its type; a bumper that shows a rating is a rating card. */
export function kindOfTitle(cty: string, purpose?: unknown): AiringKind {
  return cty === 'bumper' && purpose === 'rating' ? 'ratingcard' : (KIND_OF_TYPE[cty] ?? 'vod')
}

/** No rail shows more titles than these; what a query finds beyond them is not counted. */
export const RAIL_TITLES = 1_000

/** Titles that are read of a rail at once: more than the widest device shows of a row. */
export const RAIL_PAGE = 20

/** Days before a moment within which what came counts as new, and days behind it within which what goes is leaving. */
export const RAIL_NEW_DAYS = 14
export const RAIL_LEAVING_DAYS = 14
/** How far ahead rails look for what is to come, and for what is counted down to. */
export const RAIL_UPCOMING_DAYS = 60
export const RAIL_COUNTDOWN_DAYS = 14

/** What is said on the card of a title at a moment. */
export const RAIL_BADGES = ['new', 'leaving', 'live', 'upcoming'] as const
export type RailBadge = (typeof RAIL_BADGES)[number]

/** Which side of titles is looked at: what viewers have, or what they will once all drafts are published. */
export const RAIL_SIDES = ['published', 'draft'] as const
export type RailSide = (typeof RAIL_SIDES)[number]

/** Why viewers do not get a title; beside those of availability, that its window has not begun, or that policies deny it. */
export const RAIL_HIDDEN = ['notYet', 'expired', 'voiceOff', 'notPublished', 'productMissing', 'policy'] as const
export type RailHidden = (typeof RAIL_HIDDEN)[number]

/** Days that a review link may hold at most, and those that are offered. */
export const REVIEW_DAYS = 30
export const REVIEW_DAYS_OFFERED = [1, 7, 14, REVIEW_DAYS] as const
/** Links of one document that hold at the same time. */
export const REVIEW_LINKS = 50

/** What a note is pinned to: the document as a whole, or a place in it. */
export const NOTE_PLACES = ['document', 'field', 'container', 'airing', 'timecode'] as const
export type NotePlaceKind = (typeof NOTE_PLACES)[number]

export const NOTE_TEXT = 2_000
/** The name that somebody without an account gives. */
export const NOTE_NAME = 80
/** Notes and replies of one document; whoever has more to say writes elsewhere. */
export const NOTES_PER_DOCUMENT = 1_000
/** Of these, what may come through one link. */
export const NOTES_PER_LINK = 300

/** Where a review link is opened. Its token stands behind '#', so that no log and no other site ever has it. */
export const REVIEW_PATH = '/review'

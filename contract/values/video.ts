/** Cutting video (specification sections 2, 3 and 7, calls.md section 17). */

/** The page of the console that whoever cuts needs: media operations (calls.md, doubt 11). */
export const VIDEO_PAGE = 'cp_mediaoperations'

/** How a break stands in a title: before it, within it, behind it (`ap` of ad markers). */
export const BREAK_POSITIONS = ['pre', 'mid', 'post'] as const

/** One result of all pieces in a row, or a clip of each. */
export const CUT_OUTPUTS = ['one', 'many'] as const

export const MAX_SEGMENTS = 500
export const MAX_BREAKS = 500
/** Named edit lists of one title. */
export const EDITS_PER_TITLE = 200
/** What an edit list is called, a segment's label, a pattern of names. */
export const EDIT_NAME_LENGTH = 200
/** Frames of a title at most: more than ten hours at any rate. */
export const MAX_FRAMES = 10_000_000
/** A break lasts an hour at most, in ms. */
export const MAX_BREAK_MS = 3_600_000

/** Qualities of a download (specification section 3): lines and kbit/s of the picture at most. */
export const MP4_QUALITIES = {
  'Full HD': { lines: 1080, kbps: 6_000 },
  HD: { lines: 720, kbps: 3_000 },
  SD: { lines: 480, kbps: 1_200 },
} as const
export type Mp4Quality = keyof typeof MP4_QUALITIES
export const MP4_QUALITY_NAMES = Object.keys(MP4_QUALITIES) as readonly Mp4Quality[]
/** kbit/s of the sound of what is cut. */
export const CUT_SOUND_KBPS = 128
/** What every download request says (specification section 9). */
export const DOWNLOAD_TYPE = 'download'
export const MP4_STATUSES = ['processing', 'ready', 'failed'] as const
/** Downloads that one person may have in flight. */
export const CUTS_AT_ONCE = 3
/** A file that was cut is kept for a day; each answer signs an address of an hour. */
export const CUT_KEEP_MS = 86_400_000
export const CUT_ADDRESS_MS = 3_600_000

/** Why a place looks like one for a break. */
export const HINT_KINDS = ['black', 'silence', 'scene'] as const
export const HINT_STATUSES = ['none', 'running', 'ready', 'failed', 'unavailable'] as const
export const MAX_HINTS = 5_000

/** The type of what `processShort` makes. */
export const SHORT_TYPE = 'shortvideo'

/**
 * What a search of clips goes by (specification section 7): words as they stand, a vector of letters, both, or the
 * vectors of another service, where one is configured.
 */
export const EMBEDDING_TYPES = ['words', 'letters', 'both', 'meaning'] as const
export type EmbeddingType = (typeof EMBEDDING_TYPES)[number]
/** Hits of one title that are closer than this, in ms, are one. */
export const HITS_APART_MS = 2_000
/** A hit says at least this much of what was asked for. */
export const CLIP_SCORE = 0.2
/** Passages that are compared by meaning in one search. */
export const CLIPS_MEANT = 2_048
/** Passages that one search looks at. */
export const CLIPS_LOOKED_AT = 400

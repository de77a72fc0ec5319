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

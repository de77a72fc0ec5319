/** A programme guide may have this many bytes, unpacked (calls.md section 0). */
export const FEED_BYTES = 50 * 1_048_576
/** Channels that one feed may have; real ones have some hundred. */
export const FEED_CHANNELS = 20_000
/** The name of a feed or station, in letters. */
export const FEED_NAME_LENGTH = 120
/** What a guide is given out as. */
export const FEED_FORMATS = ['xmltv', 'csv'] as const

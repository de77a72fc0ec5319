import { DAY_MS } from './timers.ts'

/** An airing lasts at most this long, in ms: what starts earlier need not be looked for (ours; feeds hold no longer ones). */
export const AIRING_MAX_MS = 2 * DAY_MS
/** The widest window that one read of the guide may ask for, in days, as `readVepg` has it (calls.md section 15). */
export const GUIDE_DAYS = 31
/** Channels times days of one read: 100 channels for two weeks, 500 for three days. */
export const GUIDE_CHANNEL_DAYS = 1_500
/** Channels of one guide file, and channels times days: more than a read of the guide, since it is written channel by channel. */
export const GUIDE_FILE_CHANNELS = 2_000
export const GUIDE_FILE_CHANNEL_DAYS = 31_000
/** Channels that one guide file may name: their ids stand in the address of the call, which servers take up to 16 KB of. */
export const GUIDE_FILE_NAMED = 300
/** The longest window whose marks are read at once, in ms (a day of 25 hours), and of how many channels. */
export const GUIDE_MARKS_MS = 26 * 3_600_000
export const GUIDE_MARKS_CHANNELS = 2_000
/** The types of what the guide shows, and of its rows. */
export const AIRING_TYPE = 'airing'
export const CHANNEL_TYPE = 'channel'
/** What an airing shows: a title of the catalogue, or pieces of several. */
export const PROGRAM_TYPE = 'program'

/** Windows of an airing that one title is made of, at most, and letters of the name that it is given (section 16). */
export const CONVERSION_WINDOWS = 50
export const CONVERSION_NAME_LENGTH = 250

/** A programme guide may have this many bytes, unpacked (calls.md section 0). */
export const FEED_BYTES = 50 * 1_048_576
/** Channels that one feed may have; real ones have some hundred. */
export const FEED_CHANNELS = 20_000
/** Programmes that one channel of a feed may have: two months of five minutes each, for all of them are held at once. */
export const CHANNEL_PROGRAMMES = 20_000
/** The id of a channel in a feed, in letters: real ones are names of hosts. */
export const FEED_ID_LENGTH = 250
/** The name of a feed or station, in letters. */
export const FEED_NAME_LENGTH = 120
/** What a guide is given out as. */
export const FEED_FORMATS = ['xmltv', 'csv'] as const

/** Keywords of what makes a feed be refused as a whole; each has plain words of its own, and a place in the file. */
export const FEED_PROBLEMS = [
  'notXml',
  'notXmltv',
  'cutOff',
  'internalSubset',
  'entity',
  'badEncoding',
  'tooDeep',
  'tooLongText',
  'tooLongPart',
  'tooLongId',
  'badSign',
  'tooManyAttributes',
  'tooManyProgrammes',
  'tooManyChannels',
  'badPacking',
  'badTable',
  'tooLarge',
] as const
export type FeedProblem = (typeof FEED_PROBLEMS)[number]

/** Keywords of oddities that cost a feed nothing, or one programme at most; they are counted. */
export const FEED_NOTES = [
  'noChannel',
  'noStart',
  'noTitle',
  'badEnd',
  'endBeforeStart',
  'zeroLength',
  'endMissing',
  'tooLong',
  'zoneMissing',
] as const
/** Lines that are named of each oddity. */
export const NOTE_LINES = 100
/** What of a feed's times may not fit together within one channel, as its dry run counts it, and how many of each it names. */
export const FEED_TIMINGS = ['gap', 'overlap', 'zeroLength'] as const
export const TIMINGS_NAMED = 3
export type FeedNoteCode = (typeof FEED_NOTES)[number]

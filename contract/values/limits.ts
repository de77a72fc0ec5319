/** Limits of calls (design section 4, calls.md section 0). Sizes in bytes, rates per user. */
export const PAGE_SIZES = [10, 25, 100, 1000] as const
export const DEFAULT_PAGE_SIZE = 25
export const MAX_PAGE_SIZE = 1000
/** `info=full` carries payloads, so its pages stay small. */
export const MAX_FULL_PAGE_SIZE = 100
export const VERSION_PAGE_SIZE = 100
export const MAX_KEYS = 200
export const MAX_FILTERS = 50
/** Totals of filters without kept counters are exact up to here, then 'at least'. */
export const EXACT_TOTAL = 10_000
export const MIN_TERM = 3
/** Hits of the global search and their facets are counted exactly up to here, then 'at least'. */
export const EXACT_HITS = 1_000

export const JSON_BODY_BYTES = 1_048_576
export const LARGE_BODY_BYTES = 8_388_608
export const TYPE_DOCUMENT_BYTES = 262_144
export const JSON_DEPTH = 32
export const JSON_STRING_BYTES = 65_536
export const JSON_LIST_ENTRIES = 100_000
export const JSON_KEYS = 20_000
/** Of bodies that may be large: a week of a schedule with an airing a minute, everything that follows from it sent along. */
export const LARGE_JSON_KEYS = 250_000

/** Specification section 9. */
export const IMAGE_UPLOAD_BYTES = 128_000_000
/** A person's photo: what may be sent, and the side of the square that is kept, in px. */
export const PHOTO_UPLOAD_BYTES = 5_000_000
export const PHOTO_SIDE = 320
export const IMAGE_PIXELS = 50_000_000
export const IMAGE_WIDTHS = [80, 160, 320, 480, 640, 960, 1280, 1920] as const

export const REQUESTS_PER_SECOND = 20
export const REQUEST_BURST = 60
export const SEARCHES_PER_SECOND = 5
export const LOCKS_PER_USER = 50
/** The words that go with asking for a lock, and with the answer. */
export const LOCK_WORD_LENGTH = 200
export const SIDE_DRAFTS_PER_USER = 200
/** All parked edits of one person as they are stored. */
export const SIDE_DRAFT_BYTES_PER_USER = 33_554_432
/** People named on one document; further ones are there all the same. */
export const PRESENCE_SHOWN = 50
/** Tabs of one person that are shown to others; further ones work all the same. */
export const PRESENCE_TABS = 30
export const SETTINGS_PER_USER = 500
export const SETTING_BYTES = 65_536
export const IDEMPOTENCY_KEY_LENGTH = 128
export const EVENT_STREAMS_PER_USER = 8

/** Documents that are published together; more are no one decision. */
export const PUBLISH_DOCUMENTS = 500
/** Documents that are looked at for it: all that the largest page shows. */
export const PUBLISH_LOOKED = 5_000

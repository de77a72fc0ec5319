/** Timers in milliseconds (specification section 9, design section 3). */
export const DAY_MS = 86_400_000

export const SNACKBAR_MS = 6_000
/** The folded navbar opens on hover in this time; 0 where animations are off (specification section 9). */
export const HOVER_MS = 400
export const REAGGREGATE_NOTICE_MS = 30_000
export const VIDEO_POLL_MS = 5_000

/** A lock is beaten each minute, free 300 s after its last beat, given back after 900 s without input. */
export const LOCK_BEAT_MS = 60_000
export const LOCK_LEASE_MS = 300_000
export const LOCK_IDLE_MS = 900_000
/** The holder is warned this long before the lock goes for want of input. */
export const LOCK_IDLE_WARNING_MS = 120_000

/**
 * Whoever asks for a lock waits this long for an answer: one beat, so that within it the holder's console has told the
 * server of its last input at least once, and short enough to wait for.
 */
export const LOCK_ASK_MS = 60_000
/**
 * An unanswered ask passes the lock on only from a holder who has not touched the console for as long as a lease: by
 * then a holder whose machine had died would have lost it too.
 */
export const LOCK_ASK_IDLE_MS = LOCK_LEASE_MS
/** While somebody waits for an answer, the server is told of the holder's input at most this often. */
export const LOCK_ASK_INPUT_MS = 5_000

/** Presence lapses after two missed beats (calls.md section 8). */
export const PRESENCE_MS = 90_000
export const PRESENCE_BEAT_MS = 40_000

export const IDEMPOTENCY_MS = DAY_MS
export const JOB_SETTING_MS = DAY_MS
export const SIDE_DRAFT_MS = 30 * DAY_MS
export const IMAGE_TICKET_MS = 3_600_000
/** A stream without an event says so often that it stands; whoever follows it and hears nothing for two of them is cut off. */
export const EVENT_COMMENT_MS = 4_000
/** A stream lasts as long as an access token: what a token no longer allows is no longer told (design 9 (17)). */
export const EVENT_STREAM_MS = 300_000
export const TOKEN_SKEW_MS = 30_000
export const EXPIRES_SOON_MS = 7 * DAY_MS

/** A channel whose window ends within this time is expiring (specification section 9, the 72 without a role). */
export const CHANNEL_EXPIRY_MS = 72 * 3_600_000

/** Review links are kept for this long after their end, so that people see what was shared; settled notes longer. */
export const REVIEW_KEEP_MS = 30 * DAY_MS
export const NOTE_KEEP_MS = 180 * DAY_MS
/** Tokens of machines that have ended are forgotten after this long; that one was used is kept this exactly, ms. */
export const MACHINE_KEEP_MS = 90 * DAY_MS
export const MACHINE_USE_MS = 60_000
/** How long a token holds without news of its maker, where the server does not keep the accounts itself. */
export const OWNER_SEEN_MS = 30 * DAY_MS

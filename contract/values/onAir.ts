import { DAY_MS } from './timers.ts'

/** The board of what is on air looks so many days ahead (the 'two weeks'). */
export const ON_AIR_DAYS = 14
export const ON_AIR_MS = ON_AIR_DAYS * DAY_MS
/** A virtual channel whose schedule is over for longer than this is off by plan. */
export const ON_AIR_REACH_DAYS = 30
/** What hits viewers within this time, in ms, is trouble: it has a countdown (looks/README section 10). */
export const ON_AIR_TROUBLE_MS = DAY_MS / 2
/** No other days than these, today first, can hit viewers within that time. */
export const ON_AIR_NEAR_DAYS = 2
/** Channels of one board; more are cut off, and the answer says so. */
export const ON_AIR_CHANNELS = 2_000
/** Problems of one answer, the soonest first; `count` says how many there are. */
export const ON_AIR_PROBLEMS = 1_000
/** Airings without rights that are told one by one. */
export const ON_AIR_FLAGGED = 1_000
/** Failed jobs of one answer, newest first. */
export const ON_AIR_JOBS = 50
/** Single facts that one problem is made of, at most. */
export const ON_AIR_MATTERS = 60
/** People whom a problem is offered to. */
export const ON_AIR_PEOPLE = 200
/** Who has seen what is kept this long. */
export const ON_AIR_KEEP_MS = 30 * DAY_MS

/** What of a day ahead is not ready, the most urgent word where there are several. */
export const ON_AIR_DAY_STATES = ['published', 'draft', 'waiting', 'unfilled'] as const
export type OnAirDayState = (typeof ON_AIR_DAY_STATES)[number]

/**
 * What is wrong: `deadAir` a gap between airings, `noGuide` the end of the guide, `rights` airings whose licence,
 * status, product or availability does not hold, `draft` days that are not published, `waiting` days whose feed waits
 * for a decision or is being written.
 */
export const ON_AIR_KINDS = ['deadAir', 'noGuide', 'overlap', 'rights', 'draft', 'waiting'] as const
export type OnAirKind = (typeof ON_AIR_KINDS)[number]

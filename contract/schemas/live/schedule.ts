import { Type, type Static } from 'typebox'
import { JOB_STATUSES } from '#contract/values/jobs.ts'
import { literals } from '#contract/values/literals.ts'
import { LocalizedText } from '#contract/values/localizedText.ts'
import { SCHEDULE_AIRINGS } from '#contract/values/schedule.ts'
import { STATUSES } from '#contract/values/status.ts'

const text = Type.String()
const ms = Type.Integer({ minimum: 0 })
/** What a sender makes of a day. */
const SENDABLE = ['draft', 'published', 'deleted'] as const

/** What an airing plays, as far as the schedule itself says so. */
const AiringProgram = Type.Object({
  lon: Type.Optional(Type.Array(LocalizedText)),
  lod: Type.Optional(Type.Array(LocalizedText)),
  /** Earliest licence end of its parts, and whether all of them are available. */
  mn_lic: Type.Optional(text),
  mn_avl: Type.Optional(Type.Boolean()),
  sg: Type.Optional(Type.Array(Type.Unknown())),
})

/** What a schedule day keeps of an airing: of one over midnight, the part within the day. */
const STORED = {
  /** Names the airing: its parts in other days have the same. Services of others may leave it out. */
  uId: Type.Optional(text),
  /** Start and end of the part, ISO 8601 in UTC. */
  a_st_dt: text,
  a_ed_dt: text,
  /** Length of the part in ms. */
  dur: Type.Optional(ms),
  pgm: Type.Optional(AiringProgram),
  pgm_id: Type.Optional(text),
  /** Pinned: it keeps its time whatever moves around it. */
  pnd: Type.Optional(Type.Boolean()),
  /** Its kind (contract/values/schedule). */
  type: Type.Optional(text),
  /** How much of its program lies before this part, in ms: trimmed or split off, or aired the day before (ours). */
  off: Type.Optional(ms),
}

/** What follows from the days, the zone and now (specification section 3); a sender's values of these count for nothing. */
const DERIVED = {
  /** The name of its program, in English where there is one, and what plays it: 'Program'; neither without a program. */
  content_name: Type.Optional(text),
  content_type: Type.Optional(text),
  /** HH:mm in the zone of the schedule, and the day of the week, Mon to Sun. */
  start: Type.Optional(text),
  end: Type.Optional(text),
  /** The same to the second, HH:mm:ss. */
  start_time: Type.Optional(text),
  end_time: Type.Optional(text),
  day: Type.Optional(text),
  durationInMinutes: Type.Optional(Type.Number()),
  past: Type.Optional(Type.Boolean()),
  draggable: Type.Optional(Type.Boolean()),
  /** It is a part of an airing over midnight. */
  split: Type.Optional(Type.Boolean()),
  /** Its airing began before, or ends after, the week of this day. */
  lastWeek: Type.Optional(Type.Boolean()),
  nextWeek: Type.Optional(Type.Boolean()),
  /** Of a part that goes on from the day before: when its airing began, and when this part does. */
  prevASt: Type.Optional(text),
  newStart: Type.Optional(text),
  /** Of a part that goes on into the next day: when its airing ends (ours). */
  nextAEd: Type.Optional(text),
  /** When its day was saved for the first time, and where something outside works on that day. */
  ct: Type.Optional(text),
  pst: Type.Optional(text),
}

/** An airing of a schedule day; whatever else a service sends with it stays with it. */
export const ScheduleAiring = Type.Object({ ...STORED, ...DERIVED })
export type ScheduleAiring = Static<typeof ScheduleAiring>

/** Names of the fields that are worked out at each read. */
export const DERIVED_AIRING_FIELDS: readonly string[] = Object.keys(DERIVED)

/** Codes of the warnings of a day (specification section 8); contract/values/warnings has the names of their texts. */
export const SCHEDULE_WARNINGS = [
  '413401',
  '413405',
  '113403',
  '11340201',
  '11340202',
  '11340203',
  '11340204',
  'channelExpiry',
  'conditionalPublish',
] as const
export type ScheduleWarningCode = (typeof SCHEDULE_WARNINGS)[number]

const ScheduleWarning = Type.Object({ code: text, msg: text })

/** One day of a virtual channel's schedule (calls.md section 15). */
export const ScheduleDay = Type.Object({
  id: Type.Optional(text),
  key: Type.Optional(text),
  /** Code of the channel. */
  cs: text,
  /** YYYY-MM-DD */
  dt: text,
  st: literals(STATUSES),
  pst: Type.Optional(literals(JOB_STATUSES)),
  /** When it was saved for the first time, ISO 8601. */
  ct: Type.Optional(text),
  ar: Type.Array(ScheduleAiring),
  /** Revision of the day: absent until it is saved for the first time. */
  rev: Type.Optional(Type.Integer()),
  wrng: Type.Optional(Type.Array(ScheduleWarning)),
})
export type ScheduleDay = Static<typeof ScheduleDay>

/** What is sent for a day: `st` says what is to become of it. */
export const ScheduleDayInput = Type.Object({
  cs: Type.String({ minLength: 1, maxLength: 80 }),
  dt: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  st: Type.Optional(literals(SENDABLE)),
  /** What airs in it; of no account where the day is deleted. */
  ar: Type.Optional(Type.Array(ScheduleAiring, { maxItems: SCHEDULE_AIRINGS })),
})
export type ScheduleDayInput = Static<typeof ScheduleDayInput>

/** The same among several: `rev` is the revision that it started from, 0 or absent for one that is new. */
export const ScheduleDayWithRevision = Type.Object({
  ...ScheduleDayInput.properties,
  rev: Type.Optional(Type.Integer({ minimum: 0 })),
})
export type ScheduleDayWithRevision = Static<typeof ScheduleDayWithRevision>

/** Why a day cannot be published as it stands. */
const HELD_REASONS = ['overlap', 'processing', 'pastMoved', 'halfAiring', 'unread'] as const
export type HeldReason = (typeof HELD_REASONS)[number]

/** What publishing a day would come to (calls.md section 15, checkSchedule). */
export const ScheduleCheck = Type.Object({
  dt: text,
  wrng: Type.Array(ScheduleWarning),
  held: Type.Boolean(),
  reason: Type.Optional(literals(HELD_REASONS)),
})
export type ScheduleCheck = Static<typeof ScheduleCheck>

import { Type, type Static } from 'typebox'
import { literals } from './literals.ts'
import { LocalizedText } from './localizedText.ts'
import { DAY_MS } from './timers.ts'

/**
 * Statuses of a job by the specification's words (section 4, 'job process statuses'). As we read them: yet-to-start
 * waits, processing runs, active has done its work and it stands, failed did not, inactive was called off.
 */
export const JOB_STATUSES = ['inactive', 'failed', 'yet-to-start', 'processing', 'active'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** Specification section 4: these two are in flight. */
export const IN_FLIGHT: readonly JobStatus[] = ['yet-to-start', 'processing']

export function isInFlight(status: JobStatus): boolean {
  return IN_FLIGHT.includes(status)
}

export const JOB_KINDS = [
  'timedPublish',
  'timedUnpublish',
  'reaggregate',
  'restoreOriginal',
  'bulkUpdate',
  'sortEpisodes',
  'importContent',
  'exportContent',
  'ingestEpg',
  'undo',
  'deriveMedia',
  'convertLiveToVod',
  'deliver',
  'cutMedia',
  'makeClip',
  'findBreaks',
] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** Jobs over many titles: they count against the limit, stand in the bell and run in a lane of their own. */
export const BULK_KINDS = ['bulkUpdate', 'sortEpisodes', 'importContent', 'exportContent', 'ingestEpg', 'undo'] as const
/** Jobs that run in the lane of long ones, so that timed changes never wait for them. */
export const LONG_KINDS = [...BULK_KINDS, 'deriveMedia', 'cutMedia', 'makeClip', 'findBreaks'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

export function isBulkKind(kind: JobKind): kind is BulkKind {
  return (BULK_KINDS as readonly JobKind[]).includes(kind)
}

/** Work on media: it is called off by whoever asked for it, and asked for again where it was asked for. */
export const MEDIA_KINDS: readonly JobKind[] = ['cutMedia', 'makeClip', 'findBreaks']
/** Kinds that keep what undo needs. */
export const UNDOABLE_KINDS: readonly JobKind[] = ['bulkUpdate', 'sortEpisodes', 'importContent', 'ingestEpg']
/** Jobs over many titles that one person may have in flight (calls.md section 0). */
export const JOBS_AT_ONCE = 3

/** A worker's hold on a job in ms, and how often it renews it: a dead worker's job is taken over within 45 s (R19). */
export const JOB_LEASE_MS = 30_000
export const JOB_BEAT_MS = 10_000
/** How often a server looks for work that another one has left. */
export const JOB_LOOK_MS = 5_000
/** A job that breaks off this often is given up as failed. */
export const JOB_ATTEMPTS = 3
/** Ended jobs are forgotten after this long. */
export const JOB_KEEP_MS = 30 * DAY_MS

const stateParts = {
  id: Type.String(),
  kind: literals(JOB_KINDS),
  status: literals(JOB_STATUSES),
  count: Type.Integer(),
  success: Type.Integer(),
  failure: Type.Integer(),
  ct: Type.String(),
  code: Type.Optional(Type.Integer()),
  description: Type.Optional(Type.String()),
}

/** What people see of a job (calls.md section 6); `code` and `description` say why it failed. */
export const JobState = Type.Object({
  ...stateParts,
  /** Keys of the items that failed. */
  failureKeys: Type.Array(Type.String()),
})
export type JobState = Static<typeof JobState>

/** What tells a job from others of its kind: paths of the fields that it changes, the verb of a status change, a file. */
export const JobBrief = Type.Object({
  fields: Type.Optional(Type.Array(Type.String())),
  st: Type.Optional(Type.String()),
  file: Type.Optional(Type.String()),
  format: Type.Optional(Type.String()),
})
export type JobBrief = Static<typeof JobBrief>

/** One line of a list of jobs (calls.md section 6): what it was about, by its names, as far as the reader may view that. */
export const JobEntry = Type.Object({
  ...stateParts,
  /** Type and id of the title. */
  cty: Type.String(),
  doc: Type.String(),
  lon: Type.Array(LocalizedText),
  /** Names of its images, for the small picture. */
  ia: Type.Array(Type.String()),
  by: Type.Object({ uid: Type.String(), name: Type.String() }),
  brief: Type.Optional(JobBrief),
  /** When it changed last. */
  ut: Type.String(),
  /** May be tried again: it failed, and the reader is the one who asked for it. */
  retryable: Type.Boolean(),
})
export type JobEntry = Static<typeof JobEntry>

/** The answer of every call that starts a job: where to ask for it, and the trace of the call that started it. */
export const JobAnswer = Type.Object({ status_id: Type.String(), tracking_id: Type.String() })
export type JobAnswer = Static<typeof JobAnswer>

import type { LocalizedText } from './localizedText.ts'
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
  'undo',
] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** Jobs over many titles: they count against the limit, stand in the bell and run in a lane of their own. */
export const BULK_KINDS = ['bulkUpdate', 'sortEpisodes', 'importContent', 'exportContent', 'undo'] as const
export type BulkKind = (typeof BULK_KINDS)[number]

export function isBulkKind(kind: JobKind): kind is BulkKind {
  return (BULK_KINDS as readonly JobKind[]).includes(kind)
}

/** Kinds that keep what undo needs. */
export const UNDOABLE_KINDS: readonly JobKind[] = ['bulkUpdate', 'sortEpisodes', 'importContent']
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

/** What people see of a job (calls.md section 6); `code` and `description` say why it failed. */
export type JobState = {
  id: string
  kind: JobKind
  status: JobStatus
  count: number
  success: number
  failure: number
  /** Keys of the items that failed. */
  failureKeys: string[]
  ct: string
  code?: number
  description?: string
}

/** What tells a job from others of its kind: paths of the fields that it changes, the verb of a status change, a file. */
export type JobBrief = { fields?: string[]; st?: string; file?: string; format?: string }

/** One line of a list of jobs (calls.md section 6): what it was about, by its names, as far as the reader may view that. */
export type JobEntry = Omit<JobState, 'failureKeys'> & {
  /** Type and id of the title. */
  cty: string
  doc: string
  lon: LocalizedText[]
  /** Names of its images, for the small picture. */
  ia: string[]
  by: { uid: string; name: string }
  brief?: JobBrief
  /** When it changed last. */
  ut: string
  /** May be tried again: it failed, and the reader is the one who asked for it. */
  retryable: boolean
}

/** The answer of every call that starts a job: where to ask for it, and the trace of the call that started it. */
export type JobAnswer = { status_id: string; tracking_id: string }

import { isObject } from '#contract/rules/diff/json.ts'
import type { JobEntry, JobKind, JobState } from '#contract/values/jobs.ts'
import { JOB_KINDS } from '#contract/values/jobs.ts'
import { JOB_SETTING_MS } from '#contract/values/timers.ts'
import type { Setting } from '#contract/schemas/settings.ts'

/** A notification: a setting of kind 'job' that names its job. */
export type BellNote = { id: string; ct: string; job: string; kind: JobKind; cty: string | undefined }

/** What the bell shows of a job; a service without a list of jobs tells less of it. */
export type BellJob = JobState | JobEntry
export type BellEntry = BellNote & { state: BellJob }

/** Notifications of the last 24 hours, newest first, and what is older: that is deleted (specification section 7). */
export function sortNotes(settings: readonly Setting[], now: number): { notes: BellNote[]; old: Setting[] } {
  const isOld = ({ ct }: Setting) => now - Date.parse(ct) > JOB_SETTING_MS
  const notes = settings.filter((setting) => !isOld(setting)).flatMap((setting) => noteOf(setting) ?? [])
  return { notes: notes.sort((a, b) => b.ct.localeCompare(a.ct)), old: settings.filter(isOld) }
}

function noteOf({ id, ct, n, payload }: Setting): BellNote | undefined {
  if (!isObject(payload) || typeof payload.status_id !== 'string') return undefined
  const named = typeof payload.kind === 'string' ? payload.kind : n
  const kind = JOB_KINDS.find((one) => one === named) ?? 'bulkUpdate'
  return { id, ct, job: payload.status_id, kind, cty: typeof payload.cty === 'string' ? payload.cty : undefined }
}

/** When the bell was last opened: the `ct` of the newest note then. Several tabs may each have left a mark. */
export function seenUntil(marks: readonly Setting[]): string {
  const all = marks.flatMap(({ payload }) =>
    isObject(payload) && typeof payload.until === 'string' ? payload.until : [],
  )
  return all.sort().at(-1) ?? ''
}

/** There are jobs that the bell has not been opened for. */
export function hasNew(notes: readonly Pick<BellNote, 'ct'>[], seen: string): boolean {
  return notes.some(({ ct }) => ct > seen)
}

import { MEDIA_KINDS, type JobKind, type JobStatus } from '#contract/values/jobs.ts'

type Ended = { kind: JobKind; status: JobStatus; undone_by: string | null }

/** Whether a job can be tried again. One that was taken back cannot: what it did then, no undo would take back. */
export function mayRetry({ kind, status, undone_by: undoneBy }: Ended): boolean {
  return status === 'failed' && undoneBy === null && !MEDIA_KINDS.includes(kind)
}

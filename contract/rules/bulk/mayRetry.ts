import type { JobStatus } from '#contract/values/jobs.ts'

/** Whether a job can be tried again. One that was taken back cannot: what it did then, no undo would take back. */
export function mayRetry({ status, undone_by: undoneBy }: { status: JobStatus; undone_by: string | null }): boolean {
  return status === 'failed' && undoneBy === null
}

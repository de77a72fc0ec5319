import { isInFlight, UNDOABLE_KINDS, type JobKind, type JobStatus } from '#contract/values/jobs.ts'

type Done = { kind: JobKind; status: JobStatus; success: number; undoneBy: string | undefined }

/** Whether a job can be taken back: once, after its end, where it has changed anything (calls.md section 6). */
export function mayUndo({ kind, status, success, undoneBy }: Done): boolean {
  return UNDOABLE_KINDS.includes(kind) && !isInFlight(status) && success > 0 && undoneBy === undefined
}

import type { JobAnswer } from '#contract/values/jobs.ts'
import type { Answer } from '../context.ts'
import type { JobRow } from '../stores/jobs/jobRow.ts'

/** 202: the work goes on by itself. `status_id` asks for its state, `tracking_id` is the trace of the call that began it. */
export function jobAnswer({ id, trace }: Pick<JobRow, 'id' | 'trace'>): Answer<JobAnswer> {
  return { status: 202, data: { status_id: id, tracking_id: trace } }
}

/** What a retry key keeps of a job: neither who asked with which rights, nor the titles of what was asked for. */
export const jobHead = ({ id, trace }: JobRow): Pick<JobRow, 'id' | 'trace'> => ({ id, trace })

import { isInFlight, type JobState } from '#contract/values/jobs.ts'

/** How a job stands, for people; the words stand in the console's languages. */
export type JobMark = 'waiting' | 'underWay' | 'cancelled' | 'failed' | 'partly' | 'done'

type Counted = Pick<JobState, 'status' | 'count' | 'success' | 'failure'>

/**
 * What a job shows (specification section 4): failures equal to count are Failed, what is incomplete shows its
 * progress, what is complete a check mark. Ours in between: a job that ended with some failures is `partly` done, and
 * one that was called off says so.
 */
export function jobMark({ status, count, success, failure }: Counted): JobMark {
  if (status === 'inactive') return 'cancelled'
  if (count > 0 && failure >= count) return 'failed'
  if (isInFlight(status)) return status === 'processing' || success + failure > 0 ? 'underWay' : 'waiting'
  if (status === 'failed') return success > 0 ? 'partly' : 'failed'
  return failure > 0 ? 'partly' : 'done'
}

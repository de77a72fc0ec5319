import type { JobState } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { VIDEO_POLL_MS } from '#contract/values/timers.ts'

type Job = Pick<JobState, 'status'> & { by?: { uid: string } }

/**
 * How often jobs are asked for, in ms: the specification's polling, only where nothing is pushed and only while one is
 * in flight. `uid` is the reader, where the jobs may be others': of those nothing is pushed.
 */
export function pollEvery(jobs: readonly Job[], isLive: boolean, uid?: string): number | false {
  const running = jobs.filter(({ status }) => isInFlight(status))
  const isPushed = isLive && running.every(({ by }) => uid === undefined || by?.uid === uid)
  return running.length > 0 && !isPushed ? VIDEO_POLL_MS : false
}

import { jobMark } from '#contract/rules/labels/jobMark.ts'
import type { JobKind, JobState } from '#contract/values/jobs.ts'
import { isInFlight } from '#contract/values/jobs.ts'

export type EndedJob = Pick<JobState, 'id' | 'kind' | 'status' | 'count' | 'success' | 'failure'>

/** These are followed in the editor that asked for them. */
const FOLLOWED: readonly JobKind[] = ['reaggregate', 'restoreOriginal']
/** Whoever called a job off knows that it has ended. */
const UNTOLD_MARK = 'cancelled'

type Parts = {
  isWatched: (id: string) => boolean
  /** False where another tab of this browser has told of it. */
  claim: (key: string) => boolean
  isVisible: () => boolean
  tell: (job: EndedJob) => void
}

type EndedJobs = {
  /** Takes what is known of a job; tells of its end once. */
  take: (job: EndedJob) => void
  /** The tab is looked at again: what ended meanwhile is told. */
  show: () => void
}

/** Tells of the end of one's own jobs: once, in the tab that is looked at, and never of what one watches. */
export function createEndedJobs({ isWatched, claim, isVisible, tell }: Parts): EndedJobs {
  const running = new Set<string>()
  const told = new Set<string>()
  const waiting = new Map<string, EndedJob>()
  const say = (job: EndedJob) => {
    if (claim(`${job.id} ${job.status} ${job.success} ${job.failure}`)) tell(job)
  }
  return {
    take: (job) => {
      if (isInFlight(job.status)) {
        running.add(job.id)
        told.delete(job.id)
        return
      }
      const isEnd = running.delete(job.id)
      if (!isEnd || told.has(job.id) || FOLLOWED.includes(job.kind)) return
      told.add(job.id)
      if (jobMark(job) === UNTOLD_MARK || isWatched(job.id)) return
      if (isVisible()) say(job)
      else waiting.set(job.id, job)
    },
    show: () => {
      const held = [...waiting.values()]
      waiting.clear()
      held.forEach(say)
    },
  }
}

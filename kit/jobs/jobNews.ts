import type { JobKind, JobState } from '#contract/values/jobs.ts'
import { JOB_STATUSES } from '#contract/values/jobs.ts'
import type { ServerEvent } from '#kit/parts/context/providerTypes.ts'

/** What a push tells of one of the user's own jobs. */
export type JobNews = Pick<JobState, 'id' | 'kind' | 'status' | 'count' | 'success' | 'failure'> & { at: string }

/** Read with care: of what another service leaves out nothing is guessed, the job is asked for. */
export function jobNews(event: ServerEvent): JobNews | undefined {
  if (event.topic !== 'job') return undefined
  const { id, kind, status, count, success, failure, at = '' } = event
  const known = JOB_STATUSES.find((one) => one === status)
  if (!known || typeof kind !== 'string' || !isCount(count) || !isCount(success) || !isCount(failure)) return undefined
  return { id, kind: kind as JobKind, status: known, count, success, failure, at }
}

const isCount = (value: unknown): value is number => Number.isInteger(value)

/** The job as it stands after the news; `undefined` counts nothing. */
export function withNews<Job extends Pick<JobState, 'id' | 'status' | 'count' | 'success' | 'failure'>>(
  job: Job,
  news: JobNews,
): Job {
  if (job.id !== news.id) return job
  const { status, count, success, failure } = news
  return { ...job, status, count, success, failure }
}

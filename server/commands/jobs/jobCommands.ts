import { ITEM_OUTCOMES } from '#contract/schemas/bulk.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { isBulkKind, MEDIA_KINDS } from '#contract/values/jobs.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { jobStateOf } from '../../stores/jobs/jobRow.ts'
import { dropClip } from '../../jobs/media/runClip.ts'
import { listJobs } from './listJobs.ts'
import { retryJob } from './retryJob.ts'
import { undoJob } from './undoJob.ts'
import { failedIn, jobDetail } from './jobDetail.ts'
import { ownJob, visibleJob, itemScope } from './visibleJob.ts'
import { knownNames } from './knownNames.ts'

/** How far a job has come; another person's is not there. */
const readBulkStatus: Command<'readBulkStatus'> = async (context, { params }) => {
  const job = await ownJob(context, params.id)
  return { data: { ...jobStateOf(job), failureKeys: await failedIn(context, job) } }
}

/** A job with its steps and what was asked for. */
const getJob: Command<'getJob'> = async (context, { params }) => ({
  data: await jobDetail(context, await visibleJob(context, params.id)),
})

/** What became of each title of a job. */
const listJobItems: Command<'listJobItems'> = async (context, { params, query }) => {
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const job = await visibleJob(context, params.id)
  const outcomes = knownNames(ITEM_OUTCOMES, query.outcome)
  const { items, count } = await context.services.bulkJobs.items(job, itemScope(context, job), {
    ...(outcomes ? { outcomes } : {}),
    withLeft: query.left === 'true',
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  })
  return { data: items, page: { count } }
}

/** Calls a job of the caller's own off: what is done stays done, the rest is left as it is. */
const cancelJob: Command<'cancelJob'> = async (context, { params }) => {
  const { actor, services } = context
  await services.idempotency.once(context, async () => {
    const job = await ownJob(context, params.id)
    return async (stores) => {
      const isLong = isBulkKind(job.kind) || MEDIA_KINDS.includes(job.kind)
      const cancelled = isLong ? await stores.bulkJobs.cancel(job.id, actor) : undefined
      if (!cancelled) throw new DomainError('jobFinished')
    }
  })
  const ended = await ownJob(context, params.id)
  if (ended.kind === 'makeClip') await dropClip(services, ended)
  return { data: await jobDetail(context, ended) }
}

/** Jobs (calls.md section 6). */
export const jobCommands = { readBulkStatus, listJobs, getJob, listJobItems, cancelJob, retryJob, undoJob }

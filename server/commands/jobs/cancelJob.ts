import { isBulkKind, MEDIA_KINDS } from '#contract/values/jobs.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { dropClip } from '../../jobs/media/runClip.ts'
import { jobDetail } from './jobDetail.ts'
import { ownJob } from './visibleJob.ts'

/** Calls a job of the caller's own off: what is done stays done, the rest is left as it is. */
export const cancelJob: Command<'cancelJob'> = async (context, { params }) => {
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

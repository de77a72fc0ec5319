import { mayRetry } from '#contract/rules/bulk/mayRetry.ts'
import { isBulkKind } from '#contract/values/jobs.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { refuseNow } from '../refuseNow.ts'
import { refuseTimingRights } from '../timing/refuseTimingRights.ts'
import { refuseJob } from './refuseJob.ts'
import { jobInCharge } from './visibleJob.ts'

/** Tries a failed job once more, of the caller's own or an ingestion of the same products: asked for like the first time, with the rights of today. */
export const retryJob: Command<'retryJob'> = async (context, { params }) => {
  const { actor, requestId, services } = context
  const again = await services.idempotency.once(context, async () => {
    const job = await jobInCharge(context, params.id)
    if (!mayRetry(job)) throw new DomainError('wrongStatus')
    await refuseToday(context, job)
    if (isTimed(job)) await services.timings.forgetFailure({ urn: job.urn, id: job.doc })
    return async (stores) => {
      const begun = isBulkKind(job.kind)
        ? await stores.bulkJobs.retry(job.id, actor, requestId, job.uid)
        : await stores.jobs.retry(job.id, actor, requestId)
      if (!begun) throw new DomainError('wrongStatus')
      return jobHead(begun)
    }
  })
  return jobAnswer(again)
}

const isTimed = ({ kind }: JobRow) => kind === 'timedPublish' || kind === 'timedUnpublish'

async function refuseToday(context: CallContext, job: JobRow): Promise<void> {
  const type = knownType(context, typeOfUrn(job.urn) ?? '')
  if (isBulkKind(job.kind)) {
    refuseJob(context.actor, type, job)
    return
  }
  if (!isTimed(job)) {
    await refuseNow(context, type, job.doc, 'saveDraft')
    return
  }
  const due = String(job.input.due)
  refuseTimingRights(context, type, job.kind === 'timedPublish' ? { publishAt: due } : { unpublishAt: due })
}

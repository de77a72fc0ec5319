import { mayUndo } from '#contract/rules/bulk/mayUndo.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { refuseJob } from './refuseJob.ts'
import { jobInCharge } from './visibleJob.ts'

/** Takes a job of the caller's own back, or an ingestion of the same products: a job of its own, title by title, where nothing newer stands. */
export const undoJob: Command<'undoJob'> = async (context, { params }) => {
  const { actor, requestId: trace, services } = context
  const undo = await services.idempotency.once(context, async () => {
    const job = await jobInCharge(context, params.id)
    if (!mayUndo({ ...job, undoneBy: job.undone_by ?? undefined })) throw new DomainError('notUndoable')
    const type = knownType(context, typeOfUrn(job.urn) ?? '')
    refuseJob(actor, type, job)
    const { urn, prd, kind: of, id } = job
    const wish = { kind: 'undo', urn, prd, actor, trace, input: { of }, what: whatOf(job), undoes: id } as const
    return async (stores) => jobHead(await stores.bulkJobs.enqueue(wish, { by: 'job', job: id }))
  })
  return jobAnswer(undo)
}

const whatOf = ({ kind, id, success }: JobRow) => ({ of: kind, job: id, count: success })

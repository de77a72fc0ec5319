import { mayUndo } from '#contract/rules/bulk/mayUndo.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer } from '../jobAnswer.ts'
import { refuseJob } from './refuseJob.ts'
import { ownJob } from './visibleJob.ts'

/** Takes a job of the caller's own back: a job of its own, title by title, where nothing newer stands. */
export const undoJob: Command<'undoJob'> = async (context, { params }) => {
  const { actor, requestId: trace, services } = context
  const job = await ownJob(context, params.id)
  if (!mayUndo({ ...job, undoneBy: job.undone_by ?? undefined })) throw new DomainError('notUndoable')
  const type = knownType(context, typeOfUrn(job.urn) ?? '')
  refuseJob(actor, type, job)
  const undo = await services.idempotency.once(context, () =>
    services.bulkJobs.enqueue(
      {
        kind: 'undo',
        urn: job.urn,
        prd: job.prd,
        actor,
        trace,
        input: { of: job.kind },
        what: whatOf(job),
        undoes: job.id,
      },
      { by: 'job', job: job.id },
    ),
  )
  return jobAnswer(undo)
}

const whatOf = ({ kind, id, success }: JobRow) => ({ of: kind, job: id, count: success })

import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { jobStateOf } from '../../stores/jobs/jobRow.ts'

/** How far a job has come; another person's is not there. */
export const readBulkStatus: Command<'readBulkStatus'> = async ({ actor, services }, { params }) => {
  const job = await services.jobs.find(params.id, actor.uid)
  if (!job) throw new DomainError('notFound')
  return { data: jobStateOf(job) }
}

import type { Command } from '../../context.ts'
import { jobStateOf } from '../../stores/jobs/jobRow.ts'
import { failedIn } from './jobDetail.ts'
import { ownJob } from './visibleJob.ts'

/** How far a job has come; another person's is not there. */
export const readBulkStatus: Command<'readBulkStatus'> = async (context, { params }) => {
  const job = await ownJob(context, params.id)
  return { data: { ...jobStateOf(job), failureKeys: await failedIn(context, job) } }
}

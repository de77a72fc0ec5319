import type { Command } from '../../context.ts'
import { jobDetail } from './jobDetail.ts'
import { visibleJob } from './visibleJob.ts'

/** A job with its steps and what was asked for. */
export const getJob: Command<'getJob'> = async (context, { params }) => ({
  data: await jobDetail(context, await visibleJob(context, params.id)),
})

import { ITEM_OUTCOMES } from '#contract/schemas/bulk.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import type { Command } from '../../context.ts'
import { knownNames } from './knownNames.ts'
import { itemScope, visibleJob } from './visibleJob.ts'

/** What became of each title of a job. */
export const listJobItems: Command<'listJobItems'> = async (context, { params, query }) => {
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

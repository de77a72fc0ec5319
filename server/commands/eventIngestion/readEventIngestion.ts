import type { EventIngestion } from '#contract/schemas/live/eventIngestion.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { visibleJob, visibleJobs } from '../jobs/visibleJob.ts'

const MOST_IDS = 200

/** How ingestions of events stand; ids that name none are left out. */
export const readEventIngestion: Command<'readEventIngestion'> = async (context, { query }) => {
  const ids = (namesIn(query.ids) ?? []).slice(0, MOST_IDS)
  const jobs = await visibleJobs(context, ids)
  return { data: jobs.filter(isOfEvents).map(ingestionOf) }
}

/** A job that takes in the events of a team; any other one is not there. */
export async function eventJob(context: CallContext, id: string): Promise<JobRow> {
  const job = await visibleJob(context, id)
  if (!isOfEvents(job)) throw new DomainError('notFound')
  return job
}

const isOfEvents = ({ input }: JobRow) => typeof input.team === 'string'

export function ingestionOf({ id, status, count, success, failure, description, input }: JobRow): EventIngestion {
  return {
    ...{ id, status, count, success, failure },
    title: typeof input.teamName === 'string' ? input.teamName : '',
    ...(description !== null && { message: description }),
  }
}

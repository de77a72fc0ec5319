import type { EventIngestion } from '#contract/schemas/live/eventIngestion.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { visibleJob } from '../jobs/visibleJob.ts'

const MOST_IDS = 200

/** How ingestions of events stand; ids that name none are left out. */
export const readEventIngestion: Command<'readEventIngestion'> = async (context, { query }) => {
  const ids = (namesIn(query.ids) ?? []).slice(0, MOST_IDS)
  const data: EventIngestion[] = []
  for (const id of ids) {
    const job = await eventJob(context, id).catch(leaveOut)
    if (job) data.push(ingestionOf(job))
  }
  return { data }
}

function leaveOut(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'notFound') return undefined
  throw error
}

/** A job that takes in the events of a team; any other one is not there. */
export async function eventJob(context: CallContext, id: string): Promise<JobRow> {
  const job = await visibleJob(context, id)
  if (typeof job.input.team !== 'string') throw new DomainError('notFound')
  return job
}

export function ingestionOf({ id, status, count, success, failure, description, input }: JobRow): EventIngestion {
  return {
    ...{ id, status, count, success, failure },
    title: typeof input.teamName === 'string' ? input.teamName : '',
    ...(description !== null && { message: description }),
  }
}

import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { eventJob, ingestionOf } from './readEventIngestion.ts'

/** Calls a running ingestion off; what is written stays until it is undone. */
export const resetEventIngestion: Command<'resetEventIngestion'> = async (context, { params }) => {
  await callOff(context, params.id, 'jobFinished')
  return { data: ingestionOf(await eventJob(context, params.id)) }
}

/** Ends an ingestion that is on its way, by hand (calls.md 24.5). */
export const closeEventProcess: Command<'closeEventProcess'> = async (context, { params }) => {
  await callOff(context, params.id, 'notRunning')
  return { data: { id: params.id, eve_st: 'completed', re_pro: false } }
}

/** Whoever may update what is live may end what anybody takes in for the same products. */
async function callOff(context: CallContext, id: string, ended: 'jobFinished' | 'notRunning'): Promise<void> {
  const { actor, services } = context
  await services.idempotency.once(context, async () => {
    const job = await eventJob(context, id)
    return async (stores) => {
      if (!(await stores.bulkJobs.cancel(job.id, { ...actor, uid: job.uid }))) throw new DomainError(ended)
    }
  })
}

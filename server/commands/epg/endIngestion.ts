import { can } from '#contract/rules/access/can.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { ingestionOf, visibleIngestion } from './ingestionOf.ts'

/** Calls a running ingestion off: one's own, or anybody's for whoever may see the jobs of others. */
export const resetEpgIngestion: Command<'resetEpgIngestion'> = async (context, { params }) => {
  const { actor, services } = context
  await services.idempotency.once(context, async () => {
    const { id, uid } = await visibleIngestion(context, params.id)
    if (uid !== actor.uid && !can(actor, 'cp_notification', 'view')) throw new DomainError('forbidden')
    return async (stores) => {
      if (!(await stores.bulkJobs.cancel(id, { ...actor, uid }))) throw new DomainError('jobFinished')
    }
  })
  return { data: ingestionOf(await visibleIngestion(context, params.id)) }
}

/** Ends an ingestion by hand (calls.md 24.5): one that runs is called off, what waits stays as it is. */
export const closeEpgProcess: Command<'closeEpgProcess'> = async (context, { params }) => {
  const { actor, services } = context
  await services.idempotency.once(context, async () => {
    const { id, uid } = await visibleIngestion(context, params.id)
    return async (stores) => {
      await stores.bulkJobs.cancel(id, { ...actor, uid })
      if (!(await stores.epg.close(id))) throw new DomainError('notRunning')
    }
  })
  return { data: { id: params.id, eve_st: 'completed', re_pro: false } }
}

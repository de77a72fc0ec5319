import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { ingestionOf, visibleIngestion } from './ingestionOf.ts'

/** Calls a running ingestion off: anybody's of the same products, as one operator takes over from another. */
export const resetEpgIngestion: Command<'resetEpgIngestion'> = async (context, { params }) => {
  const { actor, services } = context
  await services.idempotency.once(context, async () => {
    const { id, uid } = await visibleIngestion(context, params.id)
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

import type { BulkAnswer } from '#contract/schemas/bulk.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobHead } from '../jobAnswer.ts'
import { changesIn } from './changesIn.ts'
import { chosenItems } from './chosenItems.ts'

/** One change set for many titles, as a job. Which titles is settled now, what may be done to each when its turn comes. */
export const bulkUpdate: Command<'bulkUpdate'> = async (context, { params, body }) => {
  const { actor, requestId: trace, products, services } = context
  const job = await services.idempotency.once(context, async () => {
    const type = knownType(context, params.type)
    const changes = await changesIn(context, type, body)
    const items = await chosenItems(context, type, body)
    const by = body.flt ? { flt: body.flt } : {}
    // The texts stand with their titles; of the job itself they are only named.
    const own = body.each ? { each: [...new Set(Object.values(body.each).flatMap((set) => Object.keys(set)))] } : {}
    const wish = {
      kind: 'bulkUpdate',
      urn: catalogUrn(type.type),
      prd: products,
      actor,
      trace,
      input: { changes, ...by, ...own, product: context.product ?? null },
      what: { fields: [...Object.keys(changes), ...Object.keys(own)] },
    } as const
    return async (stores) => jobHead(await stores.bulkJobs.enqueue(wish, items))
  })
  const answer: BulkAnswer = {
    status_id: job.id,
    tracking_id: job.trace,
    success: true,
    networkError: false,
    apiError: false,
    failureKeys: [],
    errorMessage: '',
  }
  return { status: 202, data: answer }
}

import { catalogUrn } from '#contract/values/urn.ts'
import { productsOf } from '#contract/schemas/readers.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { refuseNow } from '../refuseNow.ts'

/** Has a title composed anew from its sources. Asked twice while the first is under way, it is the same job. */
export const reaggregateContent: Command<'reaggregateContent'> = async (context, { params }) => {
  const { actor, requestId: trace, services } = context
  const job = await services.idempotency.once(context, async () => {
    const type = knownType(context, params.type)
    const record = await refuseNow(context, type, params.id, 'saveDraft')
    const target = { urn: catalogUrn(type.type), doc: params.id, prd: productsOf(record) }
    const wish = { kind: 'reaggregate', ...target, actor, trace, input: {} } as const
    return async (stores) => jobHead(await stores.jobs.enqueue(wish))
  })
  return jobAnswer(job)
}

import { catalogUrn } from '#contract/values/urn.ts'
import { productsOf } from '#contract/schemas/readers.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer } from '../jobAnswer.ts'
import { refuseNow } from '../refuseNow.ts'

/** Has a title composed anew from its sources. Asked twice while the first is under way, it is the same job. */
export const reaggregateContent: Command<'reaggregateContent'> = async (context, { params }) => {
  const type = knownType(context, params.type)
  const record = await refuseNow(context, type, params.id, 'saveDraft')
  const { actor, requestId: trace, services } = context
  const job = await services.jobs.enqueue({
    kind: 'reaggregate',
    urn: catalogUrn(type.type),
    doc: params.id,
    prd: productsOf(record),
    actor,
    trace,
    input: {},
  })
  return jobAnswer(job)
}

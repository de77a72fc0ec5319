import { catalogUrn } from '#contract/values/urn.ts'
import { productsOf } from '#contract/schemas/readers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { refuseNow } from '../refuseNow.ts'
import { readAggregate } from './readAggregate.ts'

/** Has a title composed anew from its sources. Asked twice while the first is under way, it is the same job. */
const reaggregateContent: Command<'reaggregateContent'> = async (context, { params }) => {
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

/** Has the text that a title was imported with made its draft. The flags of live-to-VOD go along as they came. */
const restoreOriginal: Command<'restoreOriginal'> = async (context, { body }) => {
  const { cty, id, ...input } = body
  const { actor, requestId: trace, services } = context
  const job = await services.idempotency.once(context, async () => {
    const type = knownType(context, cty)
    const urn = catalogUrn(type.type)
    const record = await refuseNow(context, type, id, 'restoreVersion')
    if (!(await services.aggregates.original({ urn, id }))) throw new DomainError('noOriginal')
    const wish = { kind: 'restoreOriginal', urn, doc: id, prd: productsOf(record), actor, trace, input } as const
    return async (stores) => jobHead(await stores.jobs.enqueue(wish))
  })
  return jobAnswer(job)
}

/** Aggregation and restore to original (calls.md section 7). */
export const aggregateCommands = { reaggregateContent, readAggregate, restoreOriginal }

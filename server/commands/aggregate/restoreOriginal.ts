import { productsOf } from '#contract/schemas/readers.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { jobAnswer, jobHead } from '../jobAnswer.ts'
import { refuseNow } from '../refuseNow.ts'

/** Has the text that a title was imported with made its draft. The flags of live-to-VOD go along as they came. */
export const restoreOriginal: Command<'restoreOriginal'> = async (context, { body }) => {
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

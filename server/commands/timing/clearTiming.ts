import { catalogUrn } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { visibleDocument } from '../kindOfUrn.ts'

/** Calls off what was set, and forgets why it failed. Nothing set is nothing done. */
export const clearTiming: Command<'clearTiming'> = async (context, { params }) => {
  const { services, actor, requestId } = context
  const target = { urn: catalogUrn(knownType(context, params.type).type), id: params.id }
  const prd = await visibleDocument(context, target.urn, params.id)
  if (await services.timings.read(target)) await services.timings.clear(target, { actor, trace: requestId, prd })
  return { data: null }
}

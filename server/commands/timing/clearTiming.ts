import { catalogUrn } from '#contract/values/urn.ts'
import type { Command } from '../../context.ts'
import { knownType } from '../catalogue/knownType.ts'
import { visibleDocument } from '../kindOfUrn.ts'
import { refuseTimingRights } from './refuseTimingRights.ts'

/** Calls off what was set, and forgets why it failed. Nothing set is nothing done. */
export const clearTiming: Command<'clearTiming'> = async (context, { params }) => {
  const { services, actor, requestId } = context
  const type = knownType(context, params.type)
  const target = { urn: catalogUrn(type.type), id: params.id }
  const prd = await visibleDocument(context, target.urn, params.id)
  const before = await services.timings.read(target)
  refuseTimingRights(context, type, {}, before)
  if (before) await services.timings.clear(target, { actor, trace: requestId, prd })
  return { data: null }
}

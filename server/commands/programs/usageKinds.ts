import { AIRING_TYPE, CHANNEL_TYPE } from '#contract/values/guide.ts'
import type { CallContext } from '../../context.ts'
import type { UsageKinds } from '../../stores/programUsage.ts'
import { knownKind } from '../catalogue/knownType.ts'

/** The kinds of what shows programs: airings, and the channels that they are on. */
export function usageKinds(context: CallContext): UsageKinds {
  return { airing: knownKind(context, AIRING_TYPE).urn, channel: knownKind(context, CHANNEL_TYPE).urn }
}

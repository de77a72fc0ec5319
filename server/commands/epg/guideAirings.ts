import type { GuideAiring } from '#contract/schemas/live/guide.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import type { CallContext } from '../../context.ts'
import type { GuideSpan } from '../../stores/guideStore.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { flagAirings } from './flagAirings.ts'

/** What channels show within a span, with what is wrong with the rights of each airing's program and its titles. */
export async function guideAirings(
  context: CallContext,
  channels: readonly string[],
  span: GuideSpan,
): Promise<Map<string, GuideAiring[]>> {
  const { guide } = context.services
  const byChannel = await guide.airings(context, knownKind(context, AIRING_TYPE).urn, channels, span)
  const programs = new Set([...byChannel.values()].flat().flatMap(({ pgm_id }) => pgm_id ?? []))
  if (programs.size === 0) return byChannel
  const flagsOf = await flagAirings(context, [...programs])
  const flagged = (airing: GuideAiring): GuideAiring => {
    const flags = airing.pgm_id === undefined ? [] : flagsOf(airing.pgm_id, airing)
    return flags.length > 0 ? { ...airing, flags } : airing
  }
  return new Map([...byChannel].map(([channel, airings]) => [channel, airings.map(flagged)]))
}

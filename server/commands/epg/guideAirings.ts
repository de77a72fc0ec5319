import { whyAiringFlagged } from '#contract/rules/epg/whyAiringFlagged.ts'
import type { GuideAiring } from '#contract/schemas/live/guide.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import type { GuideSpan } from '../../stores/guideStore.ts'
import { knownKind } from '../catalogue/knownType.ts'

/**
 * What channels show within a span, with what is wrong with the rights of each airing's program and its titles at this
 * moment: never stored, so never stale.
 */
export async function guideAirings(
  context: CallContext,
  channels: readonly string[],
  span: GuideSpan,
): Promise<Map<string, GuideAiring[]>> {
  const { guide, types } = context.services
  const byChannel = await guide.airings(context, knownKind(context, AIRING_TYPE).urn, channels, span)
  const programs = new Set([...byChannel.values()].flat().flatMap(({ pgm_id }) => pgm_id ?? []))
  if (programs.size === 0) return byChannel
  const licensed = types.list().filter(({ traits }) => traits.includes('expires'))
  const rights = await guide.rights(
    [...programs],
    licensed.map(({ type }) => catalogUrn(type)),
  )
  const facts = { product: context.product, now: context.services.now() }
  const flagged = (airing: GuideAiring): GuideAiring => {
    const known = airing.pgm_id === undefined ? undefined : rights.get(airing.pgm_id)
    const flags = known ? whyAiringFlagged(timesOf(airing), known, facts) : []
    return flags.length > 0 ? { ...airing, flags } : airing
  }
  return new Map([...byChannel].map(([channel, airings]) => [channel, airings.map(flagged)]))
}

export const timesOf = ({ a_st_dt, a_ed_dt }: Pick<GuideAiring, 'a_st_dt' | 'a_ed_dt'>) => ({
  from: Date.parse(a_st_dt),
  to: Date.parse(a_ed_dt),
})

import { whyAiringFlagged } from '#contract/rules/epg/whyAiringFlagged.ts'
import { AIRING_TYPE, PROGRAM_TYPE } from '#contract/values/guide.ts'
import { ON_AIR_FLAGGED } from '#contract/values/onAir.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import type { Ahead, BoardChannels } from '../../stores/onAir/timeline.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { rightsOfPrograms } from '../epg/rightsOfPrograms.ts'
import type { FlaggedAiring } from './channelProblems.ts'

/**
 * Airings ahead whose rights do not hold, by channel. Each program is asked once, from its first start to its last end:
 * if the rights hold for all of that they hold for each of its airings, and only what is left is looked at one by one.
 */
export async function flaggedAirings(
  context: CallContext,
  channels: BoardChannels,
  ahead: Ahead,
): Promise<Map<string, FlaggedAiring[]>> {
  const { onAir } = context.services
  const urn = knownKind(context, AIRING_TYPE).urn
  const programs = await onAir.programsAhead(
    context,
    { airing: urn, program: catalogUrn(PROGRAM_TYPE) },
    channels,
    ahead,
  )
  if (programs.length === 0) return new Map()
  const rights = await rightsOfPrograms(
    context,
    programs.map(({ id }) => id),
  )
  const facts = { product: context.product, now: ahead.now }
  const flagsOf = (program: string, range: { from: number; to: number }) => {
    const known = rights.get(program)
    return known ? whyAiringFlagged(range, known, facts) : []
  }
  const suspects = programs.filter((program) => flagsOf(program.id, program).length > 0)
  const airings = await onAir.airingsOf(
    context,
    urn,
    suspects.map(({ id }) => id),
    { ...ahead, limit: ON_AIR_FLAGGED },
  )
  const flagged = airings.flatMap(({ ch, ...airing }) => {
    const flags = flagsOf(airing.program, airing)
    return flags.length > 0 ? [{ ...airing, ch, flags }] : []
  })
  return Map.groupBy(flagged, ({ ch }) => ch)
}

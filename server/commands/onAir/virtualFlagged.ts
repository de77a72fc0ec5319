import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { whyAiringFlagged } from '#contract/rules/epg/whyAiringFlagged.ts'
import { ON_AIR_FLAGGED } from '#contract/values/onAir.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import type { Ahead } from '../../stores/onAir/timeline.ts'
import { rightsOfPrograms } from '../epg/rightsOfPrograms.ts'
import { VIRTUAL_CHANNEL } from '../schedules/virtualChannel.ts'
import type { FlaggedAiring } from './channelProblems.ts'

/**
 * Airings ahead of virtual channels whose rights do not hold, by channel id. Each title is asked once, for the whole of
 * the time: if its rights hold for that they hold for each of its airings, and only what is left is looked at one by
 * one. Turns of a loop are not among them: its schedule tells the first that fails.
 */
export async function virtualFlagged(
  context: CallContext,
  codes: readonly string[],
  { now, until }: Ahead,
): Promise<Map<string, FlaggedAiring[]>> {
  const { schedules } = context.services
  const titles = await schedules.titlesAhead({ codes, from: dayOf(now, 'UTC'), to: dayOf(until, 'UTC') })
  if (titles.length === 0) return new Map()
  const rights = await rightsOfPrograms(context, titles)
  const facts = { product: context.product, now }
  const flagsOf = (title: string, range: { from: number; to: number }) => {
    const known = rights.get(title)
    return known ? whyAiringFlagged(range, known, facts) : []
  }
  const suspects = titles.filter((title) => flagsOf(title, { from: now, to: until }).length > 0)
  const channelUrn = catalogUrn(VIRTUAL_CHANNEL)
  const airings = await schedules.airingsOf(context, { titles: suspects, channelUrn, now, limit: ON_AIR_FLAGGED })
  const flagged = airings.flatMap((airing) => {
    const flags = airing.from < until ? flagsOf(airing.program, airing) : []
    return flags.length > 0 ? [{ ...airing, flags }] : []
  })
  return Map.groupBy(flagged, ({ ch }) => ch)
}

import { guideMarks } from '#contract/rules/epg/guideMarks.ts'
import { AIRING_TYPE, GUIDE_MARKS_CHANNELS, GUIDE_MARKS_MS } from '#contract/values/guide.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { timesOf } from './flagAirings.ts'
import { guideAirings } from './guideAirings.ts'
import { guideChannels } from './guideChannels.ts'
import { guideSpan } from './guideSpan.ts'

/**
 * What needs eyes in the guide of all channels that match, within a day: a grid shows a few channels at once, and counts
 * and steps through the marks of all. Channels without a mark are left out.
 */
export const readEpgMarks: Command<'readEpgMarks'> = async (context, { query }) => {
  const span = guideSpan(query)
  if (span.to - span.from > GUIDE_MARKS_MS)
    throw new DomainError('malformed', { description: 'Marks of the guide are read for a day at most.' })
  const { rows } = await guideChannels(context, { ...query, pageSize: GUIDE_MARKS_CHANNELS })
  const ids = rows.map(({ id }) => id)
  const [airings, reach] = await Promise.all([
    guideAirings(context, ids, span),
    context.services.guide.reach(context, knownKind(context, AIRING_TYPE).urn, ids),
  ])
  const data = ids.flatMap((channel, nth) => {
    const shown = (airings.get(channel) ?? []).map((airing) => ({ ...airing, ...timesOf(airing) }))
    const marks = guideMarks(shown, span, reach.get(channel))
    return marks.length > 0 ? [{ channel, nth, marks }] : []
  })
  return { data }
}

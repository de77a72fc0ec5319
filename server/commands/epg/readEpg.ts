import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { AIRING_TYPE, CHANNEL_TYPE, GUIDE_CHANNEL_DAYS, GUIDE_DAYS } from '#contract/values/guide.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { GuideSpan } from '../../stores/guideStore.ts'
import { knownKind, knownType } from '../catalogue/knownType.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { guideAirings } from './guideAirings.ts'
import { guideChannels } from './guideChannels.ts'
import { guideSpan } from './guideSpan.ts'

/**
 * A window of the programme guide: channels by number, each with what it shows. Statements over channels, airings and
 * their rights, whatever the number of either; `count` is that of the channels.
 */
export const readEpg: Command<'readEpg'> = async (context, { query }) => {
  const span = spanOf(query)
  const wanted = namesIn(query.channel)
  const size = wanted?.length ?? query.pageSize ?? DEFAULT_PAGE_SIZE
  refuseTooMuch(size, span)
  const { rows, page } = await channelsOf(context, query, wanted)
  const ids = rows.map(({ id }) => id)
  const [airings, reach] = await Promise.all([
    guideAirings(context, ids, span),
    context.services.guide.reach(context, knownKind(context, AIRING_TYPE).urn, ids),
  ])
  const data = rows.map((row) => {
    const known = reach.get(row.id)
    return { channel: channelOf(row), airing: airings.get(row.id) ?? [], ...(known && { reach: known }) }
  })
  return { data, page }
}

type Query = Parameters<typeof readEpg>[1]['query']

/** The named channels in the order asked, or a page of those that match, by number. */
async function channelsOf(context: CallContext, query: Query, wanted: readonly string[] | undefined) {
  if (!wanted) return guideChannels(context, query)
  const kind = catalogKind(knownType(context, CHANNEL_TYPE))
  const rows = await context.services.lists.rowsOf(context, [kind], wanted, ['draft', 'pending', 'published'])
  return { rows, page: { count: rows.length } }
}

export function spanOf(query: Pick<Query, 'start' | 'end'>): GuideSpan {
  const span = guideSpan(query)
  if (span.to - span.from > GUIDE_DAYS * DAY_MS)
    throw new DomainError('malformed', { description: `The guide is read for ${GUIDE_DAYS} days at most.` })
  return span
}

/** A read stays small enough to be answered at once: who wants more asks page by page, or day by day. */
export function refuseTooMuch(channels: number, { from, to }: GuideSpan, most = GUIDE_CHANNEL_DAYS): void {
  if (channels * Math.ceil((to - from) / DAY_MS) > most)
    throw new DomainError('badPage', {
      description: `One read of the guide holds ${most} days of channels; ask for fewer channels or days.`,
    })
}

/** A channel as the head of its row names it. */
export function channelOf(row: ContentRow): GuideChannel {
  const { id, lon = [], ia = [], cn, chty, cs, tz, gnr } = row
  return {
    ...{ id, lon, ia },
    ...(typeof cn === 'number' && { cn }),
    ...(typeof chty === 'string' && { chty }),
    ...(typeof cs === 'string' && { cs }),
    ...(typeof tz === 'string' && { tz }),
    ...(Array.isArray(gnr) && { gnr: gnr.map(String) }),
  }
}

import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { AIRING_TYPE, CHANNEL_TYPE, GUIDE_CHANNEL_DAYS, GUIDE_DAYS } from '#contract/values/guide.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { CallContext, Command } from '../../context.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { GuideSpan } from '../../stores/guideStore.ts'
import { rowsPage } from '../catalogue/listPage.ts'
import { knownKind, knownType } from '../catalogue/knownType.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'

/**
 * A window of the programme guide: channels by number, each with what it shows. One read of channels and one of
 * airings, whatever their number; `count` is that of the channels.
 */
export const readEpg: Command<'readEpg'> = async (context, { query }) => {
  const span = spanOf(query)
  const wanted = namesIn(query.channel)
  const size = wanted?.length ?? query.pageSize ?? DEFAULT_PAGE_SIZE
  refuseTooMuch(size, span)
  const { rows, page } = await channelsOf(context, query, wanted)
  const airings = await context.services.guide.airings(
    context,
    knownKind(context, AIRING_TYPE).urn,
    rows.map(({ id }) => id),
    span,
  )
  return { data: rows.map((row) => ({ channel: channelOf(row), airing: airings.get(row.id) ?? [] })), page }
}

type Query = Parameters<typeof readEpg>[1]['query']

/** The named channels in the order asked, or a page of those that match, by number. */
async function channelsOf(context: CallContext, query: Query, wanted: readonly string[] | undefined) {
  const type = knownType(context, CHANNEL_TYPE)
  const kind = catalogKind(type)
  if (wanted) {
    const rows = await context.services.lists.rowsOf(context, [kind], wanted, ['draft', 'pending', 'published'])
    return { rows, page: { count: rows.length } }
  }
  const { term, chty, gnr, pageNumber, pageSize } = query
  const words = { sortBy: 'number', ...(pageNumber && { pageNumber }), ...(pageSize && { pageSize }) }
  const equals = (field: string, value: string | undefined) =>
    value === undefined ? [] : [{ field, term: value, operator: 'equals' as const }]
  const { data, page } = await rowsPage(context, [kind], [type], words, {
    filter: [...equals('chty', chty), ...equals('gnr', gnr)],
    match: 'ALL',
    ...(term !== undefined && term !== '' && { term }),
  })
  return { rows: data, page }
}

export function spanOf({ start, end }: Pick<Query, 'start' | 'end'>): GuideSpan {
  const [from, to] = [instantIn(start), instantIn(end)]
  if (to <= from) throw new DomainError('malformed', { description: 'The end of the window lies before its start.' })
  if (to - from > GUIDE_DAYS * DAY_MS)
    throw new DomainError('malformed', { description: `The guide is read for ${GUIDE_DAYS} days at most.` })
  return { from, to }
}

function instantIn(text: string): number {
  const instant = parseDate(text)
  if (instant === undefined) throw new DomainError('malformed', { description: `'${text}' is no instant.` })
  return instant
}

/** A read stays small enough to be answered at once: who wants more asks page by page, or day by day. */
export function refuseTooMuch(channels: number, { from, to }: GuideSpan): void {
  if (channels * Math.ceil((to - from) / DAY_MS) > GUIDE_CHANNEL_DAYS)
    throw new DomainError('badPage', {
      description: `One read of the guide holds ${GUIDE_CHANNEL_DAYS} days of channels; ask for fewer channels or days.`,
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

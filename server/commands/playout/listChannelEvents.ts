import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { channelPieces, type PieceOnAir } from '#contract/rules/schedule/playout/piecesOnAir.ts'
import type { PlayoutEvent } from '#contract/schemas/live/playout.ts'
import { knownTitles } from '#contract/rules/schedule/wire/titleFacts.ts'
import { GUIDE_DAYS } from '#contract/values/guide.ts'
import { DEFAULT_PAGE_SIZE } from '#contract/values/limits.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { guideSpan } from '../epg/guideSpan.ts'
import { titlesOf } from '../schedules/titlesOf.ts'
import { virtualChannel } from '../schedules/virtualChannel.ts'

/** What a channel plays, cut by cut, by what is published, turns of its loop among it: a day from now on where no window is named. */
export const listChannelEvents: Command<'listChannelEvents'> = async (context, { params, query }) => {
  const { pageNumber = 1, pageSize = DEFAULT_PAGE_SIZE } = query
  const channel = await virtualChannel(context, params.id)
  const start = query.start ?? new Date(context.services.now()).toISOString()
  const span = guideSpan({ start, end: query.end ?? dayAfter(start) })
  if (span.to - span.from > GUIDE_DAYS * DAY_MS)
    throw new DomainError('malformed', { description: `Events are read for ${GUIDE_DAYS} days at most.` })
  const { airings } = await context.services.schedules.onAir(context, {
    cs: channel.cs,
    range: span,
    sides: 'published',
  })
  const ids = [...new Set(airings.flatMap(({ pgmId }) => pgmId ?? []))]
  const titles = knownTitles(new Map(), ids, await titlesOf(context, ids))
  const pieces = channelPieces(airings, span, (id) => titles.get(id))
  const sorted = query.sortOrder === 'desc' ? pieces.toReversed() : pieces
  const page = sorted.slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
  return { data: page.map(eventOf), page: { count: pieces.length } }
}

/** What is no instant is left as it is, to be refused. */
function dayAfter(start: string): string {
  const instant = parseDate(start)
  return instant === undefined ? start : new Date(instant + DAY_MS).toISOString()
}

function eventOf({ type, at, dur, pgmId, seg }: PieceOnAir): PlayoutEvent {
  return {
    ...{ type, at: new Date(at).toISOString(), dur },
    ...(pgmId !== undefined && { pgm_id: pgmId }),
    ...(seg !== undefined && { seg }),
  }
}

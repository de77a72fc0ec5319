import { Readable } from 'node:stream'
import { AIRING_TYPE, CHANNEL_TYPE, GUIDE_FILE_CHANNEL_DAYS, GUIDE_FILE_CHANNELS } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext, Command } from '../../context.ts'
import { slotOfStored } from '../../epg/slots.ts'
import { writeGuideTable, writeXmltv, type GuidePart } from '../../epg/writeGuide.ts'
import type { OurChannel } from '../../stores/epg/standing.ts'
import type { GuideSpan } from '../../stores/guideStore.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { guideChannels } from './guideChannels.ts'
import { refuseTooMuch, spanOf } from './readEpg.ts'

/** Channels times days that one statement reads: about 10,000 programmes of half an hour. */
const CHANNEL_DAYS_AT_ONCE = 200

type Query = Parameters<typeof exportEpg>[1]['query']

/** What channels show between two instants, some channels at once, so that no more than theirs is in memory. */
export const exportEpg: Command<'exportEpg'> = async (context, { query }) => {
  const span = spanOf(query)
  const wanted = namesIn(query.channel) ?? (await matching(context, query))
  refuseTooMuch(wanted.length, span, GUIDE_FILE_CHANNEL_DAYS)
  const channels = await context.services.epg.ourChannels(context, catalogUrn(CHANNEL_TYPE), wanted)
  if (channels.length === 0) throw new DomainError('notFound')
  channels.sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id))
  const isTable = query.format === 'csv'
  const parts = partsOf(context, channels, span)
  const name = `guide-${new Date(span.from).toISOString().slice(0, 10)}.${isTable ? 'csv' : 'xml'}`
  return {
    raw: {
      type: isTable ? 'text/csv; charset=utf-8' : 'application/xml; charset=utf-8',
      body: Readable.from(isTable ? writeGuideTable(parts) : writeXmltv(channels, parts)),
      headers: {
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    },
  }
}

/** Channels of the guide that match, by number; `badPage` where there are more than one file holds. */
async function matching(context: CallContext, { term, chty, gnr }: Query): Promise<string[]> {
  const { rows, page } = await guideChannels(context, { term, chty, gnr, pageSize: GUIDE_FILE_CHANNELS })
  if ((page.count ?? 0) > GUIDE_FILE_CHANNELS)
    throw new DomainError('badPage', { description: `One file holds ${GUIDE_FILE_CHANNELS} channels at most.` })
  return rows.map(({ id }) => id)
}

async function* partsOf(
  context: CallContext,
  channels: readonly OurChannel[],
  span: GuideSpan,
): AsyncGenerator<GuidePart> {
  const atOnce = Math.max(1, Math.floor(CHANNEL_DAYS_AT_ONCE / ((span.to - span.from) / DAY_MS)))
  for (let at = 0; at < channels.length; at += atOnce) {
    const some = channels.slice(at, at + atOnce)
    const ids = some.map(({ id }) => id)
    const rows = await context.services.epg.shownOn(context, catalogUrn(AIRING_TYPE), ids, span)
    const byChannel = Map.groupBy(rows, (row) => row.channel)
    for (const channel of some) {
      const shown = byChannel.get(channel.id) ?? []
      yield { channel, slots: shown.flatMap(({ payload }) => slotOfStored(payload) ?? []) }
    }
  }
}

import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { CHANNEL_TYPE } from '#contract/values/guide.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import type { StagedChannel } from '../../stores/epg/stagedFeed.ts'
import { channelRows } from './channelRows.ts'
import { ingestionOf, openIngestion, visibleIngestion } from './ingestionOf.ts'
import { pageIn } from './listEpgIngestions.ts'

/** Which channels those of the feed are, or may be. */
export const listEpgMatches: Command<'listEpgMatches'> = async (context, { params, query }) => {
  const { id, feed, scope } = await visibleIngestion(context, params.id)
  const { epg } = context.services
  const { state } = query
  const [{ rows, count }, said] = await Promise.all([
    epg.channels(id, { ...pageIn(query), ...(state && { state }) }),
    epg.remembered(feed, scope),
  ])
  const named = rows.flatMap(({ src, channel, candidates }) => [
    ...[channel ?? '', said.get(src) ?? ''],
    ...candidates.map((one) => one.id),
  ])
  const channels = await channelRows(
    context,
    named.filter((one) => one !== ''),
  )
  return { data: rows.map((row) => ({ ...matchOf(row, channels), ...laterOf(row, said, channels) })), page: { count } }
}

function matchOf(row: StagedChannel, channels: ReadonlyMap<string, GuideChannel>): EpgMatch {
  const { src, names, number, programmes, titles, state, remembered, candidates } = row
  const channel = channels.get(row.channel ?? '')
  return {
    ...{ id: src, names, programmes, titles, state },
    ...(number !== null && { number }),
    ...(remembered && { remembered }),
    ...(channel && { channel }),
    candidates: candidates.flatMap(({ id, score, reasons }) => {
      const one = channels.get(id)
      return one ? [{ channel: one, score, reasons }] : []
    }),
  }
}

/** Which it is in later feeds, where that is another one than here. A channel that the caller does not see is not told. */
function laterOf(
  { src, channel, state }: StagedChannel,
  said: ReadonlyMap<string, string | null>,
  channels: ReadonlyMap<string, GuideChannel>,
): Pick<EpgMatch, 'later'> {
  const later = said.get(src)
  if (state === 'waiting' || later === undefined || later === channel) return {}
  const seen = later === null ? null : channels.get(later)
  return seen === undefined ? {} : { later: seen }
}

/** Says which channels they are, and takes in what waited for it; channels that were taken in already stay. */
export const confirmEpgMatches: Command<'confirmEpgMatches'> = async (context, { params, body }) => {
  const { actor, services, requestId: trace } = context
  await services.idempotency.once(context, async () => {
    const row = await openIngestion(context, params.id)
    const matches = body.matches.map(({ id: src, channel }) => ({ src, channel }))
    const sources = matches.map(({ src }) => src)
    if (new Set(sources).size < sources.length) throw new DomainError('malformed', { field: '/matches' })
    // What is remembered of a channel that the feed does not have would decide on a later one unseen.
    if (!(await services.epg.areInFeed(row.id, sources))) throw new DomainError('notFound')
    const wanted = matches.flatMap(({ channel }) => channel ?? [])
    if (new Set(wanted).size < wanted.length) throw new DomainError('channelTaken')
    const seen = await services.epg.ourChannels(context, catalogUrn(CHANNEL_TYPE), wanted)
    if (seen.length < wanted.length) throw new DomainError('notFound')
    if (await services.epg.areTaken(row, { sources, channels: wanted })) throw new DomainError('channelTaken')
    return async (stores) => {
      await stores.epg.setMatches(row.id, matches)
      if (body.remember !== false) await stores.epg.remember(row, matches)
      if (!(await stores.epg.takeUpAgain(row.id, { by: actor, trace }))) throw new DomainError('running')
    }
  })
  return { data: ingestionOf(await visibleIngestion(context, params.id)) }
}

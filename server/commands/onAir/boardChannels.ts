import { isTimeZone } from '#contract/rules/dates/zonedParts.ts'
import type { OnAirChannel, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { ON_AIR_CHANNELS, ON_AIR_MS } from '#contract/values/onAir.ts'
import type { CallContext } from '../../context.ts'
import type { BoardChannels as ZonedChannels, ShownNow } from '../../stores/onAir/timeline.ts'
import { knownKind } from '../catalogue/knownType.ts'
import { guideChannels } from '../epg/guideChannels.ts'
import { channelOf } from '../epg/readEpg.ts'
import { createBoardDays } from './boardDays.ts'
import { channelProblems } from './channelProblems.ts'
import { virtualOnBoard } from './virtualOnBoard.ts'
import { flaggedAirings } from './flaggedAirings.ts'

type BoardChannels = { at: number; channels: OnAirChannel[]; problems: OnAirProblem[]; count: number }

/** Every channel with now, next and its days, by number, and what is wrong with any of them. */
export async function boardChannels(context: CallContext, now: number): Promise<BoardChannels> {
  const { guide, onAir } = context.services
  const { shown, channels, count } = await channelsOnBoard(context)
  const ahead = { now, until: now + ON_AIR_MS }
  const { urn } = knownKind(context, AIRING_TYPE)
  const [near, covered, reach, waiting, flagged, virtual] = await Promise.all([
    onAir.nowAndNext(context, urn, channels, ahead),
    onAir.coverage(context, urn, channels, ahead),
    guide.reach(context, urn, channels.ids),
    onAir.waitingDays(context, channels, ahead),
    flaggedAirings(context, channels, ahead),
    virtualOnBoard(context, now),
  ])
  const [nearBy, coveredBy, waitingBy] = [byChannel(near), byChannel(covered), byChannel(waiting)]
  const daysOf = createBoardDays(now)
  const linear = shown.map((channel, at) => {
    const { id } = channel
    const days = daysOf(channels.zones[at] ?? 'UTC')
    const facts = {
      ...{ channel: id, covered: coveredBy.get(id) ?? [], reach: reach.get(id), waiting: waitingBy.get(id) ?? [] },
      flagged: flagged.get(id) ?? [],
    }
    const state = channelProblems(facts, days, ahead)
    const line: OnAirChannel = { channel, ...slotsOf(nearBy.get(id) ?? [], now), days: state.days, today: days.today }
    return { line, problems: state.problems }
  })
  const lines = [...linear, ...virtual]
  return {
    at: now,
    channels: lines.map(({ line }) => line),
    problems: lines.flatMap(({ problems }) => problems),
    count: count + virtual.length,
  }
}

/** The channels of a board by number, with the zones of their days. */
export async function channelsOnBoard(context: CallContext) {
  const { rows, page } = await guideChannels(context, { pageSize: ON_AIR_CHANNELS })
  const shown = rows.map(channelOf)
  const channels: ZonedChannels = {
    ids: shown.map(({ id }) => id),
    zones: shown.map(({ tz }) => (tz !== undefined && isTimeZone(tz) ? tz : 'UTC')),
  }
  return { shown, channels, count: page.count ?? shown.length }
}

export const byChannel = <Row extends { ch: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ ch }) => ch)

function slotsOf(near: readonly ShownNow[], now: number): Pick<OnAirChannel, 'now' | 'next'> {
  const slot = ({ ch: _channel, ...rest }: ShownNow) => rest
  const [current, next] = [near.find(({ from }) => from <= now), near.find(({ from }) => from > now)]
  return { ...(current && { now: slot(current) }), ...(next && { next: slot(next) }) }
}

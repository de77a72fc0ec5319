import { dayOf } from '#contract/rules/dates/zoneDays.ts'
import { channelAhead } from '#contract/rules/schedule/ahead/channelAhead.ts'
import type { OnAirChannel, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_DAYS, ON_AIR_MS } from '#contract/values/onAir.ts'
import type { CallContext } from '../../context.ts'
import type { VirtualSlot } from '../../stores/schedule/readNowOnVirtual.ts'
import type { VirtualChannel } from '../../stores/schedule/readVirtualChannels.ts'
import { withoutRights, type FlaggedAiring } from './channelProblems.ts'
import { codesOf, slotsOnVirtual } from './virtualSlots.ts'
import { virtualAhead } from './virtualAhead.ts'
import { virtualFlagged } from './virtualFlagged.ts'
import { virtualProblems } from './virtualProblems.ts'

type Line = { line: OnAirChannel; problems: OnAirProblem[] }

/** Virtual channels on the board, for those who may view them: what airs, how their days stand, what is missing. */
export async function virtualOnBoard(context: CallContext, now: number): Promise<Line[]> {
  const channels = await virtualAhead(context, now, ON_AIR_DAYS)
  const [starts, flagged, near] = await Promise.all([
    context.services.playouts.starts(channels.map(({ channel }) => channel.id)),
    virtualFlagged(context, codesOf(channels), { now, until: now + ON_AIR_MS }),
    slotsOnVirtual(context, channels, now),
  ])
  const today = dayOf(now, 'UTC')
  return channels.map(({ channel, facts }): Line => {
    const ahead = channelAhead({ ...facts, count: ON_AIR_DAYS })
    const days = ahead?.days.map(({ state }) => state) ?? []
    const missing = ahead ? virtualProblems(channel.id, ahead, now) : []
    const start = starts.get(channel.id)?.starts
    const line = {
      ...{ channel: headOf(channel), ...nowAndNext(near.get(channel.cs) ?? [], now), days, today },
      ...(start !== undefined && { starts: Date.parse(start) }),
    }
    return { line, problems: [...missing, ...rightsProblems(channel.id, flagged)] }
  })
}

/** One line for each title. Titles of schedules are of any type, so none is a program that the guide could open. */
export function rightsProblems(channel: string, flagged: ReadonlyMap<string, FlaggedAiring[]>): OnAirProblem[] {
  return withoutRights({ channel, flagged: flagged.get(channel) ?? [] }).map(
    ({ program: _title, ...problem }) => problem,
  )
}

function headOf({ id, cs, lon, tz }: VirtualChannel): OnAirChannel['channel'] {
  return { id, lon, ia: [], cs, chty: 'virtual', ...(tz !== undefined && { tz }) }
}

function nowAndNext(slots: readonly VirtualSlot[], now: number): Pick<OnAirChannel, 'now' | 'next'> {
  const slot = ({ cs: _code, title: _title, ...rest }: VirtualSlot) => rest
  const [current, next] = [slots.find(({ from }) => from <= now), slots.find(({ from }) => from > now)]
  return { ...(current && { now: slot(current) }), ...(next && { next: slot(next) }) }
}

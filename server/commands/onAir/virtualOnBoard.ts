import { dayBounds, dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { channelAhead } from '#contract/rules/schedule/ahead/channelAhead.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'
import type { OnAirChannel, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_DAYS, ON_AIR_MS } from '#contract/values/onAir.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'
import type { CallContext } from '../../context.ts'
import { scopeOf } from '../../stores/documents/sender.ts'
import type { VirtualAhead } from '../../stores/schedule/readAhead.ts'
import type { VirtualSlot } from '../../stores/schedule/readNowOnVirtual.ts'
import type { VirtualChannel } from '../../stores/schedule/readVirtualChannels.ts'
import { withoutRights, type FlaggedAiring } from './channelProblems.ts'
import { virtualAhead } from './virtualAhead.ts'
import { virtualFlagged } from './virtualFlagged.ts'
import { virtualProblems } from './virtualProblems.ts'

type Line = { line: OnAirChannel; problems: OnAirProblem[] }

/** Virtual channels on the board, for those who may view them: what airs, how their days stand, what is missing. */
export async function virtualOnBoard(context: CallContext, now: number): Promise<Line[]> {
  const channels = await virtualAhead(context, now, ON_AIR_DAYS)
  const [flagged, near] = await Promise.all([
    virtualFlagged(context, codesOf(channels), { now, until: now + ON_AIR_MS }),
    slotsBy(context, channels, now),
  ])
  const today = dayOf(now, 'UTC')
  return channels.map(({ channel, facts }): Line => {
    const ahead = channelAhead({ ...facts, count: ON_AIR_DAYS })
    const days = ahead?.days.map(({ state }) => state) ?? []
    const missing = ahead ? virtualProblems(channel.id, ahead, now) : []
    const line = { channel: headOf(channel), ...nowAndNext(near.get(channel.cs) ?? [], now), days, today }
    return { line, problems: [...missing, ...rightsProblems(channel.id, flagged)] }
  })
}

export const codesOf = (channels: readonly VirtualAhead[]) => channels.map(({ channel: { cs } }) => cs)

/** One line for each title. Titles of schedules are of any type, so none is a program that the guide could open. */
export function rightsProblems(channel: string, flagged: ReadonlyMap<string, FlaggedAiring[]>): OnAirProblem[] {
  return withoutRights({ channel, flagged: flagged.get(channel) ?? [] }).map(
    ({ program: _title, ...problem }) => problem,
  )
}

function headOf({ id, cs, lon, tz }: VirtualChannel): OnAirChannel['channel'] {
  return { id, lon, ia: [], cs, chty: 'virtual', ...(tz !== undefined && { tz }) }
}

/** What airs now and next, by code: of most channels as it is stored, of those that repeat a loop worked out. */
async function slotsBy(context: CallContext, channels: readonly VirtualAhead[], now: number) {
  const { schedules } = context.services
  const today = dayOf(now, 'UTC')
  // What began yesterday still runs; what comes next may come tomorrow.
  const days = [shiftDay(today, -1), today, shiftDay(today, 1)]
  const near = { from: now, to: dayBounds(shiftDay(today, 1), 'UTC').to }
  const looping = channels.filter(({ facts: { loop } }) => loop && loop.from < near.to && loop.to > now)
  const isLooping = new Set(codesOf(looping))
  const codes = codesOf(channels).filter((cs) => !isLooping.has(cs))
  const stored = await schedules.nowOn({ codes, days, now, scope: scopeOf(context) })
  const slots = Map.groupBy(stored, ({ cs }) => cs)
  for (const cs of isLooping) slots.set(cs, await loopSlots(context, cs, near))
  return slots
}

async function loopSlots(context: CallContext, cs: string, range: TimeRange) {
  const { airings } = await context.services.schedules.onAir(context, { cs, range, sides: 'published' })
  return airings.slice(0, 2).map((airing): VirtualSlot => {
    const { pgm } = airing.rest
    const lon = isObject(pgm) && Array.isArray(pgm.lon) ? (pgm.lon as LocalizedText[]) : []
    return { cs, id: airing.id, from: airing.start, to: endOf(airing), lon }
  })
}

function nowAndNext(slots: readonly VirtualSlot[], now: number): Pick<OnAirChannel, 'now' | 'next'> {
  const slot = ({ cs: _code, ...rest }: VirtualSlot) => rest
  const [current, next] = [slots.find(({ from }) => from <= now), slots.find(({ from }) => from > now)]
  return { ...(current && { now: slot(current) }), ...(next && { next: slot(next) }) }
}

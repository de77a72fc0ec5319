import { can } from '#contract/rules/access/can.ts'
import { dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import type { AheadFacts } from '#contract/rules/schedule/ahead/channelAhead.ts'
import { ON_AIR_REACH_DAYS } from '#contract/values/onAir.ts'
import { catalogUrn } from '#contract/values/urn.ts'
import type { CallContext } from '../../context.ts'
import type { Reader } from '../../stores/documents/sender.ts'
import type { ScheduleStore } from '../../stores/scheduleStore.ts'
import type { VirtualChannel } from '../../stores/schedule/readVirtualChannels.ts'
import { VIRTUAL_CHANNEL } from '../schedules/virtualChannel.ts'

export type VirtualAhead = { channel: VirtualChannel; facts: Omit<AheadFacts, 'count'> }

/** Virtual channels of those who may view them, with what is known of their days. */
export async function virtualAhead(context: CallContext, now: number, count: number): Promise<VirtualAhead[]> {
  return can(context.actor, 'cp_vll', 'view') ? readAhead(context.services.schedules, context, now, count) : []
}

/** Virtual channels with so many days from now on, and those before by which it is known that they are on air. */
async function readAhead(
  schedules: Pick<ScheduleStore, 'channels' | 'daysAhead'>,
  reader: Reader,
  now: number,
  count: number,
): Promise<VirtualAhead[]> {
  const channels = await schedules.channels(reader, catalogUrn(VIRTUAL_CHANNEL))
  const today = dayOf(now, 'UTC')
  const range = { from: shiftDay(today, -ON_AIR_REACH_DAYS), to: shiftDay(today, count) }
  const { days, loops } = await schedules.daysAhead(reader, { codes: channels.map(({ cs }) => cs), ...range })
  const [daysBy, loopBy] = [Map.groupBy(days, ({ cs }) => cs), new Map(loops.map(({ cs, loop }) => [cs, loop]))]
  return channels.map((channel) => ({
    channel,
    facts: { now, days: daysBy.get(channel.cs) ?? [], loop: loopBy.get(channel.cs) },
  }))
}

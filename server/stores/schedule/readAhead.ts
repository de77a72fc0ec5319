import type { Kysely } from 'kysely'
import { dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import type { AheadFacts } from '#contract/rules/schedule/ahead/channelAhead.ts'
import { ON_AIR_REACH_DAYS } from '#contract/values/onAir.ts'
import type { Tables } from '../../db/tables.ts'
import type { Scope } from '../documents/sender.ts'
import { readDaysAhead } from './readDaysAhead.ts'
import { readVirtualChannels, type VirtualChannel } from './readVirtualChannels.ts'

export type VirtualAhead = { channel: VirtualChannel; facts: Omit<AheadFacts, 'count'> }

/** Virtual channels with so many days from now on, and those before by which it is known that they are on air. */
export async function readAhead(
  kysely: Kysely<Tables>,
  scope: Scope,
  { channelUrn, now, count }: { channelUrn: string; now: number; count: number },
): Promise<VirtualAhead[]> {
  const channels = await readVirtualChannels(kysely, scope, channelUrn)
  const today = dayOf(now, 'UTC')
  const range = { from: shiftDay(today, -ON_AIR_REACH_DAYS), to: shiftDay(today, count) }
  const { days, loops } = await readDaysAhead(kysely, { codes: channels.map(({ cs }) => cs), ...range, scope })
  const [daysBy, loopBy] = [Map.groupBy(days, ({ cs }) => cs), new Map(loops.map(({ cs, loop }) => [cs, loop]))]
  return channels.map((channel) => ({
    channel,
    facts: { now, days: daysBy.get(channel.cs) ?? [], loop: loopBy.get(channel.cs) },
  }))
}

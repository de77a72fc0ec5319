import { windowEnd } from '#contract/rules/availability/windowEnd.ts'
import { projectDay } from '#contract/rules/schedule/wire/projectDay.ts'
import { readSchedule as joinDays } from '#contract/rules/schedule/wire/readSchedule.ts'
import { conditionIn, knownTitles, rightsFacts } from '#contract/rules/schedule/wire/titleFacts.ts'
import { checkRights } from '#contract/rules/schedule/warnings/checkRights.ts'
import { dayWarnings } from '#contract/rules/schedule/warnings/dayWarnings.ts'
import type { Schedule } from '#contract/rules/schedule/model/schedule.ts'
import type { ScheduleDay } from '#contract/schemas/live/schedule.ts'
import { CHANNEL_EXPIRY_MS } from '#contract/values/timers.ts'
import type { CallContext, Command } from '../../context.ts'
import type { JsonText } from '../../jsonText.ts'
import { turnEvery } from '../../threads/othersTurn.ts'
import { wireWarnings } from '../../decisions/schedule/wireWarnings.ts'
import { wireDay } from '../../stores/schedule/readOnAirSchedule.ts'
import type { VirtualChannel } from '../../stores/schedule/readVirtualChannels.ts'
import { namesIn } from '../catalogue/viewableKinds.ts'
import { scheduleRange } from './scheduleRange.ts'
import { titlesOf } from './titlesOf.ts'
import { virtualChannel } from './virtualChannel.ts'

/**
 * Days of a channel, each with everything that follows from the days around it and from now. A day that was deleted is
 * told as one without airings, since its revision goes on counting.
 */
export const readSchedule: Command<'readSchedule'> = async (context, { query }) => {
  const { services } = context
  const range = scheduleRange(query)
  const channel = await virtualChannel(context, query.cs)
  const { cs } = channel
  const sides = query.st === 'published' ? 'published' : 'shown'
  const stored = await services.schedules.days(context, { cs, ...range, sides })
  const processing = namesIn(query.pst)
  const days = stored
    .flatMap((day) => wireDay(cs, day, sides))
    .filter(({ pst }) => !processing || processing.includes(pst ?? ''))
  const { schedule } = joinDays(days, { cs, ...range })
  const now = services.now()
  const warningsOf = query.warning === 'true' ? await warningsIn(context, schedule, { channel, now }) : undefined
  const texts: string[] = []
  const othersTurn = turnEvery()
  for (const { dt } of days) {
    await othersTurn()
    texts.push(JSON.stringify({ ...projectDay(schedule, dt, now), ...(warningsOf && { wrng: warningsOf(dt) }) }))
  }
  return { json: `[${texts.join()}]` as JsonText<ScheduleDay[]>, page: { count: texts.length } }
}

/** The warnings of each day of a schedule, by facts that are read at this moment. */
export async function warningsIn(
  context: CallContext,
  schedule: Schedule,
  { channel, now }: { channel: VirtualChannel; now: number },
) {
  const { product } = context
  const ids = [...new Set(schedule.order.flatMap(({ pgmId }) => pgmId ?? []))]
  const titles = knownTitles(new Map(), ids, await titlesOf(context, ids))
  const other = { now, channel: channel.rights, ...(product !== undefined && { product }) }
  const rights = checkRights(schedule, rightsFacts(titles, other))
  const channelEnd = windowEnd(channel.rights, product)
  const ends = channelEnd !== undefined && { channelEnd, expiresSoon: CHANNEL_EXPIRY_MS }
  return (dt: string) => wireWarnings(dayWarnings(schedule, dt, { rights, ...ends, conditionOf: conditionIn(titles) }))
}

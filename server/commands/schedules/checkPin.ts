import { parseDate } from '#contract/rules/dates/parseDate.ts'
import { dayOf, shiftDay } from '#contract/rules/dates/zoneDays.ts'
import { insertionConflicts } from '#contract/rules/schedule/commands/insertionConflicts.ts'
import { endOf } from '#contract/rules/schedule/model/schedule.ts'
import { readSchedule as joinDays } from '#contract/rules/schedule/wire/readSchedule.ts'
import { DAY_MS } from '#contract/values/timers.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { Command } from '../../context.ts'
import { isGuideTime } from '../../epg/guideTimes.ts'
import { wireDay } from '../../stores/schedule/readOnAirSchedule.ts'
import { virtualChannel } from './virtualChannel.ts'

/** Whether a pinned airing would go in safely: what runs then, and why it would keep its time. */
export const checkPin: Command<'checkPin'> = async (context, { body }) => {
  const { services } = context
  const { start, end } = body.safe_insertion
  const [from, to] = [parseDate(start), parseDate(end)]
  if (from === undefined || to === undefined || ![from, to].every(isGuideTime) || !(from < to) || to - from > DAY_MS)
    throw new DomainError('malformed', { description: 'An insertion has a start and, within a day, a later end.' })
  const { cs } = await virtualChannel(context, body.cs)
  const range = { from: shiftDay(dayOf(from, 'UTC'), -1), to: shiftDay(dayOf(to, 'UTC'), 1) }
  const stored = await services.schedules.days(context, { cs, ...range, sides: 'shown' })
  const { schedule } = joinDays(
    stored.flatMap((day) => wireDay(cs, day, 'shown')),
    { cs, ...range },
  )
  const facts = { now: services.now(), ...(body.uId !== undefined && { ignored: body.uId }) }
  const data = insertionConflicts(schedule, { from, to }, facts).map(({ airing, reason }) => ({
    ...{ uId: airing.id, a_st_dt: iso(airing.start), a_ed_dt: iso(endOf(airing)), reason },
    ...(airing.pgmId !== undefined && { pgm_id: airing.pgmId }),
  }))
  return { data }
}

const iso = (instant: number) => new Date(instant).toISOString()

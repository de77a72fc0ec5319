import type { ReviewShown } from '#contract/schemas/review.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CallContext } from '../../context.ts'
import { wireDay } from '../../stores/schedule/readOnAirSchedule.ts'
import { isScheduleDay } from '../schedules/scheduleRange.ts'
import { titlesOf } from '../schedules/titlesOf.ts'
import { virtualChannel } from '../schedules/virtualChannel.ts'

/** A day of a virtual channel as it is planned: what airs when, by name. */
export async function shownDay(context: CallContext, name: string): Promise<ReviewShown['day']> {
  const at = name.lastIndexOf('/')
  const [cs, dt] = [name.slice(0, at), name.slice(at + 1)]
  if (at < 1 || !isScheduleDay(dt)) throw new DomainError('notFound')
  const channel = await virtualChannel(context, cs)
  if (channel.cs !== cs) throw new DomainError('notFound')
  const stored = await context.services.schedules.days(context, { cs, from: dt, to: dt, sides: 'shown' })
  const airings = stored.flatMap((day) => wireDay(cs, day, 'shown')).flatMap(({ ar }) => ar)
  const titles = new Map(
    (
      await titlesOf(
        context,
        airings.flatMap(({ pgm_id }) => pgm_id ?? []),
      )
    ).map((one) => [one.id, one]),
  )
  return {
    ...{ channel: channel.lon, dt },
    airings: airings.map(({ uId, a_st_dt, a_ed_dt, pgm, pgm_id }, nth) => ({
      ...{ id: uId ?? String(nth), st: a_st_dt, ed: a_ed_dt },
      lon: titles.get(pgm_id ?? '')?.lon ?? pgm?.lon ?? [],
    })),
  }
}

import { dayOf, type Day } from '../../dates/zoneDays.ts'
import { byStart, type Airing, type Schedule } from '../model/schedule.ts'

type Airings = Pick<Schedule, 'order' | 'longest'>

/**
 * Without what days have of the time before they were first published, which nobody has seen. `since`: when days went
 * on air (epoch ms) that had begun by then.
 */
export function aired(schedule: Airings, since: ReadonlyMap<Day, number>): Airings {
  if (since.size === 0) return schedule
  const order = schedule.order.flatMap((airing): Airing[] => {
    const from = since.get(dayOf(airing.start, 'UTC')) ?? airing.start
    const by = from - airing.start
    if (by <= 0) return [airing]
    return by < airing.dur ? [{ ...airing, start: from, dur: airing.dur - by, offset: airing.offset + by }] : []
  })
  return { order: order.sort(byStart), longest: schedule.longest }
}

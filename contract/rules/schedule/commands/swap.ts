import { endOf, startingAt, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'
import { NOTHING, refuse, type Plan } from './refusal.ts'

/**
 * Two airings change places. What stands between moves by the difference in length, so that the first start and the
 * last end stay; where something between keeps its time each takes the other's start, if it fits there. Doing it
 * twice changes nothing.
 */
export function swap(schedule: Schedule, [one, other]: readonly [Airing, Airing], now: number): Plan {
  const [first, second] = schedule.order.indexOf(one) < schedule.order.indexOf(other) ? [one, other] : [other, one]
  const between = schedule.order.slice(schedule.order.indexOf(first) + 1, schedule.order.indexOf(second))
  const shift = second.dur - first.dur
  const fixed = shift === 0 ? undefined : between.find((airing) => whyFixed(schedule, airing, now))
  if (fixed) return exchangeStarts(schedule, [first, second], fixed)
  const added = [
    startingAt(second, first.start),
    ...between.map((airing) => startingAt(airing, airing.start + shift)),
    startingAt(first, endOf(second) - first.dur),
  ]
  return { removed: NOTHING, added }
}

function exchangeStarts({ order }: Schedule, [first, second]: readonly [Airing, Airing], fixed: Airing): Plan {
  const [longer, start] = first.dur > second.dur ? [first, second.start] : [second, first.start]
  const blocking = order.find(
    (airing) =>
      airing !== first &&
      airing !== second &&
      airing.start < start + longer.dur &&
      endOf(airing) > start &&
      airing.dur > 0,
  )
  if (blocking)
    return refuse('blocked', {
      ...{ airing: longer.id, blockedBy: { airing: fixed.id }, missing: start + longer.dur - blocking.start },
    })
  return { removed: NOTHING, added: [startingAt(second, first.start), startingAt(first, second.start)] }
}

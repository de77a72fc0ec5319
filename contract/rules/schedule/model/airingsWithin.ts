import type { TimeRange } from '../../time/ranges.ts'
import { endOf, type Airing, type Schedule } from './schedule.ts'

/** The place in the order of the first airing that starts at an instant or later. */
export function placeOf(order: readonly Airing[], at: number): number {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((order[middle] as Airing).start < at) low = middle + 1
    else high = middle
  }
  return low
}

/** Airings that run within a range, those that reach into it among them, by start; one without length runs nowhere. */
export function airingsWithin(
  { order, longest }: Pick<Schedule, 'order' | 'longest'>,
  { from, to }: TimeRange,
): Airing[] {
  const found: Airing[] = []
  for (let at = placeOf(order, from - longest); at < order.length; at++) {
    const airing = order[at] as Airing
    if (airing.start >= to) break
    if (airing.dur > 0 && endOf(airing) > from) found.push(airing)
  }
  return found
}

import { DAY_MS } from '#contract/values/timers.ts'
import { offsetAt, utcInstant, type WallClock } from './zonedParts.ts'

/**
 * The instant (epoch ms) at which a zone's clocks show a reading. A reading that comes twice, when clocks go back,
 * is the first of the two; one that is left out, when they go forward, is as much later: 02:30 becomes 03:30.
 */
export function wallTime(clock: WallClock, zone: string): number {
  const asUtc = utcInstant(clock)
  if (zone === 'UTC') return asUtc
  const before = asUtc - offsetAt(asUtc - DAY_MS, zone)
  const after = asUtc - offsetAt(asUtc + DAY_MS, zone)
  const shows = (instant: number) => instant + offsetAt(instant, zone) === asUtc
  return !shows(before) && shows(after) ? after : before
}

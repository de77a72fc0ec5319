import { DAY_MS } from '#contract/values/timers.ts'
import { wallTime } from './wallTime.ts'
import type { WallClock } from './zonedParts.ts'
import { offsetAt, utcInstant } from './zonedParts.ts'

/** The instant that a reading of a zone's clocks means, and whether it could be said more clearly. */
export type ResolvedWall =
  | { kind: 'once'; instant: number }
  /** The first of two was taken; `other` is the second. */
  | { kind: 'twice'; instant: number; other: number }
  /** Clocks leave the reading out: as much later was taken, 02:30 becomes 03:30. */
  | { kind: 'skipped'; instant: number }

/** A reading as an instant, by the rule of `wallTime`, with what a field has to tell about it. */
export function resolveWall(clock: WallClock, zone: string): ResolvedWall {
  const asUtc = utcInstant(clock)
  const instant = wallTime(clock, zone)
  if (instant + offsetAt(instant, zone) !== asUtc) return { kind: 'skipped', instant }
  const other = asUtc - offsetAt(instant + DAY_MS, zone)
  const isTwice = other !== instant && other + offsetAt(other, zone) === asUtc
  return isTwice ? { kind: 'twice', instant, other } : { kind: 'once', instant }
}

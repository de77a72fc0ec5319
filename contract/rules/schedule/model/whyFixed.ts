import type { TimeRange } from '../../time/ranges.ts'
import { endOf, type Airing, type Schedule } from './schedule.ts'

/** Why an airing keeps its time; on screen `schedule.fixed.<reason>`. */
export type FixedReason = 'past' | 'processing' | 'outside' | 'pinned'

/**
 * Why an airing keeps its time whatever happens around it (specification section 4): it started at or before now, a
 * day that it touches is processing, it reaches out of the days that were read, or it is pinned. A pinned one alone
 * may be moved, by somebody who means it. Every command asks here, and nowhere else.
 */
export function whyFixed(schedule: Schedule, airing: Airing, now: number): FixedReason | undefined {
  if (airing.start <= now) return 'past'
  if (airing.start < schedule.window.from || endOf(airing) > schedule.window.to) return 'outside'
  if (touchesClosed(schedule, { from: airing.start, to: endOf(airing) })) return 'processing'
  return airing.pinned ? 'pinned' : undefined
}

/** Does a range reach into a day that is processing? */
export function touchesClosed({ closed }: Schedule, { from, to }: TimeRange): boolean {
  return closed.some((day) => from < day.to && to > day.from)
}

import { sharedRange, type TimeRange } from '../../time/ranges.ts'
import { airingsWithin } from './airingsWithin.ts'
import { endOf, type Schedule } from './schedule.ts'

/** Time within a range in which nothing airs, to the ms, by start. `ignored`: airings that count as not there. */
export function holesIn(schedule: Schedule, range: TimeRange, ignored?: ReadonlySet<string>): TimeRange[] {
  const holes: TimeRange[] = []
  let covered = range.from
  for (const airing of airingsWithin(schedule, range)) {
    if (ignored?.has(airing.id)) continue
    if (airing.start > covered) holes.push({ from: covered, to: airing.start })
    covered = Math.max(covered, endOf(airing))
  }
  if (covered < range.to) holes.push({ from: covered, to: range.to })
  return holes
}

/** The part of the schedule that may still change: from now on, without days that are processing. */
export function openRanges({ window, closed }: Schedule, now: number): TimeRange[] {
  const open: TimeRange[] = []
  let from = Math.max(window.from, now)
  for (const day of closed) {
    if (day.from > from) open.push({ from, to: Math.min(day.from, window.to) })
    from = Math.max(from, day.to)
  }
  if (from < window.to) open.push({ from, to: window.to })
  return open
}

/** Time within some ranges in which nothing airs and that may still be filled, by start. */
export function openHolesIn(schedule: Schedule, ranges: readonly TimeRange[], now: number): TimeRange[] {
  return openRanges(schedule, now)
    .flatMap((open) => ranges.flatMap((range) => sharedRange(open, range) ?? []))
    .flatMap((range) => holesIn(schedule, range))
    .sort((one, other) => one.from - other.from)
}

/**
 * The start nearest to a wanted one at which so many ms fit into a hole; undefined where they fit into none. Of two
 * as near the earlier.
 */
export function nearestPlace(
  schedule: Schedule,
  wanted: { start: number; dur: number },
  { now, ignored }: { now: number; ignored?: ReadonlySet<string> },
): number | undefined {
  let nearest: number | undefined
  for (const range of openRanges(schedule, now)) {
    for (const { from, to } of holesIn(schedule, range, ignored)) {
      if (to - from < wanted.dur) continue
      const start = Math.min(Math.max(wanted.start, from), to - wanted.dur)
      if (nearest === undefined || Math.abs(start - wanted.start) < Math.abs(nearest - wanted.start)) nearest = start
    }
  }
  return nearest
}

import { sharedRange, type TimeRange } from '../time/ranges.ts'
import { placeOf } from './model/airingsWithin.ts'
import { editSchedule } from './model/editSchedule.ts'
import { isProcessing } from './model/makeSchedule.ts'
import { holesIn, openRanges } from './model/holes.ts'
import { endOf, startingAt, type Airing, type Schedule } from './model/schedule.ts'
import { whyFixed, type FixedReason } from './model/whyFixed.ts'

/**
 * What removing all gaps moves: each airing to the end of the one before, in order (editors.md section 2, algorithm
 * 3). What keeps its time stays, as do airings that overlap or have no length; nothing slides into the past or into a day that is
 * processing. Only what moves is given back. Doing it twice moves nothing more.
 */
export function closeGaps(schedule: Schedule, now: number, within: TimeRange = schedule.window): Airing[] {
  const moved: Airing[] = []
  let cursor = Math.max(within.from, schedule.window.from, now)
  for (const airing of schedule.order) {
    if (airing.start >= within.to) break
    if (airing.dur <= 0) continue
    for (const day of schedule.closed) if (day.from < airing.start && day.to > cursor) cursor = day.to
    if (airing.start > cursor && !whyFixed(schedule, airing, now)) {
      moved.push(startingAt(airing, cursor))
      cursor += airing.dur
    } else cursor = Math.max(cursor, endOf(airing))
  }
  return moved
}

/** Why 'Remove all gaps' is not offered (specification section 4), or undefined where it is. */
export function whyNotCloseGaps({ days }: Schedule): 'processing' | undefined {
  return [...days.values()].slice(1, -1).some(isProcessing) ? 'processing' : undefined
}

type CloseGapsPreview = {
  /** What moves, by start, and from where (epoch ms). */
  moves: { airing: Airing; from: number }[]
  /** The longest way that any of them moves, in ms. */
  farthest: number
  /** Gaps that stay: in front of what keeps its time and why, or at the end, where nothing follows. */
  remaining: (TimeRange & { before?: string; why: FixedReason | 'end' })[]
  /** What may air at its time, and may not at the earlier one. */
  fails: string[]
}

/** What removing all gaps would do, before it is done. `mayAir` says whether an airing may air at its time. */
export function previewCloseGaps(
  schedule: Schedule,
  { now, within = schedule.window, mayAir }: { now: number; within?: TimeRange; mayAir: (airing: Airing) => boolean },
): CloseGapsPreview {
  const moves = closeGaps(schedule, now, within).flatMap((airing) => {
    const was = schedule.byId.get(airing.id)
    return was ? [{ airing, was, from: was.start }] : []
  })
  const added = moves.map(({ airing }) => airing)
  const after = editSchedule(schedule, { removed: new Set(), added }).schedule
  return {
    moves: moves.map(({ airing, from }) => ({ airing, from })),
    farthest: moves.reduce((most, { airing, from }) => Math.max(most, from - airing.start), 0),
    remaining: openRanges(after, now)
      .flatMap((open) => sharedRange(open, within) ?? [])
      .flatMap((open) => holesIn(after, open))
      .map((hole) => ({ ...hole, ...whatFollows(after, hole, now) })),
    fails: moves.flatMap(({ airing, was }) => (mayAir(was) && !mayAir(airing) ? [airing.id] : [])),
  }
}

function whatFollows(
  schedule: Schedule,
  { to }: TimeRange,
  now: number,
): { before?: string; why: FixedReason | 'end' } {
  const next = schedule.order[placeOf(schedule.order, to)]
  const why = next?.start === to ? whyFixed(schedule, next, now) : undefined
  return why && next ? { before: next.id, why } : { why: 'end' }
}

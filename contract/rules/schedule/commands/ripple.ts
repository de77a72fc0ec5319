import { airingsWithin, placeOf } from '../model/airingsWithin.ts'
import { endOf, startingAt, type Airing, type Schedule } from '../model/schedule.ts'
import { touchesClosed, whyFixed } from '../model/whyFixed.ts'
import { NOTHING, refuse, type Plan } from './refusal.ts'

/**
 * Puts airings, by start and free of each other, to their times and pushes right whatever is in the way (editors.md
 * section 2, algorithm 4): every hole absorbs, and where the push is used up it ends. What keeps its time is never
 * pushed: then it is refused with what blocks and how many ms are missing.
 */
export function ripple(schedule: Schedule, placed: readonly Airing[], now: number): Plan {
  const pushed: Airing[] = []
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) return { removed: NOTHING, added: [] }
  let cursor = -Infinity
  for (let at = placeOf(schedule.order, first.start); at < schedule.order.length; at++) {
    const airing = schedule.order[at] as Airing
    if (airing.start >= Math.max(cursor, endOf(last))) break
    const start = behind(placed, Math.max(airing.start, cursor), airing.dur)
    if (start === airing.start) continue
    if (whyFixed(schedule, airing, now)) return blockedBy(airing, start)
    const moved = startingAt(airing, start)
    cursor = endOf(moved)
    if (cursor > schedule.window.to)
      return refuse('blocked', { blockedBy: 'window', missing: cursor - schedule.window.to })
    if (touchesClosed(schedule, { from: start, to: cursor })) return refuse('blocked', { blockedBy: 'day' })
    pushed.push(moved)
  }
  return { removed: NOTHING, added: [...placed, ...pushed] }
}

function blockedBy(airing: Airing, start: number) {
  return refuse('blocked', { blockedBy: { airing: airing.id }, missing: start - airing.start })
}

/** The first start, from one on, at which an airing is free of those that were placed. */
function behind(placed: readonly Airing[], from: number, dur: number): number {
  let start = from
  for (const one of placed) if (start < endOf(one) && start + dur > one.start) start = endOf(one)
  return start
}

/**
 * Where an insertion goes that is dropped on an airing: to its nearer end, and behind it where it keeps its time.
 * Nothing is torn apart, and taking the insertion out again leaves what was there.
 */
export function edgeAt(schedule: Schedule, start: number, now: number): number {
  const [under] = airingsWithin(schedule, { from: start, to: start + 1 }).filter((airing) => airing.start < start)
  if (!under) return start
  const isFront = start - under.start < endOf(under) - start && !whyFixed(schedule, under, now)
  return isFront ? under.start : endOf(under)
}

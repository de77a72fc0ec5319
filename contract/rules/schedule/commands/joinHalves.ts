import { airingsWithin } from '../model/airingsWithin.ts'
import { byStart, endOf, type Airing, type Schedule } from '../model/schedule.ts'
import { refuse, type Plan } from './refusal.ts'

/** One of two airings of a program, the second going on where the first ends: what `split` leaves, undone. */
export function join(one: Airing, other: Airing): Plan {
  const [head, tail] = byStart(one, other) < 0 ? [one, other] : [other, one]
  if (!goesOn(head, tail)) return refuse('notHalves', { airing: tail.id })
  return { removed: new Set([tail.id]), added: [{ ...head, dur: head.dur + tail.dur }] }
}

/** An airing and the half that it can be joined with, the one behind it before the one in front; undefined without. */
export function halvesAt(schedule: Schedule, airing: Airing): readonly [Airing, Airing] | undefined {
  const end = endOf(airing)
  const behind = airingsWithin(schedule, { from: end, to: end + 1 }).find((other) => goesOn(airing, other))
  if (behind) return [airing, behind]
  const { start } = airing
  const before = airingsWithin(schedule, { from: start - 1, to: start }).find((other) => goesOn(other, airing))
  return before && [before, airing]
}

/** In the schedule and in the program at once; what names no title has nothing to go on in. */
function goesOn(head: Airing, tail: Airing): boolean {
  return (
    head.pgmId !== undefined &&
    head.pgmId === tail.pgmId &&
    head.kind === tail.kind &&
    endOf(head) === tail.start &&
    head.offset + head.dur === tail.offset
  )
}

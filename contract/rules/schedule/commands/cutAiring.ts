import { airingsWithin } from '../model/airingsWithin.ts'
import { editSchedule } from '../model/editSchedule.ts'
import { endOf, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'
import { NOTHING, refuse, type Plan } from './refusal.ts'
import { ripple } from './ripple.ts'

/** Cuts an airing in two at an instant; the second goes on in the program where the first ends. */
export function split(airing: Airing, at: number, newId: string): Plan {
  const head = at - airing.start
  if (head <= 0 || at >= endOf(airing)) return refuse('length', { airing: airing.id })
  const tail = { ...airing, id: newId, start: at, dur: airing.dur - head, offset: airing.offset + head }
  return { removed: NOTHING, added: [{ ...airing, dur: head }, tail] }
}

/** What runs at an instant and began before it. */
export function runningAt(schedule: Schedule, at: number): Airing | undefined {
  return airingsWithin(schedule, { from: at, to: at + 1 }).find(({ start }) => start < at)
}

/**
 * Puts airings, by start, into the middle of what runs then: its rest, under a new id, and all that follows is pushed
 * behind them. Where nothing runs at the start they are merely inserted there; what keeps its time is never cut.
 */
export function splitInto(schedule: Schedule, placed: readonly Airing[], now: number): Plan {
  const [first] = placed
  const under = first && runningAt(schedule, first.start)
  if (!under) return ripple(schedule, placed, now)
  if (whyFixed(schedule, under, now)) {
    const missing = endOf(under) - first.start
    return refuse('blocked', { airing: first.id, blockedBy: { airing: under.id }, missing })
  }
  const cut = split(under, first.start, `${under.id}+${first.id}`)
  if ('refused' in cut) return cut
  const plan = ripple(editSchedule(schedule, cut).schedule, placed, now)
  if ('refused' in plan) return plan
  const pushed = new Set(plan.added.map(({ id }) => id))
  return { removed: NOTHING, added: [...plan.added, ...cut.added.filter(({ id }) => !pushed.has(id))] }
}

/**
 * Moves one end of an airing and leaves the other. From its start as much of the program is left out, or shown again,
 * as time is: never more than there is.
 */
export function trim(airing: Airing, edge: 'start' | 'end', to: number): Plan {
  const start = edge === 'start' ? Math.max(to, airing.start - airing.offset) : airing.start
  const dur = (edge === 'start' ? endOf(airing) : to) - start
  if (dur <= 0) return refuse('length', { airing: airing.id })
  if (start === airing.start && dur === airing.dur) return { removed: NOTHING, added: [] }
  return { removed: NOTHING, added: [{ ...airing, start, dur, offset: airing.offset + start - airing.start }] }
}

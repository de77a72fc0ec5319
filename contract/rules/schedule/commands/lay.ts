import { type Day, dayBounds } from '../../dates/zoneDays.ts'
import { placeOf } from '../model/airingsWithin.ts'
import { byStart, type Airing, type Schedule } from '../model/schedule.ts'
import { whyFixed } from '../model/whyFixed.ts'
import { whyNotFree } from './whyNotFree.ts'
import type { Plan, Refusal } from './refusal.ts'

/**
 * Airings at their own times, each where nothing else runs; the others are left out and told, with what is in their
 * way. Days of `clear` are emptied before, but for what keeps its time. Refused where none would find a place.
 */
export function lay(
  schedule: Schedule,
  { airings, clear = [] }: { airings: readonly Airing[]; clear?: readonly Day[] },
  now: number,
): Plan {
  const removed = new Set(clear.flatMap((day) => freeAirings(schedule, day, { now })).map(({ id }) => id))
  const added: Airing[] = []
  const left: Refusal[] = []
  let filled: Airing | undefined
  for (const airing of airings.toSorted(byStart)) {
    const refused = whyNotFree(schedule, airing, { now, ignored: removed, before: filled })
    if (refused) left.push(refused)
    else {
      added.push(airing)
      filled = airing
    }
  }
  const [first] = left
  return added.length === 0 && first ? { refused: first } : { removed, added, left }
}

/** What starts within a day and may be taken out. */
export function freeAirings(
  schedule: Schedule,
  day: Day,
  { now, evenPinned = false }: { now: number; evenPinned?: boolean },
): Airing[] {
  const { from, to } = dayBounds(day, schedule.zone)
  const within = schedule.order.slice(placeOf(schedule.order, from), placeOf(schedule.order, to))
  return within.filter((airing) => {
    const reason = whyFixed(schedule, airing, now)
    return reason === undefined || (reason === 'pinned' && evenPinned)
  })
}

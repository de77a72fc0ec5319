import type { Day } from '../../dates/zoneDays.ts'
import { byStart, type Airing, type Schedule } from '../model/schedule.ts'
import { freeAirings } from './lay.ts'
import type { Plan, Refusal } from './refusal.ts'
import { whyNotThere } from './whyNotFree.ts'

/**
 * Days as somebody keeps them elsewhere, in place of what a schedule has in them: exactly, so that pins give way and
 * what runs at once stays so, for its warnings to tell. Only what cannot stand at its time at all is left out and told.
 */
export function promote(
  schedule: Schedule,
  { airings, days }: { airings: readonly Airing[]; days: readonly Day[] },
  now: number,
): Plan {
  const removed = new Set(replacedBy(schedule, days, now).map(({ id }) => id))
  const added: Airing[] = []
  const left: Refusal[] = []
  for (const airing of airings.toSorted(byStart)) {
    const isKnown = schedule.byId.has(airing.id) && !removed.has(airing.id)
    const refused: Refusal | undefined = isKnown
      ? { reason: 'known', airing: airing.id }
      : whyNotThere(schedule, airing, now)
    if (refused) left.push(refused)
    else added.push(airing)
  }
  const [first] = left
  return added.length === 0 && first ? { refused: first } : { removed, added, left }
}

/** What starts in some days and gives way to a whole version of them: all but what nobody may touch. */
export function replacedBy(schedule: Schedule, days: readonly Day[], now: number): Airing[] {
  return days.flatMap((day) => freeAirings(schedule, day, { now, evenPinned: true }))
}

import { editSchedule } from '../model/editSchedule.ts'
import { startingAt, type Airing, type Schedule } from '../model/schedule.ts'
import { pullUp } from './pullUp.ts'
import { refuse, type Plan } from './refusal.ts'
import { ripple } from './ripple.ts'

/** Another airing at the start of one: what follows closes up where it is shorter, and is pushed where it is longer. */
export function replaceAiring(schedule: Schedule, old: Airing, wanted: Airing, now: number): Plan {
  if (wanted.id !== old.id && schedule.byId.has(wanted.id)) return refuse('known', { airing: wanted.id })
  const airing = startingAt(wanted, old.start)
  const removed = new Set([old.id])
  if (airing.dur <= old.dur) {
    const pulled = pullUp({ schedule, now }, new Map([[old.id, old.dur - airing.dur]]))
    return { removed, added: [airing, ...pulled] }
  }
  const plan = ripple(editSchedule(schedule, { removed, added: [] }).schedule, [airing], now)
  return 'refused' in plan ? plan : { removed, added: plan.added }
}

import { editSchedule } from '../model/editSchedule.ts'
import { snapStart } from '../model/snapStart.ts'
import { byStart, endOf, type Airing, type Schedule } from '../model/schedule.ts'
import type { ScheduleCommand } from './command.ts'
import { place } from './place.ts'
import { pullUp } from './pullUp.ts'
import { NOTHING, type Plan } from './refusal.ts'
import { edgeAt } from './ripple.ts'

type MoveCommand = Extract<ScheduleCommand, { kind: 'move' }>

/**
 * Takes airings out and places them elsewhere, always from the schedule as it is: the first at the time, the others as
 * far from it as they were. Where what they leave closes up, an insertion goes in front of or behind the same airing as
 * it was aimed at.
 */
export function moveAirings(schedule: Schedule, moved: readonly Airing[], command: MoveCommand, now: number): Plan {
  const removed = new Set(moved.map(({ id }) => id))
  const { schedule: without } = editSchedule(schedule, { removed, added: [] })
  const lost = new Map(moved.map(({ id, dur }) => [id, dur]))
  const pulled = command.leave === 'closed' ? pullUp({ schedule, now }, lost) : []
  const { schedule: closed } = editSchedule(without, { removed: NOTHING, added: pulled })
  const wanted = command.snap ? snapStart(schedule, command.toStart) : command.toStart
  const start = command.mode === 'insert' ? edgeAfter({ without, closed }, wanted, now) : wanted
  const plan = place(closed, moved.toSorted(byStart), { start, mode: command.mode, now })
  if ('refused' in plan) return plan
  const last = new Map([...pulled, ...plan.added].map((airing) => [airing.id, airing]))
  return { removed: new Set([...removed, ...plan.removed]), added: [...last.values()].filter(isKept(plan)) }
}

/** Cut airings are removed by id and added by what is left of them: what was pulled up and then cut is not there twice. */
function isKept({ removed, added }: Extract<Plan, { added: unknown }>): (airing: Airing) => boolean {
  const ids = new Set(added.map(({ id }) => id))
  return ({ id }) => ids.has(id) || !removed.has(id)
}

/** The edge that was aimed at, where it is now: behind the airing that ended there, else in front of what began there. */
function edgeAfter({ without, closed }: { without: Schedule; closed: Schedule }, wanted: number, now: number): number {
  const edge = edgeAt(without, wanted, now)
  if (without === closed) return edge
  const front = without.order.find((airing) => endOf(airing) === edge)
  const behind = without.order.find(({ start }) => start === edge)
  const [before, after] = [front && closed.byId.get(front.id), behind && closed.byId.get(behind.id)]
  return before ? endOf(before) : (after?.start ?? edge)
}

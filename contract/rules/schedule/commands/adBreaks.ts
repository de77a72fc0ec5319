import { editSchedule } from '../model/editSchedule.ts'
import { byStart, endOf, type Airing, type Schedule } from '../model/schedule.ts'
import type { ScheduleCommand } from './command.ts'
import { refuse, NOTHING, type Plan } from './refusal.ts'
import { ripple } from './ripple.ts'

type AdBreaksCommand = Extract<ScheduleCommand, { kind: 'adBreaks' }>

/** An ad at every edge of the airings, those that touch sharing one; refused as a whole where one would not fit. */
export function adBreaks(schedule: Schedule, named: readonly Airing[], command: AdBreaksCommand, now: number): Plan {
  if (command.seconds <= 0) return refuse('length')
  const edges = edgesOf(named.toSorted(byStart), command.leaveOut ?? [])
  const changed = new Map<string, Airing>()
  let current = schedule
  // From the last on: what one pushes lies behind the edges that are still to come.
  for (const [back, start] of edges.toReversed().entries()) {
    const id = `${command.idPrefix}${edges.length - back}`
    if (schedule.byId.has(id)) return refuse('known', { airing: id })
    const plan = ripple(current, [adAt(start, id, command)], now)
    if ('refused' in plan) return plan
    for (const airing of plan.added) changed.set(airing.id, airing)
    current = editSchedule(current, plan).schedule
  }
  return { removed: NOTHING, added: [...changed.values()] }
}

function edgesOf(airings: readonly Airing[], leaveOut: readonly ('first' | 'last')[]): number[] {
  const edges = [...new Set(airings.flatMap((airing) => [airing.start, endOf(airing)]))]
  return edges.slice(leaveOut.includes('first') ? 1 : 0, leaveOut.includes('last') ? -1 : undefined)
}

function adAt(start: number, id: string, { seconds, pgmId }: AdBreaksCommand): Airing {
  return {
    ...{ id, start, dur: seconds * 1_000, kind: 'ad', pinned: false, offset: 0, rest: {} },
    ...(pgmId !== undefined && { pgmId }),
  }
}

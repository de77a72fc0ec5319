import { applyCommand } from '#contract/rules/schedule/commands/applyCommand.ts'
import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { placeOf } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { snapQuarter } from '#contract/rules/time/snapQuarter.ts'
import type { Drop } from './drop.ts'
import { nearestEnd } from './dropStart.ts'

const MINUTE_MS = 60_000

type Trim = {
  edge: 'start' | 'end'
  /** Where the edge would be, epoch ms. */
  to: number
  /** The edge of a neighbour attracts within this many ms. */
  reach: number
  isExact: boolean
  now: number
}

/** What it would come to if an edge of an airing were drawn to a time: to its neighbour's edge where that is near. */
export function trimDrop(schedule: Schedule, airing: Airing, { edge, to, reach, isExact, now }: Trim): Drop {
  const neighbour = neighbourEdge(schedule, airing, edge, to, reach)
  const at = neighbour ?? (isExact ? Math.round(to / MINUTE_MS) * MINUTE_MS : snapQuarter(to))
  const command: ScheduleCommand = {
    ...({ kind: 'trim', id: airing.id, edge, to: at } as const),
    ...(airing.pinned && { evenPinned: true }),
  }
  const applied = applyCommand(schedule, command, now)
  if (applied.refused) return { kind: 'forbidden', start: airing.start, command, refused: applied.refused }
  if (applied.schedule === schedule) return { kind: 'same', start: airing.start, command }
  return { kind: 'free', start: airing.start, command, applied }
}

function neighbourEdge(
  schedule: Schedule,
  airing: Airing,
  edge: Trim['edge'],
  to: number,
  reach: number,
): number | undefined {
  if (edge === 'start') return nearestEnd(schedule, { start: to, reach, ignored: new Set([airing.id]) })
  const next = schedule.order[placeOf(schedule.order, endOf(airing))]
  return next && Math.abs(next.start - to) <= reach ? next.start : undefined
}

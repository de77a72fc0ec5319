import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { halvesAt } from '#contract/rules/schedule/commands/joinHalves.ts'
import { placeOf } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'

const STEPS_MS = [900_000, 60_000, 1]

/** Where to cut an airing: at an instant that it runs at, else near its middle, at a quarter hour or minute if one is. */
export function splitPoint(airing: Airing, at?: number): number {
  const { start, dur } = airing
  const runsAt = (instant: number) => instant > start && instant < endOf(airing)
  if (at !== undefined && runsAt(at)) return at
  const middle = start + dur / 2
  return STEPS_MS.map((step) => Math.round(middle / step) * step).find(runsAt) ?? middle
}

/** Joins an airing with its other half; without one the rule says why not, by what follows it. */
export function joinCommand(schedule: Schedule, airing: Airing): ScheduleCommand {
  const [one, other] = halvesAt(schedule, airing) ?? [airing, schedule.order[placeOf(schedule.order, endOf(airing))]]
  return { kind: 'join', ids: [one.id, (other ?? one).id], evenPinned: true }
}

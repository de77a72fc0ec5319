import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { placeOf } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import type { TimeRange } from '#contract/rules/time/ranges.ts'

/** Closes one gap: what follows it without a hole moves to its start, up to what keeps its time. */
export function closeGapCommand(schedule: Schedule, gap: TimeRange, now: number): ScheduleCommand {
  const { order } = schedule
  const ids: string[] = []
  let end = gap.to
  for (let at = placeOf(order, gap.to); at < order.length; at++) {
    const airing = order[at]
    if (!airing || airing.start !== end || whyFixed(schedule, airing, now)) break
    ids.push(airing.id)
    end = endOf(airing)
  }
  return { kind: 'move', ids, toStart: Math.max(gap.from, now), mode: 'exact' }
}

import type { ScheduleCommand } from '#contract/rules/schedule/commands/command.ts'
import { airingsWithin } from '#contract/rules/schedule/model/airingsWithin.ts'
import { endOf, type Airing, type Schedule } from '#contract/rules/schedule/model/schedule.ts'
import { whyFixed } from '#contract/rules/schedule/model/whyFixed.ts'
import type { Repair, WarningRow } from './warningGroups.ts'

/**
 * The command behind a repair that needs no further question; the others open a dialog or the details. Closing a gap
 * moves up what follows without a hole, as far as it may move; pushing moves the later of two airings behind the other.
 */
export function repairCommand(
  schedule: Schedule,
  { airing, gap, at }: WarningRow,
  { repair, now }: { repair: Repair; now: number },
): ScheduleCommand | undefined {
  if (!airing) return undefined
  switch (repair) {
    case 'close': {
      const ids = runFrom(schedule, airing, now).map(({ id }) => id)
      return gap && { kind: 'move', ids, toStart: gap.from, mode: 'exact', snap: false }
    }
    case 'push': {
      const before = airingsWithin(schedule, { from: at, to: at + 1 }).filter(({ id }) => id !== airing.id)
      const toStart = Math.max(...before.map(endOf))
      if (before.length === 0) return undefined
      return { kind: 'move', ids: [airing.id], toStart, mode: 'insert', snap: false }
    }
    case 'unpin':
      return { kind: 'unpin', ids: [airing.id] }
    default:
      return undefined
  }
}

/** An airing and what follows it without a hole, up to what keeps its time. */
function runFrom(schedule: Schedule, first: Airing, now: number): Airing[] {
  const run = [first]
  for (let last = first; ;) {
    const [next] = airingsWithin(schedule, { from: endOf(last), to: endOf(last) + 1 }).filter(
      ({ start }) => start === endOf(last),
    )
    if (!next || whyFixed(schedule, next, now)) return run
    run.push(next)
    last = next
  }
}
